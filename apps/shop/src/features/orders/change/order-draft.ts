import type { Order, OrderChange, OrderItem, OrderLineChange } from '@gastroshop/api-contract';
import {
  requestedDayForTour,
  requestedDaysOf,
  type ChosenDays,
  type OrderedDays,
  type TourName,
} from '@gastroshop/domain/delivery';

/** What a line is to become. */
export interface DraftLine {
  /** 0 takes the line out. */
  readonly amount: number;
  readonly unit: string;
}

/** A change of an order that is not with the shop yet. */
export interface OrderDraft {
  /** The revision the buyer saw. */
  readonly seenRevision: number;
  /** By sku; only what is to become different. */
  readonly lines: Readonly<Record<string, DraftLine>>;
  /** Other days than the order has, by what comes together; missing: the days stay. */
  readonly days?: ChosenDays | undefined;
  /** Sent with the change, so that a repetition after a lost answer is the same change. */
  readonly key: string;
  /** When it was changed last, epoch milliseconds. */
  readonly at: number;
}

/** What a draft comes to. */
export interface DraftCount {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  /** Deliveries that come on another day. */
  readonly moved: number;
}

const itemOf = ({ orderItems }: Pick<Order, 'orderItems'>, sku: string): OrderItem | undefined =>
  orderItems.find(({ productSku }) => productSku === sku);

/** A draft in which nothing is different yet. */
export const emptyDraft = (order: Pick<Order, 'revision'>, key: string, at: number): OrderDraft => ({
  seenRevision: order.revision ?? 1,
  lines: {},
  key,
  at,
});

/**
 * The draft with another wish for a line. A line back at what the order says is no change, and neither is a new one that is
 * taken out again.
 */
export const withLine = (
  draft: OrderDraft,
  order: Pick<Order, 'orderItems'>,
  sku: string,
  line: DraftLine | undefined,
  { key, at }: Pick<OrderDraft, 'key' | 'at'>,
): OrderDraft => {
  const item = itemOf(order, sku);
  const lines = Object.fromEntries(Object.entries(draft.lines).filter(([other]) => other !== sku));
  const isChange =
    line !== undefined &&
    (item === undefined ? line.amount > 0 : line.amount !== item.amount || line.unit !== item.unitAbbr);
  return { ...draft, lines: isChange ? { ...lines, [sku]: line } : lines, key, at };
};

const TOURS: readonly TourName[] = ['MAIN', 'ALTERNATIVE'];

const movedTours = ({ days = {} }: Pick<OrderDraft, 'days'>): readonly TourName[] =>
  TOURS.filter((tour) => days[tour] !== undefined);

/** The day an order has for what comes together with a tour. */
const dayOf = (name: TourName, order: OrderedDays): string | undefined =>
  requestedDayForTour({ name, temperatures: [] }, requestedDaysOf(order));

/** The draft with another wish for the day of a tour; the day the order has is no change. */
export const withDay = (
  draft: OrderDraft,
  order: OrderedDays,
  tour: TourName,
  day: string | undefined,
  { key, at }: Pick<OrderDraft, 'key' | 'at'>,
): OrderDraft => ({
  ...draft,
  days: { ...draft.days, [tour]: day === dayOf(tour, order) ? undefined : day },
  key,
  at,
});

/** The change as the call takes it. */
export const toOrderChange = (draft: OrderDraft): OrderChange => {
  const { MAIN, ALTERNATIVE } = draft.days ?? {};
  return {
    seenRevision: draft.seenRevision,
    lines: [...draftLines(draft)],
    ...(MAIN !== undefined && { requestedDeliveryDay: MAIN }),
    ...(ALTERNATIVE !== undefined && { requestedDeliveryDayFrozenProducts: ALTERNATIVE }),
  };
};

/** The lines of a change as the call takes them. */
const draftLines = ({ lines }: OrderDraft): readonly OrderLineChange[] =>
  Object.entries(lines).map(([sku, { amount, unit }]) => ({ sku, unitAbbreviation: unit, amount }));

/** How many lines are new, changed and taken out. */
export const countDraft = (draft: OrderDraft, order: Pick<Order, 'orderItems'>): DraftCount => {
  const { lines } = draft;
  const count = { added: 0, changed: 0, removed: 0, moved: movedTours(draft).length };
  for (const [sku, { amount }] of Object.entries(lines)) {
    if (itemOf(order, sku) === undefined) count.added += 1;
    else if (amount === 0) count.removed += 1;
    else count.changed += 1;
  }
  return count;
};

/** How many lines and days a draft changes. */
export const draftSize = (draft: OrderDraft): number =>
  Object.keys(draft.lines).length + movedTours(draft).length;

/** Skus a draft adds to the order. */
export const addedSkus = ({ lines }: OrderDraft, order: Pick<Order, 'orderItems'>): readonly string[] =>
  Object.keys(lines).filter((sku) => itemOf(order, sku) === undefined);

/**
 * The draft on top of a newer form of its order: lines that say now what was wished are no change any more, and the new form
 * counts as seen.
 */
export const onNewer = (draft: OrderDraft, order: Order): OrderDraft => {
  const base = TOURS.reduce<OrderDraft>(
    (rest, tour) => withDay(rest, order, tour, draft.days?.[tour], draft),
    { ...draft, seenRevision: order.revision ?? draft.seenRevision, lines: {} },
  );
  return Object.entries(draft.lines).reduce(
    (rest, [sku, line]) =>
      // What a colleague has taken out meanwhile is not brought back, and taking it out is done.
      line.amount === 0 && itemOf(order, sku) === undefined ? rest : withLine(rest, order, sku, line, draft),
    base,
  );
};
