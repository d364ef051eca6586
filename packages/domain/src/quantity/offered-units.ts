import { decimal } from '../money';
import type { Unit } from './unit';

/**
 * The units a buyer may choose from: the visible ones, the smallest first; equal ones stay in the order given (PRD-3).
 *
 * @throws RangeError when a ratio is no decimal number
 */
export const offeredUnits = <U extends Unit>(units: readonly U[]): U[] =>
  units.filter((unit) => unit.isVisible).sort((a, b) => decimal(a.ratio).comparedTo(decimal(b.ratio)));

/**
 * The unit an article starts with: of the offered ones the one marked as default, else the storage unit, else the
 * smallest.
 *
 * @returns undefined when no unit is offered
 * @throws RangeError when a ratio is no decimal number
 */
export const defaultUnit = <U extends Unit>(units: readonly U[]): U | undefined => {
  const offered = offeredUnits(units);
  return (
    offered.find((unit) => unit.isDefault) ?? offered.find((unit) => unit.isStorageUnit) ?? offered.at(0)
  );
};

/**
 * The unit with this abbreviation, written exactly so. Hidden units are found too: an old cart line or order may name
 * one.
 */
export const unitByAbbreviation = <U extends Unit>(
  units: readonly U[],
  abbreviation: string,
): U | undefined => units.find((unit) => unit.abbreviation === abbreviation);
