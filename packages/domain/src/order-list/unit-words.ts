import { isTradeUnit, unitKey } from '../quantity';

/** Tells whether a word names a unit. */
export type UnitWordTest = (word: string) => boolean;

/**
 * The test for unit words: those of the trade and the given ones besides, for example the names and abbreviations of
 * the assortment's own units.
 */
export const unitWordTest = (further: Iterable<string> = []): UnitWordTest => {
  const own = new Set<string>();
  for (const word of further) own.add(unitKey(word));
  own.delete('');
  return (word) => isTradeUnit(word) || own.has(unitKey(word));
};
