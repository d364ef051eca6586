import { decimal } from '../money';

/** How many of a unit. */
export interface UnitAmount {
  readonly unitAbbreviation: string;
  readonly amount: number;
}

/** An amount of a unit that holds so many storage units. */
export interface OrderedAmount extends UnitAmount {
  /** Storage units in the unit: a number, or a decimal as a text. */
  readonly ratio: string | number;
}

/** A unit an article comes in. */
export interface SaleUnit {
  readonly abbreviation: string;
  readonly ratio: string | number;
}

/**
 * What a line of an order becomes when more of its article is added. Two units become the first that holds both amounts whole:
 * the order's, the added one, any other of the article's.
 *
 * @param present the order's line; undefined: the article is new in it
 * @param added without a ratio only in the unit of the order's line
 * @param units the article comes in
 * @returns undefined where no unit holds both whole
 * @example joinLines({ unitAbbreviation: 'Ktn', amount: 1, ratio: 6 }, { unitAbbreviation: 'Stk', amount: 3, ratio: 1 }, [])
 *   // { unitAbbreviation: 'Stk', amount: 9 }
 */
export const joinLines = (
  present: OrderedAmount | undefined,
  added: UnitAmount & Partial<OrderedAmount>,
  units: readonly SaleUnit[],
): UnitAmount | undefined => {
  const { unitAbbreviation, amount, ratio } = added;
  if (present === undefined) return { unitAbbreviation, amount };
  if (present.unitAbbreviation === unitAbbreviation)
    return { unitAbbreviation, amount: present.amount + amount };
  if (ratio === undefined) return undefined;
  const quantity = decimal(present.ratio).times(present.amount).plus(decimal(ratio).times(amount));
  const known = units.find(({ abbreviation }) => abbreviation === present.unitAbbreviation);
  return [...(known === undefined ? [] : [known]), { abbreviation: unitAbbreviation, ratio }, ...units]
    .map((unit) => ({ unitAbbreviation: unit.abbreviation, total: quantity.div(unit.ratio) }))
    .filter(({ total }) => total.isInteger())
    .map((one) => ({ unitAbbreviation: one.unitAbbreviation, amount: one.total.toNumber() }))
    .at(0);
};
