import type { CartItem, OrderTemplateItem } from '@gastroshop/api-contract';
import { type SkippedItem, selectFromTemplate } from '@gastroshop/domain/order-list';
import { effectiveStatus } from '@gastroshop/domain/product';
import { parseAmountText } from '@gastroshop/domain/quantity';
import { type OrderDraft, type CartOutboxState, remarksIn } from '@gastroshop/storefront/cart';

/** What is known of the cart. */
export interface CartSnapshot {
  readonly cart: readonly Pick<CartItem, 'sku'>[];
  readonly edits: CartOutboxState['edits'];
  readonly drafts: CartOutboxState['drafts'];
}

/** What of a template goes into the cart. */
export interface TemplateCartSelection {
  readonly toAdd: readonly OrderTemplateItem[];
  readonly leftOut: readonly SkippedItem<OrderTemplateItem>[];
  /** How many lines are in the cart already. */
  readonly inCart: number;
}

/** What was typed beside a line counts instead of what the template says. */
const asTyped = (item: OrderTemplateItem, draft: OrderDraft | undefined): OrderTemplateItem => {
  const typed = draft && parseAmountText(draft.text);
  return typed?.kind === 'AMOUNT' ? { ...item, amount: typed.amount, unit: draft?.unit ?? item.unit } : item;
};

const isRefused = (draft: OrderDraft | undefined): boolean =>
  draft !== undefined && parseAmountText(draft.text).kind === 'REFUSED';

/**
 * What of a template goes into the cart: what can be ordered (TPL-4) and is not in it. What is in the cart stays as the
 * buyer has it there, so that pressing twice changes nothing. A line beside which something stands that is no amount
 * stays out, until that is answered (QTY-5).
 */
export const selectTemplateItemsForCart = (
  items: readonly OrderTemplateItem[],
  { cart, edits, drafts }: CartSnapshot,
): TemplateCartSelection => {
  const there = new Set(cart.map(({ sku }) => sku));
  for (const { sku, amount } of Object.values(edits)) {
    if (amount === 0) there.delete(sku);
    else there.add(sku);
  }
  const open = items.filter(({ productSku }) => !there.has(productSku));
  const products = new Map(items.map(({ productSku, product }) => [productSku, product]));
  const unanswered = open.filter(({ productSku }) => isRefused(drafts[productSku]));
  const { toAdd, leftOut } = selectFromTemplate(
    open.filter((item) => !unanswered.includes(item)).map((item) => asTyped(item, drafts[item.productSku])),
    (sku) => {
      const product = products.get(sku);
      return product && { ...product, status: effectiveStatus(product) };
    },
  );
  const notAmounts = unanswered.map((item) => ({ item, obstacle: { reason: 'NOT_AN_AMOUNT' } as const }));
  return { toAdd, leftOut: [...leftOut, ...notAmounts], inCart: items.length - open.length };
};

/** Lines of a template as the cart takes them, with what is noted at each. */
export const toCartLines = (items: readonly OrderTemplateItem[]) =>
  items.map(({ productSku: sku, amount, unit, ...item }) => ({
    sku,
    amount,
    unit,
    remarks: remarksIn(item),
  }));
