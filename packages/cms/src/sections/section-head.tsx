import type { ContentLink } from '@gastroshop/api-contract';
import type { ReactNode } from 'react';
import { ContentAnchor, LinkCaption } from '../links';
import classes from './section-head.module.css';

/** What the head of a section takes. */
export interface SectionHeadProps {
  /** The heading. */
  readonly title: string;
  /** Where more of it is to be found. */
  readonly link?: ContentLink | undefined;
}

/** The heading of a section of a page, with the way to more of it. */
export const SectionHead = ({ title, link }: SectionHeadProps): ReactNode => (
  <div className={classes['head']}>
    <h2 className={classes['title']}>{title}</h2>
    {link && (
      <ContentAnchor url={link.url} target={link.target} className={classes['link']}>
        <LinkCaption link={link} />
      </ContentAnchor>
    )}
  </div>
);
