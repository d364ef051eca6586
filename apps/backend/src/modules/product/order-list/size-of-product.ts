import type { OrderListMatch, Product } from '@gastroshop/api-contract';
import { hasSizes } from '../../../search-engine';
import type { FoundLine } from './take-reading';

/** What separates the cells of a table: an amount in a cell of its own is no size. */
const CELLS = /[\t;|]/;
const WORDS = /\p{L}{3,}/gu;

/** Whether a line names the article in words beside its number, and ends in what may be the end of that name. */
const endsAsName = (name: string, text: string, size: string): boolean => {
  const [line, end] = [text.trim().toLowerCase(), size.toLowerCase()];
  if (CELLS.test(line) || !line.replaceAll(/\s+/g, '').endsWith(end.replaceAll(/\s+/g, ''))) return false;
  const words = new Set(name.toLowerCase().match(WORDS));
  return (line.match(WORDS) ?? []).some((word) => words.has(word));
};

/**
 * Whether what was read as amount and unit may be the article's own size: "Zwiebel gelb 10 kg" names a sack of 10 kg, and
 * not ten times a kilogram of it. An article named by its number alone leaves no doubt; with its name beside the number the
 * end of the line may be the end of the name.
 *
 * @param text the whole line as written
 */
export const isSizeOf = (
  { name, productDisplayName = '', shortDescription = '', netFillingQuantity }: Product,
  match: OrderListMatch,
  { amount, unit }: FoundLine['reading'],
  text = '',
): boolean => {
  if (amount === undefined || unit === undefined) return false;
  const isNumbered = match === 'NUMBER' || match === 'GTIN';
  if (isNumbered && !endsAsName(`${name} ${productDisplayName}`, text, `${amount} ${unit}`)) return false;
  const content =
    netFillingQuantity === undefined ? '' : `${netFillingQuantity.quantity} ${netFillingQuantity.unit}`;
  return hasSizes([name, productDisplayName, shortDescription, content].join(' , '), `${amount} ${unit}`);
};
