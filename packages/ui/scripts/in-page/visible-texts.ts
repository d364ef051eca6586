/** A piece of text as it stands on the page. */
export interface VisibleText {
  readonly text: string;
  readonly element: Element;
  readonly rects: readonly DOMRect[];
}

/** Meant to be heard, not seen: one pixel large, or clipped away. */
export const isVisuallyHidden = (element: Element): boolean => {
  for (let node: Element | null = element; node; node = node.parentElement) {
    const style = getComputedStyle(node);
    if (style.clipPath === 'inset(50%)' || style.getPropertyValue('clip') === 'rect(0px, 0px, 0px, 0px)')
      return true;
  }
  return false;
};

/** Every text that can be seen, or should be. */
export const visibleTexts = (): readonly VisibleText[] => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: VisibleText[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const element = node.parentElement;
    if (text === '' || !element || element.closest('script, style, svg, noscript, .sb-wrapper, option'))
      continue;
    if (
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      isVisuallyHidden(element)
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    if (rects.length > 0) found.push({ text, element, rects });
  }
  return found;
};
