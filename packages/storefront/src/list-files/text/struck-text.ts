/** What a thing cost before is struck through on many a page and list, and takes nothing back. */
const PRICE = /^(?:€|EUR)?\s*\d{1,6}[.,]\d{2}\s*(?:€|EUR)?$/i;

/**
 * A text that is struck through, between tildes as messengers write it and the reader of orders knows it.
 *
 * @example struckText('3 Ktn ') // '~3 Ktn~ '
 */
export const struckText = (text: string): string => {
  const bare = text.trim();
  return bare === '' || PRICE.test(bare) ? text : text.replace(bare, () => `~${bare}~`);
};
