import { IconChevronRight } from '@gastroshop/ui/icons';
import type { ReactNode } from 'react';
import { ContentAnchor, LinkCaption } from '../links';
import type { BlockProps } from './block-props';
import classes from './link-tiles-block.module.css';

/** Tiles of one link each. */
export const LinkTilesBlock = ({ block: { tiles } }: BlockProps<'linkTiles'>): ReactNode => (
  <ul className={classes['tiles']}>
    {tiles.map((link, index) => (
      <li key={index} className={classes['item']}>
        <ContentAnchor
          url={link.url}
          target={link.target}
          className={classes[link.highlighted === true ? 'highlighted' : 'tile']}
        >
          <span className={classes['words']}>
            <LinkCaption link={link} />
          </span>
          <IconChevronRight className={classes['chevron']} />
        </ContentAnchor>
      </li>
    ))}
  </ul>
);
