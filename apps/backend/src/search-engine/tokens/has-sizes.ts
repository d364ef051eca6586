import { tokenize, termsOf } from './tokenize';

/**
 * Whether a text holds all sizes of another, however both are written: "0,75 l" is in "Wein 75cl".
 *
 * @returns false when there is no size to be looked for
 */
export const hasSizes = (text: string, sizes: string): boolean => {
  const asked = tokenize(sizes).flatMap((token) => (token.kind === 'size' ? token.said : []));
  if (!asked.some((size) => size.startsWith('='))) return false;
  const terms = new Set(termsOf(tokenize(text)));
  return asked.every((size) => terms.has(size));
};
