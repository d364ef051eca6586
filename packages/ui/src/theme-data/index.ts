export { brandColors, type BrandColors, type Scheme } from './brand-colors';
export { brandContrasts, contrastFaults, type BrandContrast, type ContrastFault } from './brand-contrasts';
export { brandPalette, paletteIssue, type BrandPalette, type BrandPaletteResult } from './brand-palette';
export { faviconSvg, logoMarkShapes, logoMarkSvg, type LogoMarkColors } from './logo-mark-svg';
export { palettes, type Shades } from './palettes';
export { imageTints, type ImageTint } from './image-tints';
export {
  breakpoints,
  floatShadow,
  fontFamily,
  motion,
  radii,
  spaces,
  typeScale,
  type TypeSize,
} from './scales';
export { sharedColors, type SharedColorName } from './shared-colors';
export { systemThemeCss } from './system-theme-css';
export { THEME_ROOT, themeCss } from './theme-css';
export type { MarkShape, ThemeEntry, WordmarkPart } from './theme-entry';
export { DEFAULT_THEME, THEME_KEYS, themes, type Theme, type ThemeKey } from './themes';
export { tokensCss } from './tokens-css';
