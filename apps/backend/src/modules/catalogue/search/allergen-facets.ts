import type { Facet, SearchFilter } from '@gastroshop/api-contract';
import { ALLERGENS } from '@gastroshop/domain/product';
import type { Snapshot } from '../snapshot';
import { exclusionOf } from './excluded-allergens';

/** How many of the articles make each declaration, by its number. */
const tallyOf = ({ declared, free }: Snapshot['allergens'], found: readonly number[]): Int32Array => {
  const tally = new Int32Array(free.length);
  for (const position of found) {
    const declaration = declared[position] ?? 0;
    tally[declaration] = (tally[declaration] ?? 0) + 1;
  }
  return tally;
};

/**
 * How many articles are left when each allergen is excluded beside those that are already, none included; and once some
 * are, how many when traces count as well. What is not known is never free.
 *
 * @param found articles that pass every condition: allergens add up
 */
export const allergenFacets = (
  { allergens }: Snapshot,
  filter: SearchFilter,
  found: readonly number[],
): readonly Facet[] => {
  if (found.length === 0) return [];
  const tally = tallyOf(allergens, found);
  const left = (freeOf: Uint16Array, bits: number): number =>
    tally.reduce(
      (sum, products, number) => (((freeOf[number] ?? 0) & bits) === bits ? sum + products : sum),
      0,
    );
  const { bits, tracesCount } = exclusionOf(filter);
  const freeOf = tracesCount ? allergens.traceless : allergens.free;
  return [
    {
      key: 'excludedAllergens',
      values: ALLERGENS.map(({ letter }, position) => ({
        value: letter,
        count: left(freeOf, 1 << position),
      })),
    },
    ...(bits === 0
      ? []
      : [
          {
            key: 'excludedAllergens.excludeTraces',
            values: [{ value: 'true', count: left(allergens.traceless, bits) }],
          },
        ]),
  ];
};
