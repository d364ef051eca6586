/** Schemes a link of the content may have; everything else (javascript, data, plain http) is no link. */
const SCHEMES = new Set(['https:', 'mailto:', 'tel:']);

/** Characters that browsers drop or turn into others before they read an address. */
const NEVER = /[\p{Cc}\p{Cf}\p{Cs}\\]/u;

/** An origin that no address can have by itself: what keeps it is relative to the shop. */
const OWN = 'https://own.invalid';

/**
 * Whether a text may stand as an address in content: a path of the own shop, an anchor, or an address of an allowed
 * scheme (T14, T15).
 *
 * @example isSafeAddress('/page/agb') // true
 * @example isSafeAddress('javascript:alert(1)') // false
 */
export const isSafeAddress = (text: string): boolean => {
  const trimmed = text.trim();
  if (trimmed === '' || NEVER.test(trimmed) || !URL.canParse(trimmed, OWN)) return false;
  const { origin, protocol, username, password } = new URL(trimmed, OWN);
  if (origin === OWN) return /^[/#?](?![/\\])/.test(trimmed);
  return SCHEMES.has(protocol) && /^[a-z]+:/i.test(trimmed) && username === '' && password === '';
};
