import type { OrderItem, Product } from '@gastroshop/api-contract';
import { decimal } from '@gastroshop/domain/money';
import { templateItemIssue } from '@gastroshop/domain/order-list';
import { priceRow } from '@gastroshop/domain/pricing';
import { effectiveStatus } from '@gastroshop/domain/product';
import {
  minimumAmountFor,
  defaultUnit,
  offeredUnits,
  smallestAllowedAmount,
  unitByAbbreviation,
} from '@gastroshop/domain/quantity';
import { remarksForOther, remarksIn } from '@gastroshop/storefront/cart';
import { toPricingInput, type ProductContext } from '@gastroshop/storefront/product';
import type { ReorderChange, ReorderLine, ReorderProposal } from './reorder-line';

/** What stands in the cart of an article. */
interface CartContent {
  readonly amount: number;
  readonly unit: string;
}

/** What the plan is made from. */
export interface ReorderInput {
  readonly items: readonly OrderItem[];
  /** By sku, those that replace others among them. */
  readonly products: ReadonlyMap<string, Product>;
  readonly inCart: ReadonlyMap<string, CartContent>;
  readonly context: Pick<ProductContext, 'visibility' | 'priceDay' | 'fair'>;
}

type Ordered = Pick<OrderItem, 'amount' | 'ratio' | 'unitAbbr'>;

/** What of an article stands for an amount ordered before: the same unit where it is on offer, else as much in another. */
const offerOf = (product: Product, { amount, ratio, unitAbbr }: Ordered): ReorderProposal | undefined => {
  const { minSaleQuantity, units } = product;
  const same = unitByAbbreviation(offeredUnits(units), unitAbbr);
  const unit = same ?? defaultUnit(units);
  if (unit === undefined || amount <= 0) return undefined;
  const wanted = same === undefined ? minimumAmountFor(decimal(amount).times(ratio), unit) : amount;
  const smallest = smallestAllowedAmount(minSaleQuantity, unit);
  if (wanted === undefined || smallest === undefined) return undefined;
  const offer = { product, amount: Math.max(wanted, smallest), unit: unit.abbreviation };
  const obstacle = templateItemIssue(
    { productSku: product.sku, amount: offer.amount, unit: offer.unit },
    { status: effectiveStatus(product), minSaleQuantity, units },
  );
  return obstacle === undefined ? offer : undefined;
};

const priceChange = (
  { price }: OrderItem,
  { product, amount, unit }: ReorderProposal,
  context: ReorderInput['context'],
): ReorderChange | undefined => {
  const chosen = unitByAbbreviation(product.units, unit);
  const question = chosen && toPricingInput(product, chosen, amount, context);
  if (price === undefined || question === undefined) return undefined;
  const row = priceRow(question);
  if (row.kind === 'ON_REQUEST') return { kind: 'PRICE_ON_REQUEST' };
  return decimal(row.unitPrice).eq(price)
    ? undefined
    : { kind: 'PRICE', before: price, after: row.unitPrice };
};

const changesOf = (
  item: OrderItem,
  offer: ReorderProposal,
  { context, inCart }: ReorderInput,
): readonly ReorderChange[] => {
  const changes: ReorderChange[] = [];
  if (offer.unit !== item.unitAbbr) changes.push({ kind: 'UNIT' });
  else if (offer.amount > item.amount) changes.push({ kind: 'MINIMUM' });
  const price = priceChange(item, offer, context);
  if (price !== undefined) changes.push(price);
  const there = inCart.get(offer.product.sku);
  if (there !== undefined && (there.amount !== offer.amount || there.unit !== offer.unit))
    changes.push({ kind: 'IN_CART', ...there });
  return changes;
};

const replacementOf = (
  item: OrderItem,
  product: Product | undefined,
  { products }: ReorderInput,
): ReorderProposal | undefined => {
  for (const sku of product?.replacementSkus ?? []) {
    const other = products.get(sku);
    // Packs differ: the same number of the same unit where there is one, else of the unit the article comes in.
    const offer = other && offerOf(other, { ...item, ratio: '1' });
    if (offer !== undefined) return { ...offer, remarks: remarksForOther(remarksIn(item)) };
  }
  return undefined;
};

/** What ordering an order's lines again would put into the cart, and what has changed since. */
export const planReorder = (question: ReorderInput): readonly ReorderLine[] =>
  question.items.map((item) => {
    const product = question.products.get(item.productSku);
    const offer = product && offerOf(product, item);
    return {
      item,
      product,
      offer: offer && { ...offer, remarks: remarksIn(item) },
      replacement: offer === undefined ? replacementOf(item, product, question) : undefined,
      changes: offer === undefined ? [] : changesOf(item, offer, question),
    };
  });
