import type { PlanEntry } from '@gastroshop/domain/cart';
import type { Product } from '@gastroshop/api-contract';
import type { PlanningContext } from './planning-context';
import { splitLineEvenly } from './split-line-evenly';

/** How an amount is divided: evenly, all on one day, or on the day the order asks for. */
export type PlanSplit = { readonly kind: 'EVENLY' } | { readonly kind: 'ALL_ON'; readonly date: string };

/** An amount divided; undefined where the article cannot come that way. */
export const splitPlan = (
  division: PlanSplit,
  product: Product,
  unit: string,
  amount: number,
  dates: readonly string[],
  planning: PlanningContext,
): readonly PlanEntry[] | undefined => {
  if (division.kind === 'EVENLY') {
    const plan = splitLineEvenly(product, unit, amount, dates, planning);
    return plan.length === 0 ? undefined : plan;
  }
  const { date } = division;
  return planning.dayOf(product.attributes, date)?.possible === true ? [{ date, amount }] : undefined;
};
