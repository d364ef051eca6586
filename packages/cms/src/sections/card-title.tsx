import type { ReactNode } from 'react';
import classes from './card-title.module.css';

/** What the title of a card takes. */
export interface CardTitleProps {
  /** The cards stand below a heading of their section; without one they are sections themselves. */
  readonly belowHeading?: boolean | undefined;
  /** The words. */
  readonly children: ReactNode;
}

/** The title of a card, at the level its place in the page asks for. */
export const CardTitle = ({ belowHeading = false, children }: CardTitleProps): ReactNode => {
  const Heading = belowHeading ? 'h3' : 'h2';
  return <Heading className={classes['title']}>{children}</Heading>;
};
