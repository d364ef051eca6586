import { brandColors, type Scheme } from './brand-colors';
import type { MarkShape, ThemeEntry } from './theme-entry';
import { themeEntry, themes, type Theme, type ThemeKey } from './themes';

/** Colours of a mark: the drawing and the rounded square it stands on. */
export interface LogoMarkColors {
  readonly ink: string;
  readonly ground: string;
}

const attributeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A shape as an SVG path. Holes of a surface are made by even-odd filling; strokes have round ends. */
const shapeSvg = (
  { path, fill, stroke, strokeWidth, opacity }: MarkShape,
  colors: LogoMarkColors,
): string => {
  const attributes = {
    d: path,
    fill: fill === undefined && stroke !== undefined ? 'none' : colors[fill ?? 'ink'],
    'fill-rule': stroke === undefined ? 'evenodd' : undefined,
    stroke: stroke && colors[stroke],
    'stroke-width': stroke && strokeWidth,
    'stroke-linecap': stroke && 'round',
    'stroke-linejoin': stroke && 'round',
    opacity,
  };
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}="${attributeText(String(value))}"`],
  );
  return `<path ${written.join(' ')}/>`;
};

/**
 * The shapes of a mark on a grid of 32, in the colours given (any CSS colour).
 *
 * @param theme a theme by its key, or whatever has a mark
 */
export const logoMarkShapes = (
  theme: ThemeKey | Pick<ThemeEntry, 'mark'>,
  colors: LogoMarkColors,
): string => {
  const { mark } = typeof theme === 'string' ? themes[theme] : theme;
  return [
    `<rect width="32" height="32" rx="8.5" fill="${attributeText(colors.ground)}"/>`,
    ...mark.map((shape) => shapeSvg(shape, colors)),
  ].join('');
};

/**
 * A theme's mark as an SVG file in the colours of a scheme. Colours are attributes: the file needs no style that a policy
 * would refuse.
 */
export const logoMarkSvg = (theme: Theme, scheme: Scheme = 'light'): string => {
  const entry = themeEntry(theme);
  const { brand, onBrand } = brandColors(entry, scheme);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" role="img" aria-label="${attributeText(entry.label)}">${logoMarkShapes(theme, { ink: onBrand, ground: brand })}</svg>\n`;
};

/** A theme's favicon: the mark, following the scheme of the browser by itself. */
export const faviconSvg = (theme: Theme): string => {
  const light = brandColors(themeEntry(theme), 'light');
  const dark = brandColors(themeEntry(theme), 'dark');
  const style =
    `:root{--g:${light.brand};--i:${light.onBrand}}` +
    `@media (prefers-color-scheme:dark){:root{--g:${dark.brand};--i:${dark.onBrand}}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>${style}</style>${logoMarkShapes(theme, { ink: 'var(--i)', ground: 'var(--g)' })}</svg>\n`;
};
