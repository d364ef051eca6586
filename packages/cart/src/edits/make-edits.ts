import type { Cart } from '@gastroshop/api-contract';
import type { PlanEntry, Remarks } from '@gastroshop/domain/cart';
import { type Acted, type ActionClock, actingNow } from './age-of';
import type { LineOfSeveral } from './line-change';
import type { OutboxEntry } from '../outbox';
import { lineBefore } from './line-before';
import { nextPlan, currentPlan } from './next-plan';
import { seenBy } from './seen-by';

/** What is set at once is set one after the other, so many in a millisecond. */
const PLACES_PER_MS = 1000;

/** What a change sets of a line. */
type Wish = Pick<OutboxEntry, 'sku' | 'amount' | 'unit' | 'plan' | 'remarks' | 'onlyRemarks'>;

/** What a buyer has before the eyes when changing the cart. */
export interface EditSurroundings {
  /** As the backend told it last; undefined while it is being loaded. */
  readonly cart: () => Cart | undefined;
  /** What the buyer has done since to a line. */
  readonly editOf: (sku: string) => OutboxEntry | undefined;
  readonly clock: ActionClock;
}

/** A change of a line, and what takes it back when that is wanted. */
export interface PlannedEdit {
  readonly edit: OutboxEntry;
  readonly undoing: () => OutboxEntry;
}

/** Makes of what a buyer does to lines what is written down and sent. */
export const createEditMaker = ({ cart, editOf, clock }: EditSurroundings) => {
  /** Plans of lines that were taken out, for whoever brings them back. */
  const removedPlans = new Map<string, readonly PlanEntry[]>();
  const itemOf = (sku: string) => cart()?.items.find((line) => line.sku === sku);
  const make = (wish: Wish, acted: Acted = actingNow(clock), undone?: OutboxEntry): OutboxEntry => ({
    ...wish,
    // What comes back is as old as what it undoes: it has seen that, and nothing that others did since.
    ...seenBy(cart(), wish.sku, editOf(wish.sku) ?? (undone && { ...undone, phase: 'sending' })),
    operationId: crypto.randomUUID(),
    actedAt: acted.actedAt,
    actedAfter: acted.actedAfter,
    phase: 'writing',
  });
  return {
    /** A line is set, as one of several that are set at once. */
    setting: ({ sku, takesBack, ...change }: LineOfSeveral, place: number): PlannedEdit => {
      const { amount, unit } = change;
      const before = editOf(sku);
      const item = itemOf(sku);
      const was = lineBefore(item, before);
      const present = currentPlan({ item, edit: before });
      if (amount === 0 && present !== undefined) removedPlans.set(sku, present);
      const plan = nextPlan(change, { item, edit: before, removedPlan: removedPlans.get(sku) });
      // What was noted and is not sent yet goes with it: this change takes the place of that one.
      const remarks =
        amount === 0
          ? undefined
          : (change.remarks ?? before?.remarks) && { ...before?.remarks, ...change.remarks };
      const acted: Acted = takesBack === undefined ? actingNow(clock) : { actedAt: takesBack };
      // One after the other: they are sent and stand in the cart in this order.
      const actedAt = acted.actedAt + place / PLACES_PER_MS;
      const edit = make({ sku, amount, unit, plan, remarks }, { ...acted, actedAt });
      const undoing = (): OutboxEntry => {
        const { remarks: noted, ...amounts } = was ?? { amount: 0, unit };
        return make({ sku, ...amounts, remarks: amount === 0 ? noted : editOf(sku)?.remarks }, edit, edit);
      };
      return { edit, undoing };
    },
    /** Something is noted of a line; undefined where there is none. */
    noting: (sku: string, remarks: Remarks): OutboxEntry | undefined => {
      const before = editOf(sku);
      const item = itemOf(sku);
      const amount = before?.amount ?? item?.amount ?? 0;
      const unit = before?.unit ?? item?.unitAbbreviation;
      if (amount === 0 || unit === undefined) return undefined;
      const onlyRemarks = before === undefined || before.onlyRemarks === true || undefined;
      const wish = {
        sku,
        amount,
        unit,
        plan: before?.plan,
        remarks: { ...before?.remarks, ...remarks },
        onlyRemarks,
      };
      // An amount that waits goes along, and is no younger for what is noted beside it.
      return make(wish, onlyRemarks ? undefined : before);
    },
  };
};
