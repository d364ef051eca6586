import type { ReactNode } from 'react';
import { Skeleton } from '../feedback';
import classes from './document-list.module.css';

/** What the skeleton of the list takes. */
export interface DocumentListSkeletonProps {
  /** How many rows. */
  readonly count: number;
}

/** The list while it is being loaded: the same rows, the same height. */
export const DocumentListSkeleton = ({ count }: DocumentListSkeletonProps): ReactNode => (
  <div className={classes['list']} aria-hidden>
    {Array.from({ length: count }, (_, row) => (
      <div key={row} className={classes['row']}>
        <div className={classes['link']}>
          <Skeleton shape="block" width={40} height={40} />
          <span className={classes['bones']}>
            <Skeleton width="40%" height={14} />
            <Skeleton width="24%" height={10} />
          </span>
        </div>
      </div>
    ))}
  </div>
);
