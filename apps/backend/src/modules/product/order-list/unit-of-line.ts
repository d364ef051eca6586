import type { OrderListUnitSource, Product, Unit } from '@gastroshop/api-contract';
import { parseGtin } from '@gastroshop/domain/product';
import { defaultUnit, offeredUnits, unitMeant } from '@gastroshop/domain/quantity';

/** The unit a line means, and where it comes from. */
export type UnitOfLine =
  | { readonly unit: Unit; readonly from: OrderListUnitSource }
  /** Written, or named by a code, and not one the article is sold in. */
  | { readonly unknown: string };

const carriesGtin = ({ gtins = [] }: Unit, gtin: string): boolean =>
  gtins.some((own) => parseGtin(own) === gtin);

/**
 * The unit a line means: the one it names, else the one whose code was scanned, else the one the article starts with.
 * What is named and not understood is never replaced.
 */
export const unitOfLine = (
  { units }: Product,
  named: string | undefined,
  gtin: string | undefined,
): UnitOfLine => {
  const offered = offeredUnits(units);
  if (named !== undefined && named.trim() !== '') {
    const unit = unitMeant(offered, named);
    return unit === undefined ? { unknown: named } : { unit, from: 'WRITTEN' };
  }
  const scanned = gtin === undefined ? undefined : units.find((unit) => carriesGtin(unit, gtin));
  if (scanned !== undefined)
    return offered.includes(scanned) ? { unit: scanned, from: 'GTIN' } : { unknown: scanned.name };
  const unit = defaultUnit(units);
  return unit === undefined ? { unknown: '' } : { unit, from: 'DEFAULT' };
};
