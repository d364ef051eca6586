import { brandColors, type Scheme } from './brand-colors';
import { themes, type ThemeKey } from './themes';

/** Colours of a mark: the drawing and the rounded square it stands on. */
export interface LogoMarkColors {
  readonly ink: string;
  readonly ground: string;
}

/** The shapes of a theme's mark on a grid of 32, in the colours given (any CSS colour). */
export const logoMarkShapes = (theme: ThemeKey, { ink, ground }: LogoMarkColors): string =>
  `<rect width="32" height="32" rx="8.5" fill="${ground}"/>` +
  themes[theme].mark.join('').replaceAll('{ink}', ink).replaceAll('{ground}', ground);

/**
 * A theme's mark as an SVG file in the colours of a scheme. Colours are attributes: the file needs no style that a policy
 * would refuse.
 */
export const logoMarkSvg = (theme: ThemeKey, scheme: Scheme = 'light'): string => {
  const { label } = themes[theme];
  const { brand, onBrand } = brandColors(themes[theme], scheme);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" role="img" aria-label="${label}">${logoMarkShapes(theme, { ink: onBrand, ground: brand })}</svg>\n`;
};

/** A theme's favicon: the mark, following the scheme of the browser by itself. */
export const faviconSvg = (theme: ThemeKey): string => {
  const light = brandColors(themes[theme], 'light');
  const dark = brandColors(themes[theme], 'dark');
  const style =
    `:root{--g:${light.brand};--i:${light.onBrand}}` +
    `@media (prefers-color-scheme:dark){:root{--g:${dark.brand};--i:${dark.onBrand}}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>${style}</style>${logoMarkShapes(theme, { ink: 'var(--i)', ground: 'var(--g)' })}</svg>\n`;
};
