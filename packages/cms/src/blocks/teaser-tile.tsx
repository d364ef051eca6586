import type { ContentImage, TeaserTilesBlock } from '@gastroshop/api-contract';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { MoreLink } from '../links';
import { Drawing, Image } from '../pictures';
import { CardTitle } from '../sections';
import classes from './teaser-tile.module.css';
import { tileVariant } from './tile-variant';

interface TeaserTileProps {
  readonly tile: TeaserTilesBlock['tiles'][number];
  /** 0 for the first tile of the block. */
  readonly place: number;
}

/** A square drawing without a ground of its own stands on the tint; everything else fills a window. */
const isDrawing = ({ url, width, height }: ContentImage): boolean =>
  /\.svg(?:\?|$)/i.test(url) && width === height;

/** A tile: words above, way on below, the drawing in the corner or the photograph over the whole width. */
export const TeaserTile = ({ tile: { title, text, image, link }, place }: TeaserTileProps): ReactNode => {
  const family = tileVariant(place);
  const isPhoto = image !== undefined && !isDrawing(image);
  return (
    <li className={clsx(classes['tile'], isPhoto && classes['withPhoto'])} data-family={family}>
      <div className={classes['words']}>
        <CardTitle>{title}</CardTitle>
        {text !== undefined && <p className={classes['text']}>{text}</p>}
      </div>
      <div className={classes['picture']}>
        {image ? (
          <Image image={image} fit={isPhoto ? 'cover' : 'contain'} />
        ) : (
          <Drawing words={title} family={family} size={96} />
        )}
      </div>
      {link && (
        <div className={classes['way']}>
          <MoreLink link={link} coversCard />
        </div>
      )}
    </li>
  );
};
