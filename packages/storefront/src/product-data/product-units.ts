import type { Product, Unit } from '@gastroshop/api-contract';
import {
  defaultUnit,
  MIN_AMOUNT,
  offeredUnits,
  smallestAllowedAmount,
  unitByAbbreviation,
} from '@gastroshop/domain/quantity';
import { formatAmount, type Locale } from '@gastroshop/i18n';
import type { OrderUnit } from '@gastroshop/ui/order-control';

type Sold = Pick<Product, 'units' | 'minSaleQuantity'>;

/** The storage unit, in which prices and contents are told; the smallest one where none is marked. */
export const storageUnitOf = ({ units }: Pick<Product, 'units'>): Unit | undefined =>
  units.find(({ isStorageUnit }) => isStorageUnit) ?? offeredUnits(units).at(0);

/** The unit an amount is in: the one named where the article has it, else the one it starts with. */
export const unitOf = ({ units }: Pick<Product, 'units'>, abbreviation?: string): Unit | undefined =>
  (abbreviation === undefined ? undefined : unitByAbbreviation(units, abbreviation)) ?? defaultUnit(units);

/** The units on offer, the smallest first (PRD-3), each with what it holds and its smallest amount (QTY-1). */
export const toOrderUnits = (product: Sold, locale: Locale): readonly OrderUnit[] => {
  const storage = storageUnitOf(product);
  return offeredUnits(product.units).flatMap((unit) => {
    const minimum = smallestAllowedAmount(product.minSaleQuantity, unit);
    // No amount a field can hold reaches the minimum in this unit.
    if (minimum === undefined) return [];
    const content =
      storage === undefined || unit.isStorageUnit ? undefined : contentOf(unit, storage, locale);
    return [
      {
        abbreviation: unit.abbreviation,
        name: unit.name,
        minimum,
        ...(content !== undefined && { content }),
      },
    ];
  });
};

const contentOf = ({ ratio }: Unit, { abbreviation }: Unit, locale: Locale): string =>
  formatAmount(String(ratio), abbreviation, locale);

/** The amount an order control starts with: the smallest allowed one (QTY-1). */
export const initialAmount = ({ minSaleQuantity }: Pick<Product, 'minSaleQuantity'>, unit: Unit): number =>
  smallestAllowedAmount(minSaleQuantity, unit) ?? MIN_AMOUNT;
