import { isTradeUnit, unitKey } from '../quantity';

const FRACTION_OF = /^[½¼¾] \p{L}/u;
const PLURAL_ENDINGS = [/n$/, /s$/, /en$/, /e$/] as const;

/** Tells whether a word names a unit. */
export type UnitWordTest = (word: string) => boolean;

/**
 * The test for unit words: those of the trade and the given ones besides, for example the names and abbreviations of
 * the assortment's own units.
 */
export const createUnitWordTest = (further: Iterable<string> = []): UnitWordTest => {
  const own = new Set<string>();
  for (const word of further) own.add(unitKey(word));
  own.delete('');
  // "halbe Kisten" is "½ Kiste" in another number: what stands behind the fraction is a word of its own.
  const isOwn = (key: string): boolean =>
    own.has(key) ||
    (FRACTION_OF.test(key) && PLURAL_ENDINGS.some((ending) => own.has(key.replace(ending, ''))));
  // Lists say the same few words over and over.
  const known = new Map<string, boolean>();
  return (word) => {
    const answer = known.get(word);
    if (answer !== undefined) return answer;
    const isUnit = isTradeUnit(word) || isOwn(unitKey(word));
    known.set(word, isUnit);
    return isUnit;
  };
};
