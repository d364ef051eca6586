import type { CartItem, OrderTemplateItem } from '@gastroshop/api-contract';
import { type LeftOutItem, selectFromTemplate } from '@gastroshop/domain/order-list';
import { effectiveStatus } from '@gastroshop/domain/product';
import { MIN_AMOUNT } from '@gastroshop/domain/quantity';
import type { CartDraft, CartEdits } from '../../cart';

/** What is known of the cart. */
export interface CartNow {
  readonly cart: readonly Pick<CartItem, 'sku'>[];
  readonly edits: CartEdits['edits'];
  readonly drafts: CartEdits['drafts'];
}

/** What of a template goes into the cart. */
export interface ForCart {
  readonly toAdd: readonly OrderTemplateItem[];
  readonly leftOut: readonly LeftOutItem<OrderTemplateItem>[];
  /** How many lines are in the cart already. */
  readonly inCart: number;
}

/** What was typed beside a line counts instead of what the template says. */
const asTyped = (item: OrderTemplateItem, draft: CartDraft | undefined): OrderTemplateItem => {
  const amount = Number(draft?.text);
  return draft === undefined || draft.text === '' || !Number.isInteger(amount) || amount < MIN_AMOUNT
    ? item
    : { ...item, amount, unit: draft.unit };
};

/**
 * What of a template goes into the cart: what can be ordered (TPL-4) and is not in it. What is in the cart stays as the
 * buyer has it there, so that pressing twice changes nothing.
 */
export const selectForCart = (
  items: readonly OrderTemplateItem[],
  { cart, edits, drafts }: CartNow,
): ForCart => {
  const there = new Set(cart.map(({ sku }) => sku));
  for (const { sku, amount } of Object.values(edits)) {
    if (amount === 0) there.delete(sku);
    else there.add(sku);
  }
  const open = items.filter(({ productSku }) => !there.has(productSku));
  const products = new Map(items.map(({ productSku, product }) => [productSku, product]));
  const { toAdd, leftOut } = selectFromTemplate(
    open.map((item) => asTyped(item, drafts[item.productSku])),
    (sku) => {
      const product = products.get(sku);
      return product && { ...product, status: effectiveStatus(product) };
    },
  );
  return { toAdd, leftOut, inCart: items.length - open.length };
};
