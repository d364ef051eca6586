import clsx from 'clsx';
import type { ReactNode } from 'react';
import { toBackground } from '../backgrounds';
import { ContentButton } from '../links';
import { Image, ImageCredit } from '../pictures';
import type { BlockProps } from './block-props';
import classes from './teaser-block.module.css';

/** A teaser: picture on one side, words and way on on the other, on a ground the editor may choose. */
export const TeaserBlock = ({ block, eager }: BlockProps<'teaserBlock'>): ReactNode => {
  const { title, teaserText, image, imageCredit, backgroundColor, link } = block;
  return (
    <div
      className={clsx(classes['teaser'], image && classes['withPicture'])}
      style={toBackground(backgroundColor)}
    >
      <div className={classes['words']}>
        <h2 className={classes['title']}>{title}</h2>
        {teaserText !== undefined && <p className={classes['text']}>{teaserText}</p>}
        {link && (
          <div className={classes['way']}>
            <ContentButton link={link} />
          </div>
        )}
        {imageCredit !== undefined && <ImageCredit name={imageCredit} />}
      </div>
      {image && (
        <div className={classes['frame']}>
          <Image image={image} eager={eager} className={classes['picture']} />
        </div>
      )}
    </div>
  );
};
