import type { IntroBlock } from '@gastroshop/api-contract';
import type { ReactNode } from 'react';
import classes from './intro-words.module.css';

interface IntroWordsProps {
  readonly intro: IntroBlock;
}

/** What an intro says: the line above, the heading of the page, the sentence below. */
export const IntroWords = ({ intro: { title, secondaryTitle, teaserText } }: IntroWordsProps): ReactNode => (
  <>
    {secondaryTitle !== undefined && <p className={classes['secondary']}>{secondaryTitle}</p>}
    {title !== undefined && <h1 className={classes['title']}>{title}</h1>}
    {teaserText !== undefined && <p className={classes['teaser']}>{teaserText}</p>}
  </>
);
