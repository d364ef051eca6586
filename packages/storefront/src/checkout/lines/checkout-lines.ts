import type { CartItem } from '@gastroshop/api-contract';
import { type OutboxEntry, type CartOutboxState, remarksIn } from '../../cart';
import type { Remarks } from '@gastroshop/domain/cart';
import type { CheckoutLine, RemovedLine } from './checkout-line';

interface Made {
  readonly edit: OutboxEntry | undefined;
  readonly inCart: boolean;
  readonly line: CheckoutLine;
}

// The same line for the same item and edit, so that rows of a long cart do not render for changes of others.
const made = new WeakMap<CartItem, Made>();

/** What is noted of a line, with what the buyer has written since. */
const lineRemarks = (item: CartItem, edit: OutboxEntry | undefined): Remarks =>
  remarksIn({ ...remarksIn(item), ...edit?.remarks });

const lineOf = (item: CartItem, edit: OutboxEntry | undefined, inCart: boolean): CheckoutLine => {
  const known = made.get(item);
  if (known?.edit === edit && known?.inCart === inCart) return known.line;
  const removed = edit === undefined ? !inCart : edit.amount === 0;
  const plan = edit === undefined || removed ? item.plan : edit.plan;
  const remarks = lineRemarks(item, edit);
  const line: CheckoutLine = {
    sku: item.sku,
    product: item.product,
    category: item.category ?? item.product.resolvedCategory,
    amount: edit === undefined || removed ? item.amount : edit.amount,
    unit: edit === undefined || removed ? item.unitAbbreviation : edit.unit,
    ...(plan !== undefined && plan.length > 0 && { plan }),
    remarks,
    version: inCart ? item.version : 0,
    busy: edit !== undefined && edit.phase !== 'unsent',
    unsent: edit?.phase === 'unsent',
    removed,
  };
  made.set(item, { edit, inCart, line });
  return line;
};

/**
 * The lines of the cart with what the buyer has done, in the order of the cart; lines taken out on this page stay where
 * they were, others that were taken out are gone.
 *
 * @param items the cart as the backend told it
 */
export const checkoutLines = (
  items: readonly CartItem[],
  edits: CartOutboxState['edits'],
  removed: readonly RemovedLine[] = [],
): readonly CheckoutLine[] => {
  const present = new Set(items.map(({ sku }) => sku));
  const kept = new Set(removed.map(({ item }) => item.sku));
  const order: { readonly item: CartItem; readonly inCart: boolean }[] = items.map((item) => ({
    item,
    inCart: true,
  }));
  for (const { item, below } of removed) {
    if (present.has(item.sku)) continue;
    const above = order.findIndex(({ item: { sku } }) => sku === below);
    order.splice(above + 1, 0, { item, inCart: false });
  }
  return order.flatMap(({ item, inCart }) => {
    const line = lineOf(item, edits[item.sku], inCart);
    return line.removed && !kept.has(line.sku) ? [] : [line];
  });
};
