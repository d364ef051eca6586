import clsx from 'clsx';
import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

/** What an empty list takes. */
export interface EmptyStateProps {
  /** What is missing, in a few words. */
  readonly title: string;
  /** What the list is for and how to start it. */
  readonly children?: ReactNode;
  /** A drawing; decoration. */
  readonly drawing?: ReactNode;
  /** The ways to start: one filled button, others outlined. */
  readonly actions?: ReactNode;
  /** Smaller, for panels and sheets. */
  readonly compact?: boolean | undefined;
  /** The rank of the title among the page's headings. */
  readonly headingLevel?: 1 | 2 | 3 | 4 | undefined;
}

/** A list with nothing in it: says what it is for and how to start it. */
export const EmptyState = ({
  title,
  children,
  drawing,
  actions,
  compact = false,
  headingLevel = 2,
}: EmptyStateProps): ReactNode => {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={clsx(classes['state'], compact && classes['compact'])}>
      {drawing !== undefined && (
        <div className={classes['drawing']} aria-hidden>
          {drawing}
        </div>
      )}
      <Heading className={classes['title']}>{title}</Heading>
      {children !== undefined && <div className={classes['text']}>{children}</div>}
      {actions !== undefined && <div className={classes['actions']}>{actions}</div>}
    </section>
  );
};
