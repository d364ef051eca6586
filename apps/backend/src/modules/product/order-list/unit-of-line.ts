import type { Product, Unit } from '@gastroshop/api-contract';
import { readGtin } from '@gastroshop/domain/product';
import { defaultUnit, offeredUnits } from '@gastroshop/domain/quantity';

const keyOf = (word: string): string => word.trim().toLowerCase().replace(/\.$/, '');

const carriesGtin = ({ gtins = [] }: Unit, gtin: string): boolean =>
  gtins.some((own) => readGtin(own) === gtin);

/**
 * The unit a line means: the one it names (abbreviation or name), else the one whose code was scanned, else the one the
 * article starts with.
 *
 * @returns undefined when the article is not sold in the unit named
 */
export const unitOfLine = (
  { units }: Product,
  named: string | undefined,
  gtin: string | undefined,
): Unit | undefined => {
  const offered = offeredUnits(units);
  if (named !== undefined && named.trim() !== '') {
    const key = keyOf(named);
    return (
      offered.find(({ abbreviation }) => keyOf(abbreviation) === key) ??
      offered.find(({ name }) => keyOf(name) === key)
    );
  }
  const scanned = gtin === undefined ? undefined : offered.find((unit) => carriesGtin(unit, gtin));
  return scanned ?? defaultUnit(units);
};
