import type { SearchFilter } from '@gastroshop/api-contract';
import { ALLERGENS, findAllergen } from '@gastroshop/domain/product';
import type { Snapshot } from '../snapshot';
import type { Condition } from './conditions';

/** What must not be in an article. */
interface Exclusion {
  /** One bit for each excluded allergen, in the order of the list. */
  readonly bits: number;
  /** Whether traces count as well. */
  readonly tracesCount: boolean;
}

const bitOf = (letterOrPosition: string): number => {
  const named = findAllergen(letterOrPosition);
  return named === undefined ? 0 : 1 << ALLERGENS.findIndex(({ allergen }) => allergen === named);
};

/** Reads what a filter excludes. */
export const exclusionOf = ({ excludedAllergens }: SearchFilter): Exclusion => ({
  bits: (excludedAllergens?.allergens ?? []).reduce<number>((bits, named) => bits | bitOf(String(named)), 0),
  tracesCount: excludedAllergens?.excludeTraces === true,
});

/** Whether articles are surely free of all that is excluded; undefined where nothing is. */
export const allergenCondition = (
  filter: SearchFilter,
  { allergens: { declared, free, traceless } }: Snapshot,
): Condition | undefined => {
  const { bits, tracesCount } = exclusionOf(filter);
  if (bits === 0) return undefined;
  const freeOf = tracesCount ? traceless : free;
  return (position) => ((freeOf[declared[position] ?? -1] ?? 0) & bits) === bits;
};
