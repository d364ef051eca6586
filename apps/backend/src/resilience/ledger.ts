import type { Store } from '../db';

/** What somebody meant to order, and the id that was acknowledged. */
interface Intended {
  readonly key: string;
  readonly sku: string;
  readonly amount: number;
  readonly orderId: string | undefined;
}

interface StoredOrder {
  readonly id: string;
  readonly key: string;
  readonly sku: string;
  readonly amount: number;
  readonly lines: number;
  /** In milliseconds since 1970. */
  readonly createdAt: number;
}

/** All orders of a store. */
export const readOrders = (store: Store): Promise<readonly StoredOrder[]> =>
  store.asSystem(async (queries) => {
    const rows = await queries.selectFrom('customer_order').select(['id', 'doc', 'created_at']).execute();
    return rows.map(({ id, doc, created_at: createdAt }) => ({
      id,
      key: doc.customerOrderId ?? '',
      sku: doc.orderItems[0]?.productSku ?? '',
      amount: doc.orderItems[0]?.amount ?? 0,
      lines: doc.orderItems.length,
      createdAt: createdAt.getTime(),
    }));
  });

/** No order is lost, there twice, another than acknowledged, half, or nobody's. */
export const NO_FAULTS = { lost: [], twice: [], other: [], half: [], phantom: [] };

/** What is wrong with the orders that are stored, compared with those that were meant. */
export const orderFaults = (intents: readonly Intended[], orders: readonly StoredOrder[]) => {
  const byKey = new Map<string, StoredOrder[]>();
  for (const order of orders) byKey.set(order.key, [...(byKey.get(order.key) ?? []), order]);
  const keys = new Set(intents.map(({ key }) => key));
  return {
    lost: intents.filter(({ orderId, key }) => orderId !== undefined && !byKey.has(key)),
    twice: [...byKey.values()].filter((same) => same.length > 1),
    other: intents.filter(({ orderId, key }) => byKey.get(key)?.[0]?.id !== orderId),
    half: intents.filter(({ key, sku, amount }) => {
      const order = byKey.get(key)?.[0];
      return order !== undefined && (order.lines !== 1 || order.sku !== sku || order.amount !== amount);
    }),
    phantom: orders.filter(({ key }) => !keys.has(key)),
  };
};

/** Intents whose order was stored before the backend that had been asked was gone, and whose answer was lost with it. */
export const committedUnanswered = (
  intents: readonly (Intended & { readonly brokenAt: number | undefined })[],
  orders: readonly StoredOrder[],
): number => {
  const createdAt = new Map(orders.map((order) => [order.key, order.createdAt]));
  return intents.filter(
    ({ key, brokenAt }) =>
      brokenAt !== undefined && (createdAt.get(key) ?? Number.POSITIVE_INFINITY) <= brokenAt,
  ).length;
};

/** How many orders something is wrong with; one may count twice. */
export const countFaults = (faults: ReturnType<typeof orderFaults>): number =>
  Object.values(faults).reduce((sum, found) => sum + found.length, 0);
