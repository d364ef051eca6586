import type { Facet } from '@gastroshop/api-contract';
import type { PositionLists } from '../snapshot';

/** A mark holds up to eight bits. */
const MARKS = 256;

/**
 * How many articles have each of a few values.
 *
 * @param bits the bit of each value
 * @param marks the bits of each article, by position
 */
export const countByFlag = (
  bits: Readonly<Record<string, number>>,
  marks: Uint8Array,
  lists: PositionLists,
): Facet['values'] => {
  const tally = new Int32Array(MARKS);
  for (const positions of lists) {
    for (const position of positions) {
      const mark = marks[position] ?? 0;
      tally[mark] = (tally[mark] ?? 0) + 1;
    }
  }
  return Object.entries(bits).map(([value, bit]) => ({
    value,
    count: tally.reduce((sum, products, mark) => ((mark & bit) === 0 ? sum : sum + products), 0),
  }));
};
