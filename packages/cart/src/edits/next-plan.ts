import type { CartItem } from '@gastroshop/api-contract';
import type { PlanEntry } from '@gastroshop/domain/cart';
import type { LineChange } from './line-change';
import type { OutboxEntry } from '../outbox';
import { resizedPlan } from '@gastroshop/domain/cart';

/** A line before it is changed. */
export interface PreviousLine {
  /** As the backend told it. */
  readonly item: CartItem | undefined;
  /** What the buyer has done since. */
  readonly edit: OutboxEntry | undefined;
  /** The plan it had when it was taken out. */
  readonly removedPlan: readonly PlanEntry[] | undefined;
}

const sumOf = (plan: readonly PlanEntry[]): number => plan.reduce((sum, { amount }) => sum + amount, 0);

const smallestOf = (plan: readonly PlanEntry[]): number => Math.min(...plan.map(({ amount }) => amount));

/** The plan a line has; undefined without one. */
export const currentPlan = ({ item, edit }: Pick<PreviousLine, 'item' | 'edit'>) =>
  edit === undefined ? item?.plan : edit.plan;

/**
 * The plan of a line that is changed: the one that is named; else the one it has, made to add up to the new amount. A
 * line that is brought back as it was comes with the plan it had. Undefined where there is none, empty where it is taken
 * away.
 */
export const nextPlan = (
  { amount, plan }: LineChange,
  before: PreviousLine,
): readonly PlanEntry[] | undefined => {
  if (plan !== undefined) return plan;
  if (amount === 0) return undefined;
  const { item, removedPlan } = before;
  const present = currentPlan(before);
  if (present === undefined || present.length === 0)
    return removedPlan !== undefined && sumOf(removedPlan) === amount ? removedPlan : undefined;
  // What stands in a plan is allowed, so its smallest part is; reckoning the very minimum would cost every first page.
  const hasMinimum = (item?.product.minSaleQuantity ?? 0) > 1;
  return resizedPlan(present, amount, hasMinimum ? smallestOf(present) : undefined);
};
