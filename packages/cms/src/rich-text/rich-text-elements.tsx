import { useMemo, type ReactNode } from 'react';
import { elementsOf } from './elements-of';
import { sanitize } from './sanitize';

interface RichTextElementsProps {
  readonly html: string;
}

/** Running text, cleaned; a file of its own, because the sanitiser comes with it. */
const RichTextElements = ({ html }: RichTextElementsProps): ReactNode =>
  useMemo(() => elementsOf(sanitize(html)), [html]);

export default RichTextElements;
