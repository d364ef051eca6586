import type { ContentBlock } from '@gastroshop/api-contract';
import { useLocale } from '@gastroshop/i18n/react';
import type { ReactNode } from 'react';
import { BlockList, ContentFrame } from '../pages';
import { sampleSlots } from './sample-slots';
import { sayIn, type Say } from './say';

/** What a story of blocks takes. */
export interface BlockStoryProps {
  /** The blocks, written in one language. */
  readonly write: (say: Say) => readonly ContentBlock[];
}

/** The day of all stories. */
export const STORY_DAY = '2026-11-21';

/** Blocks as a page shows them, in the language of the toolbar. */
export const BlockStory = ({ write }: BlockStoryProps): ReactNode => {
  const { locale } = useLocale();
  return (
    <ContentFrame today={STORY_DAY} slots={sampleSlots}>
      <BlockList blocks={write(sayIn(locale))} eagerFirst />
    </ContentFrame>
  );
};
