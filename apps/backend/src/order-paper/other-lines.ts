import type { FreeOrderItem, Order } from '@gastroshop/api-contract';
import { formatAmount, type Locale } from '@gastroshop/i18n';
import type { TFunction } from 'i18next';
import type { DeliveryContent, PaperLine } from './paper-line';

const lineOf = ({ name, amount, unit = '', sku, gtin }: FreeOrderItem, locale: Locale): PaperLine => ({
  sku: sku ?? gtin ?? '',
  name,
  amount: formatAmount(amount, unit, locale).trim(),
  unitPrice: undefined,
  rowTotal: undefined,
  notes: [],
});

/** What of an order names no article of the shop: it has no price and no day of delivery. */
export const otherLines = (
  { freeItems, nonWebshopItems }: Pick<Order, 'freeItems' | 'nonWebshopItems'>,
  words: TFunction<'order-paper'>,
  locale: Locale,
): readonly DeliveryContent[] =>
  [
    { heading: words('nonWebshopItems'), lines: nonWebshopItems.map((item) => lineOf(item, locale)) },
    { heading: words('freeItems'), lines: freeItems.map((item) => lineOf(item, locale)) },
  ].filter(({ lines }) => lines.length > 0);
