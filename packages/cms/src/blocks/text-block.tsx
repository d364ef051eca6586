import type { ReactNode } from 'react';
import { RichText } from '../rich-text';
import { SectionHead } from '../sections';
import type { BlockProps } from './block-props';

/** Running text. */
export const TextBlock = ({ block: { title, text } }: BlockProps<'textBlock'>): ReactNode => (
  <>
    {title !== undefined && <SectionHead title={title} />}
    <RichText html={text} />
  </>
);
