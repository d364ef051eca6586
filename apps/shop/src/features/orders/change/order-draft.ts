import type { Order, OrderItem, OrderLineChange } from '@gastroshop/api-contract';

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

/** The lines of a change as the call takes them. */
export const draftLines = ({ lines }: OrderDraft): readonly OrderLineChange[] =>
  Object.entries(lines).map(([sku, { amount, unit }]) => ({ sku, unitAbbreviation: unit, amount }));

/** How many lines are new, changed and taken out. */
export const countDraft = ({ lines }: OrderDraft, order: Pick<Order, 'orderItems'>): DraftCount => {
  const count = { added: 0, changed: 0, removed: 0 };
  for (const [sku, { amount }] of Object.entries(lines)) {
    if (itemOf(order, sku) === undefined) count.added += 1;
    else if (amount === 0) count.removed += 1;
    else count.changed += 1;
  }
  return count;
};

/** How many lines a draft changes. */
export const draftSize = ({ lines }: OrderDraft): number => Object.keys(lines).length;

/** Skus a draft adds to the order. */
export const addedSkus = ({ lines }: OrderDraft, order: Pick<Order, 'orderItems'>): readonly string[] =>
  Object.keys(lines).filter((sku) => itemOf(order, sku) === undefined);

/**
 * The draft on top of a newer form of its order: lines that say now what was wished are no change any more, and the new form
 * counts as seen.
 */
export const onNewer = (draft: OrderDraft, order: Order): OrderDraft => {
  const base: OrderDraft = { ...draft, seenRevision: order.revision ?? draft.seenRevision, lines: {} };
  return Object.entries(draft.lines).reduce(
    (rest, [sku, line]) =>
      // What a colleague has taken out meanwhile is not brought back, and taking it out is done.
      line.amount === 0 && itemOf(order, sku) === undefined ? rest : withLine(rest, order, sku, line, draft),
    base,
  );
};
