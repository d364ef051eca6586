import type { ContentLink } from '@gastroshop/api-contract';
import type { ReactNode } from 'react';
import { ContentAnchor, LinkCaption } from '../links';
import classes from './hero-button.module.css';

interface HeroButtonProps {
  readonly link: ContentLink;
  readonly isFirst: boolean;
}

/** A button on a stage, in the colour of its words: the one that matters is filled, the others are outlined. */
export const HeroButton = ({ link, isFirst }: HeroButtonProps): ReactNode => (
  <ContentAnchor
    url={link.url}
    target={link.target}
    className={classes[(link.highlighted ?? isFirst) ? 'filled' : 'outline']}
  >
    <span className={classes['label']}>
      <LinkCaption link={link} />
    </span>
  </ContentAnchor>
);
