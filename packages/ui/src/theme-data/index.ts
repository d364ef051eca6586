export { brandColors, type BrandColors, type Scheme } from './brand-colors';
export { faviconSvg, markShapes, markSvg, type MarkColors } from './mark-svg';
export { palettes, type Shades } from './palettes';
export { pictureTints, type PictureTint } from './picture-tints';
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
export { themeCss } from './theme-css';
export type { ThemeEntry, WordmarkPart } from './theme-entry';
export { DEFAULT_THEME, THEME_KEYS, themes, type ThemeKey } from './themes';
export { tokensCss } from './tokens-css';
