import { describeElement } from './describe';
import type { VisibleText } from './visible-texts';

const TOLERANCE = 1.5;

/** Shortened with dots, and told in full by a title. */
const isShortenedWithTitle = (element: Element, clipper: Element): boolean => {
  const { textOverflow, webkitLineClamp } = getComputedStyle(clipper);
  if (textOverflow !== 'ellipsis' && (webkitLineClamp === '' || webkitLineClamp === 'none')) return false;
  return element.closest('[title]') !== null || clipper.querySelector('[title]') !== null;
};

/** Of badges in a row that wraps, those without room stand in a line of their own that is not shown at all. */
const isWrappedAway = (rects: readonly DOMRect[], clipper: Element): boolean =>
  getComputedStyle(clipper).flexWrap === 'wrap' &&
  rects.every(({ top }) => top >= clipper.getBoundingClientRect().bottom);

const clipperOf = ({ element, rects }: VisibleText): string | undefined => {
  for (let node: Element | null = element; node && node !== document.body; node = node.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(node);
    if (['auto', 'scroll'].includes(overflowX) || ['auto', 'scroll'].includes(overflowY)) return undefined;
    const box = node.getBoundingClientRect();
    const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    const beyond = rects.some(
      (rect) =>
        (hides(overflowX) && (rect.right > box.right + TOLERANCE || rect.left < box.left - TOLERANCE)) ||
        (hides(overflowY) &&
          (rect.bottom > box.bottom + TOLERANCE + 2 || rect.top < box.top - TOLERANCE - 2)),
    );
    if (beyond && isWrappedAway(rects, node)) return undefined;
    if (beyond) return isShortenedWithTitle(element, node) ? undefined : describeElement(node);
    if (position === 'fixed') break;
  }
  const edge = rects.some((rect) => rect.right > window.innerWidth + TOLERANCE || rect.left < -TOLERANCE);
  return edge ? 'the edge of the page' : undefined;
};

/** Texts of which a part cannot be seen, and what cuts it off. */
export const clippedTexts = (texts: readonly VisibleText[]): readonly string[] =>
  texts.flatMap((text) => {
    const clipper = clipperOf(text);
    return clipper === undefined ? [] : [`clipped: „${text.text.slice(0, 60)}“ by ${clipper}`];
  });
