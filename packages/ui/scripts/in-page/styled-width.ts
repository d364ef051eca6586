const sheet = new CSSStyleSheet();
const known = new Set<number>();

/**
 * Whether the page is styled for a width. A busy browser tells the new width (`innerWidth`) before its media queries act
 * on it, and a measurement in between finds an element in the size of the old one.
 */
export const isStyledFor = (width: number): boolean => {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  if (!known.has(width)) {
    known.add(width);
    sheet.insertRule(`@media (width: ${width}px) { :root { --styled-width: ${width}; } }`);
  }
  const styled = getComputedStyle(document.documentElement).getPropertyValue('--styled-width');
  return innerWidth === width && Number(styled) === width;
};
