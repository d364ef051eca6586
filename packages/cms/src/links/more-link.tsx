import type { ContentLink } from '@gastroshop/api-contract';
import { IconArrowRight } from '@gastroshop/ui/icons';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ContentAnchor } from './content-anchor';
import { LinkCaption } from './link-caption';
import classes from './more-link.module.css';

/** What a link at the end of a card takes. */
export interface MoreLinkProps {
  readonly link: ContentLink;
  /** The whole card around it can be clicked; the card needs `position: relative`. */
  readonly coversCard?: boolean | undefined;
}

/** A link with an arrow, the way on from a card. */
export const MoreLink = ({ link, coversCard = false }: MoreLinkProps): ReactNode => (
  <ContentAnchor
    url={link.url}
    target={link.target}
    className={clsx(classes['more'], coversCard && classes['cover'])}
  >
    <LinkCaption link={link} />
    <IconArrowRight size={16} className={classes['arrow']} />
  </ContentAnchor>
);
