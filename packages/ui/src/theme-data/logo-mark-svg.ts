import { brandColors, type Scheme } from './brand-colors';
import { themeEntry, type Theme } from './themes';

/** Colours of a mark: the drawing and the rounded square it stands on. */
export interface LogoMarkColors {
  readonly ink: string;
  readonly ground: string;
}

const attributeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The shapes of a theme's mark on a grid of 32, in the colours given (any CSS colour). */
export const logoMarkShapes = (theme: Theme, { ink, ground }: LogoMarkColors): string =>
  `<rect width="32" height="32" rx="8.5" fill="${ground}"/>` +
  themeEntry(theme).mark.join('').replaceAll('{ink}', ink).replaceAll('{ground}', ground);

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
