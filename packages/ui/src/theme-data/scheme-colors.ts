import type { Scheme } from './brand-colors';
import { imageTints } from './image-tints';
import { floatShadow } from './scales';
import { sharedColors } from './shared-colors';

/** The colours of a scheme that all themes share. */
export const schemeColors = (scheme: Scheme): Record<string, string> => ({
  ...sharedColors[scheme],
  ...Object.fromEntries(Object.entries(imageTints).map(([family, tint]) => [`tint-${family}`, tint[scheme]])),
  'shadow-float': floatShadow[scheme],
});
