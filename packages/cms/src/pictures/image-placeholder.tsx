import { Drawing } from '@gastroshop/ui/product';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import classes from './image-placeholder.module.css';

interface StandInProps {
  readonly words: string;
  readonly className?: string | undefined;
}

/** What stands where a picture could not be loaded: a laid table is better than a broken frame. */
export const StandIn = ({ words, className }: StandInProps): ReactNode => (
  <span className={clsx(classes['ground'], className)} role="img" aria-label={words}>
    <Drawing name="pot-of-food" className={classes['drawing']} size={64} />
  </span>
);
