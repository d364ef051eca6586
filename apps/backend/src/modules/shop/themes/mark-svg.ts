import { brandColors } from './brand-colors';
import type { ThemeEntry } from './theme-entry';

/** The mark of a theme as an SVG file. Colours are attributes: the file needs no style that a policy would refuse. */
export const markSvg = (theme: ThemeEntry): string => {
  const { brand, onBrand } = brandColors(theme, 'light');
  const shapes = theme.mark.join('').replaceAll('{ink}', onBrand).replaceAll('{ground}', brand);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" role="img" aria-label="${theme.label}">` +
    `<rect width="32" height="32" rx="8.5" fill="${brand}"/>${shapes}</svg>\n`
  );
};
