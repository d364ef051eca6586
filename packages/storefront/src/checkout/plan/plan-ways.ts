import type { PlanEntry } from '@gastroshop/domain/cart';
import type { Product } from '@gastroshop/api-contract';
import type { Planning } from './planning';
import { spreadLine } from './spread-line';

/** How an amount is divided: evenly, all on one day, or on the day the order asks for. */
export type Division = { readonly kind: 'EVENLY' } | { readonly kind: 'ALL_ON'; readonly date: string };

/** An amount divided; undefined where the article cannot come that way. */
export const dividedPlan = (
  division: Division,
  product: Product,
  unit: string,
  amount: number,
  dates: readonly string[],
  planning: Planning,
): readonly PlanEntry[] | undefined => {
  if (division.kind === 'EVENLY') {
    const plan = spreadLine(product, unit, amount, dates, planning);
    return plan.length === 0 ? undefined : plan;
  }
  const { date } = division;
  return planning.dayOf(product.attributes, date)?.possible === true ? [{ date, amount }] : undefined;
};
