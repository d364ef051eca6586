import type { ContentLink, IntroBlock } from '@gastroshop/api-contract';
import type { ReactNode } from 'react';
import { toBackground } from '../backgrounds';
import { Image, ImageCredit } from '../pictures';
import { Hero } from './hero';
import type { IntroLook } from './intro-variant';
import classes from './intro-view.module.css';
import { IntroWords } from './intro-text';

/** What the beginning of a page takes. */
export interface IntroViewProps {
  readonly intro: IntroBlock;
  /** See {@link introVariant}. */
  readonly look: IntroLook;
  /** Ways on, on a stage. */
  readonly buttons?: readonly ContentLink[] | undefined;
  /** The page has its heading already. */
  readonly isPart?: boolean | undefined;
}

/** What a page begins with, with the heading of the page. */
export const IntroView = ({ intro, look, buttons, isPart }: IntroViewProps): ReactNode => {
  if (look === 'hero') return <Hero intro={intro} buttons={buttons} isPart={isPart} />;
  const { image, imageCredit, backgroundColor } = intro;
  const ground = toBackground(backgroundColor);
  if (!image && !ground) {
    return (
      <div className={classes['plain']}>
        <IntroWords intro={intro} isPart={isPart} />
      </div>
    );
  }
  return (
    <div className={classes[image ? 'split' : 'panel']} style={ground}>
      <div className={classes['words']}>
        <IntroWords intro={intro} isPart={isPart} />
        {imageCredit !== undefined && <ImageCredit name={imageCredit} />}
      </div>
      {image && (
        <div className={classes['frame']}>
          <Image image={image} eager className={classes['picture']} />
        </div>
      )}
    </div>
  );
};
