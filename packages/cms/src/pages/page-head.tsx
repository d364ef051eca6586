import type { ReactNode } from 'react';
import { BlockBoundary } from '../blocks';
import { lazyBlock } from '../later';
import type { HeadTagsProps } from './head-tags';

// Nobody who reads the page waits for it.
const HeadTags = lazyBlock(async () => (await import('./head-tags')).HeadTags);

/** Tells search engines what a page says of itself: description, keywords, and whether they are to leave it out. */
export const PageHead = (props: HeadTagsProps): ReactNode => (
  <BlockBoundary>
    <HeadTags {...props} />
  </BlockBoundary>
);
