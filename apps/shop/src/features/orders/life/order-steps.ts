import type { Order, OrderRevision, OrderStatus } from '@gastroshop/api-contract';
import { differenceOf, orderDifferences } from './order-differences';
import type { OrderPart } from './order-parts';

/** Something that happened to an order. */
export interface OrderStep {
  readonly key: string;
  readonly kind:
    | 'ORDERED'
    | 'CHANGED'
    | 'LOCKED'
    | 'CONFIRMED'
    | 'IN_PREPARATION'
    | 'SHIPPED'
    | 'DELIVERED'
    | 'CANCELLED'
    | 'RESTORED';
  /** Epoch milliseconds. */
  readonly at: number;
  readonly userName?: string | undefined;
  /** Of a revision: its number. */
  readonly revision?: number | undefined;
  /** Of a change: how many lines differ, and by how much euro gross, or net where there is no gross. */
  readonly lines?: number | undefined;
  readonly money?: string | undefined;
  /** Of a deadline: the delivery it fixed. */
  readonly part?: OrderPart | undefined;
}

const sumOf = ({ totals }: Order): string | undefined => totals?.gross ?? totals?.net;

const isCancelled = ({ statusHistory }: Order): boolean => statusHistory?.at(-1)?.status === 'CANCELLED';

const ofRevision = (
  { revision, at, userName, order }: OrderRevision,
  before: OrderRevision | undefined,
): OrderStep => {
  const common = { key: `revision ${revision}`, at: Date.parse(at), userName, revision };
  if (before === undefined) return { ...common, kind: 'ORDERED' };
  if (isCancelled(order)) return { ...common, kind: 'CANCELLED' };
  if (isCancelled(before.order)) return { ...common, kind: 'RESTORED' };
  return {
    ...common,
    kind: 'CHANGED',
    lines: orderDifferences(before.order, order).length,
    money: differenceOf(sumOf(before.order), sumOf(order)),
  };
};

/** Told by revisions already. */
const isToldByRevisions = (status: OrderStatus): status is 'RECEIVED' | 'CANCELLED' =>
  status === 'RECEIVED' || status === 'CANCELLED';

/** What has happened to an order, the oldest first: its revisions, deadlines that have come, what its branch told. */
export const orderSteps = (
  { statusHistory = [] }: Pick<Order, 'statusHistory'>,
  revisions: readonly OrderRevision[],
  parts: readonly OrderPart[],
): readonly OrderStep[] => {
  const ofRevisions = revisions.map((revision, index) => ofRevision(revision, revisions[index - 1]));
  const told = statusHistory.flatMap(({ status, at }): readonly OrderStep[] => {
    return isToldByRevisions(status) ? [] : [{ key: `${status} ${at}`, kind: status, at: Date.parse(at) }];
  });
  const fixed = parts.flatMap((part): readonly OrderStep[] =>
    part.state === 'FIXED' && part.deadline !== undefined
      ? [{ key: `locked ${part.key}`, kind: 'LOCKED', at: part.deadline, part }]
      : [],
  );
  return [...ofRevisions, ...told, ...fixed].sort((one, other) => one.at - other.at);
};
