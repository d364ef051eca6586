import type { ContentLink, IntroBlock } from '@gastroshop/api-contract';
import type { ReactNode } from 'react';
import { toBackground } from '../backgrounds';
import { Image, ImageCredit } from '../pictures';
import { HeroButton } from './hero-button';
import classes from './hero.module.css';
import { IntroWords } from './intro-text';

/** What a stage takes. */
export interface HeroProps {
  readonly intro: IntroBlock;
  /** Ways on; the first is the one that matters. */
  readonly buttons?: readonly ContentLink[] | undefined;
  /** The page has its heading already. */
  readonly isPart?: boolean | undefined;
}

/** The stage of a page: words on the left of the deep brand ground, the picture growing out of it on the right. */
export const Hero = ({ intro, buttons = [], isPart }: HeroProps): ReactNode => {
  const { image, imageCredit, backgroundColor } = intro;
  return (
    <div className={classes['hero']} style={toBackground(backgroundColor)}>
      {image && (
        <div className={classes['frame']}>
          <Image image={image} eager className={classes['picture']} />
        </div>
      )}
      <div className={classes['words']}>
        <IntroWords intro={intro} isPart={isPart} />
        {buttons.length > 0 && (
          <div className={classes['buttons']}>
            {buttons.map((link, index) => (
              <HeroButton key={index} link={link} isFirst={index === 0} />
            ))}
          </div>
        )}
        {imageCredit !== undefined && <ImageCredit name={imageCredit} />}
      </div>
    </div>
  );
};
