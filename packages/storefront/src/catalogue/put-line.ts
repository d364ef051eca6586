import type { Product } from '@gastroshop/api-contract';
import { decimal } from '@gastroshop/domain/money';
import { MAX_AMOUNT, storageQuantity } from '@gastroshop/domain/quantity';
import { formatAmount, type Locale } from '@gastroshop/i18n';
import type { OrderValue } from '@gastroshop/ui/order-control';
import type { ProductOrderState } from '@gastroshop/ui/product';
import { unitOf } from '../product';
import type { WantedAmount } from './wanted-amount';

/** What Enter comes to: the line as it is then, or what is in the way. */
export type PutAnswer =
  | { readonly kind: 'PUT'; readonly line: OrderValue; readonly before: OrderValue | undefined }
  | {
      readonly kind: 'REFUSED';
      readonly why: 'refusedUnit' | 'refusedMinimum' | 'refusedMaximum' | 'refusedSum' | 'refused';
      /** The amount the sentence names. */
      readonly amount: string;
    };

const refused = (why: Extract<PutAnswer, { kind: 'REFUSED' }>['why'], amount = ''): PutAnswer => ({
  kind: 'REFUSED',
  why,
  amount,
});

/** Two amounts together in the unit of the first; undefined where that is no whole number of it. */
const together = (product: Product, line: OrderValue, { amount, unit }: WantedAmount): number | undefined => {
  const [own, added] = [unitOf(product, line.unit), unitOf(product, unit)];
  if (own === undefined || added === undefined) return undefined;
  const sum = decimal(storageQuantity(line.amount, own)).plus(storageQuantity(amount, added));
  const whole = sum.div(storageQuantity(1, own)).toNumber();
  return Number.isInteger(whole) ? whole : undefined;
};

/** Adds what is wanted to what is in the cart, unless it may not be ordered so; nothing is ever changed in silence. */
export const putLine = (
  product: Product,
  order: ProductOrderState | undefined,
  wanted: WantedAmount | undefined,
  locale: Locale,
): PutAnswer => {
  if (order === undefined || order.disabledReason !== undefined) return refused('refused');
  if (wanted === undefined) return refused('refusedUnit');
  const minimum = order.units.find(({ abbreviation }) => abbreviation === wanted.unit)?.minimum;
  if (minimum === undefined) return refused('refusedUnit');
  if (wanted.amount < minimum && !order.inCart)
    return refused('refusedMinimum', formatAmount(minimum, wanted.unit, locale));
  const before = order.inCart ? { amount: order.amount, unit: order.unit } : undefined;
  const amount = before === undefined ? wanted.amount : together(product, before, wanted);
  if (amount === undefined) return refused('refusedSum', formatAmount(order.amount, order.unit, locale));
  const unit = before?.unit ?? wanted.unit;
  if (amount > MAX_AMOUNT) return refused('refusedMaximum', formatAmount(MAX_AMOUNT, unit, locale));
  return { kind: 'PUT', line: { amount, unit }, before };
};
