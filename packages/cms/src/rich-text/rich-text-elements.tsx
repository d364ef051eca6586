import { useMemo, type ReactNode } from 'react';
import { renderElements } from './render-elements';
import { sanitize } from './sanitize';

interface RichTextElementsProps {
  readonly html: string;
}

/** Running text, cleaned; a file of its own, because the sanitiser comes with it. */
const RichTextElements = ({ html }: RichTextElementsProps): ReactNode =>
  useMemo(() => renderElements(sanitize(html)), [html]);

export default RichTextElements;
