import type { VisibleText } from './visible-texts';

const TOLERANCE = 2;

/** What floats above the rest is compared with its own kind only. */
const layerOf = (element: Element): Element => {
  for (let node: Element | null = element; node && node !== document.body; node = node.parentElement) {
    const { position, backgroundColor } = getComputedStyle(node);
    const opaque = backgroundColor !== 'rgba(0, 0, 0, 0)' && backgroundColor !== 'transparent';
    if (node.getAttribute('role') === 'dialog' || position === 'fixed' || position === 'sticky') return node;
    if (position === 'absolute' && opaque) return node;
  }
  return document.body;
};

const meet = (one: DOMRect, other: DOMRect): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOLERANCE &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > TOLERANCE + 2;

/** The part of a line that what scrolls lets through. */
const shownRects = ({ element, rects }: VisibleText): readonly DOMRect[] => {
  let shown = rects;
  for (let node: Element | null = element; node && node !== document.body; node = node.parentElement) {
    if (getComputedStyle(node).overflow === 'visible') continue;
    const box = node.getBoundingClientRect();
    shown = shown
      .map((rect) => {
        const left = Math.max(rect.left, box.left);
        const top = Math.max(rect.top, box.top);
        return new DOMRect(
          left,
          top,
          Math.min(rect.right, box.right) - left,
          Math.min(rect.bottom, box.bottom) - top,
        );
      })
      .filter(({ width, height }) => width > 0 && height > 0);
  }
  return shown;
};

/** Pairs of texts that stand in each other's place. */
export const overlappingTexts = (texts: readonly VisibleText[]): readonly string[] => {
  const pieces = texts
    .map((text) => ({
      text: text.text,
      element: text.element,
      layer: layerOf(text.element),
      rects: shownRects(text),
    }))
    .flatMap(({ rects, ...rest }) => rects.map((rect) => ({ ...rest, rect })))
    .sort((one, other) => one.rect.top - other.rect.top);
  const faults = new Set<string>();
  for (const [index, one] of pieces.entries()) {
    for (let next = index + 1; next < pieces.length; next += 1) {
      const other = pieces[next];
      if (!other || other.rect.top >= one.rect.bottom) break;
      if (one.element === other.element || one.layer !== other.layer || !meet(one.rect, other.rect)) continue;
      faults.add(`overlap: „${one.text.slice(0, 40)}“ and „${other.text.slice(0, 40)}“`);
    }
  }
  return [...faults];
};
