import { tokenize } from './tokenize';

/**
 * The folded words of a text, without its numbers and sizes.
 *
 * @example wordsOf('Öl 5 l extra') // ['ol', 'extra']
 */
export const wordsOf = (text: string): readonly string[] =>
  tokenize(text).flatMap((token) => (token.kind === 'word' ? [token.text] : []));
