import type { ReactNode } from 'react';
import type { BlockProps } from './block-props';
import { TeaserTile } from './teaser-tile';
import classes from './teaser-tiles-block.module.css';

/** Tiles that lead on, each on a tint of its own. */
export const TeaserTilesBlock = ({ block: { tiles } }: BlockProps<'teaserTiles'>): ReactNode => (
  <ul className={classes['tiles']}>
    {tiles.map((tile, index) => (
      <TeaserTile key={index} tile={tile} place={index} />
    ))}
  </ul>
);
