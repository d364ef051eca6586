import type { Order, OrderItem } from '@gastroshop/api-contract';
import { decimal } from '@gastroshop/domain/money';

/** A line that differs between two forms of an order. */
export interface OrderDifference {
  readonly sku: string;
  readonly name: string;
  readonly kind: 'ADDED' | 'REMOVED' | 'CHANGED';
  readonly before: OrderItem | undefined;
  readonly after: OrderItem | undefined;
  /** Net euro by which the line costs more or less; undefined where it is not told. */
  readonly net: string | undefined;
}

const isLive = ({ status }: OrderItem): boolean => status !== 'CANCELLED';

const liveItems = ({ orderItems }: Pick<Order, 'orderItems'>): ReadonlyMap<string, OrderItem> =>
  new Map(orderItems.filter(isLive).map((item) => [item.productSku, item]));

const moneyOf = (item: OrderItem | undefined): string | undefined =>
  item === undefined ? '0' : item.mostAccurateRowTotal;

const netOf = (before: OrderItem | undefined, after: OrderItem | undefined): string | undefined => {
  const [old, present] = [moneyOf(before), moneyOf(after)];
  return old === undefined || present === undefined ? undefined : decimal(present).minus(old).toFixed(2);
};

/** What differs between two forms of an order, in the order of its lines; what is new stands last. */
export const orderDifferences = (
  before: Pick<Order, 'orderItems'>,
  after: Pick<Order, 'orderItems'>,
): readonly OrderDifference[] => {
  const [old, present] = [liveItems(before), liveItems(after)];
  return [...new Set([...old.keys(), ...present.keys()])].flatMap((sku) => {
    const [was, is] = [old.get(sku), present.get(sku)];
    if (was?.amount === is?.amount && was?.unitAbbr === is?.unitAbbr) return [];
    const kind = was === undefined ? 'ADDED' : is === undefined ? 'REMOVED' : 'CHANGED';
    return [{ sku, name: (is ?? was)?.name ?? sku, kind, before: was, after: is, net: netOf(was, is) }];
  });
};

/** By how much a sum of an order differs, with its sign; undefined where one of them is not told. */
export const differenceOf = (before: string | undefined, after: string | undefined): string | undefined =>
  before === undefined || after === undefined ? undefined : decimal(after).minus(before).toFixed(2);
