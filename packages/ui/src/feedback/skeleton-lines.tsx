import type { ReactNode } from 'react';
import { Skeleton } from './skeleton';
import classes from './skeleton.module.css';

/** What skeleton text takes. */
export interface SkeletonLinesProps {
  /** How many lines; the last one is shorter. */
  readonly count: number;
}

/** A paragraph that is being loaded. */
export const SkeletonLines = ({ count }: SkeletonLinesProps): ReactNode => (
  <span className={classes['lines']} aria-hidden>
    {Array.from({ length: count }, (_, line) => (
      <Skeleton key={line} />
    ))}
  </span>
);
