import { SkeletonLines } from '@gastroshop/ui/feedback';
import { Prose } from '@gastroshop/ui/layout';
import { lazy, Suspense, type ReactNode } from 'react';
import { loadRichText } from './load-rich-text';

const RichTextElements = lazy(loadRichText);

/** Letters in a line of running text, about. */
const LINE = 90;

/** What running text takes. */
export interface RichTextProps {
  /** HTML, cleaned by the server; it is cleaned again here. */
  readonly html: string;
}

/** Running text of the editors. The sanitiser is loaded with the first one; until then lines of its length stand there. */
export const RichText = ({ html }: RichTextProps): ReactNode => (
  <Suspense
    fallback={
      <SkeletonLines count={Math.min(12, Math.ceil(html.replaceAll(/<[^>]*>/g, '').length / LINE))} />
    }
  >
    <Prose>
      <RichTextElements html={html} />
    </Prose>
  </Suspense>
);
