import type { IntroBlock } from '@gastroshop/api-contract';
import type { ReactNode } from 'react';
import classes from './intro-text.module.css';

interface IntroWordsProps {
  readonly intro: IntroBlock;
  /** The page has its heading already. */
  readonly isPart?: boolean | undefined;
}

/** What an intro says: the line above, the heading of the page, the sentence below. */
export const IntroWords = ({ intro, isPart = false }: IntroWordsProps): ReactNode => {
  const { title, secondaryTitle, teaserText } = intro;
  const Heading = isPart ? 'h2' : 'h1';
  return (
    <>
      {secondaryTitle !== undefined && <p className={classes['secondary']}>{secondaryTitle}</p>}
      {title !== undefined && <Heading className={classes['title']}>{title}</Heading>}
      {teaserText !== undefined && <p className={classes['teaser']}>{teaserText}</p>}
    </>
  );
};
