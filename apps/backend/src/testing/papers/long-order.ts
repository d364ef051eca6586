import type { Order, OrderDelivery, OrderItem, Totals } from '@gastroshop/api-contract';
import type { LineFactsBySku } from '../../db';
import type { LongListProduct } from './long-list';

/** An order of many lines, and what its papers say besides. */
interface LongOrder {
  readonly order: Order;
  readonly lineFacts: LineFactsBySku;
}

const DAYS = ['2026-11-27', '2026-11-30', '2026-12-01'] as const;
const GROUPS = ['AMBIENT', 'FRESH', 'FROZEN'] as const;

/** Sums no row of the list has. */
export const LONG_ORDER_TOTALS: Totals = {
  net: '98765432.10',
  discountEarned: '1357913.57',
  bonus: '246813.57',
  fees: '6.00',
  deposit: { SINGLE_USE: '48.51', MULTI_USE: '1234.05' },
  vat: [
    { ratePercent: '10', base: '60000000.00', vat: '6000000.01' },
    { ratePercent: '13', base: '1000.00', vat: '130.03' },
    { ratePercent: '20', base: '38764432.10', vat: '7752886.42' },
  ],
  gross: '112519743.12',
  estimated: true,
  linesOnRequest: 1,
};

/** Cents of a row. */
export const rowCents = ({ cents, kilograms = 1 }: LongListProduct, amount: number): number | undefined =>
  cents === undefined ? undefined : cents * kilograms * amount;

const price = (cents: number): string => (cents / 100).toFixed(2);

const priced = (product: LongListProduct, amount: number) => {
  const total = rowCents(product, amount);
  return {
    ...(product.cents !== undefined && { price: price(product.cents) }),
    ...(total !== undefined && { mostAccurateRowTotal: price(total) }),
  };
};

/** Every fourth line of a fair comes on two days. */
export const isSplit = (place: number): boolean => place % 4 === 1;

const itemOf = (product: LongListProduct, place: number, isFair: boolean): OrderItem => {
  const { sku, name, amount } = product;
  const parts = isSplit(place) ? [amount, 1] : [amount];
  return {
    productSku: sku,
    name,
    amount: isFair ? parts.reduce((sum, part) => sum + part, 0) : amount,
    ratio: '1',
    unitAbbr: 'ST',
    baseUnit: 'ST',
    ...priced(product, amount),
    ...(place % 40 === 7 && { note: 'Bitte kühl anliefern, Übergabe an die Küche über den Hof' }),
    ...(isFair && {
      plan: parts.map((part, day) => ({
        date: DAYS[day] ?? DAYS[0],
        amount: part,
        ...priced(product, part),
      })),
    }),
  };
};

const deliveriesOf = (items: readonly OrderItem[], isFair: boolean): readonly OrderDelivery[] =>
  (isFair ? DAYS.slice(0, 2) : DAYS)
    .map((date, day): OrderDelivery => {
      const lines = isFair
        ? items.flatMap(({ productSku, unitAbbr, plan = [] }) =>
            plan
              .filter((entry) => entry.date === date)
              .map(({ amount }) => ({ productSku, unitAbbr, amount })),
          )
        : items
            .filter((_, place) => place % DAYS.length === day)
            .map(({ productSku, unitAbbr, amount }) => ({ productSku, unitAbbr, amount }));
      return { date, temperature: GROUPS[day] ?? 'AMBIENT', lines };
    })
    .filter(({ lines }) => lines.length > 0);

/** An order of all the articles, with everything a line can have. */
export const longOrder = (
  products: readonly LongListProduct[],
  { id, customerId, isFair }: { readonly id: string; readonly customerId: string; readonly isFair: boolean },
): LongOrder => {
  const orderItems = products.map((product, place) => itemOf(product, place, isFair));
  return {
    order: {
      id,
      number: id,
      comment: 'Bitte beim Hintereingang läuten',
      creationTime: '2026-11-25T09:00:00.000Z',
      customerId,
      deliverySlotDate: DAYS[0],
      deliveryAddress: {
        externalId: 'a',
        companyLines: ['Gasthof Zur Grünen Öse'],
        street: 'Dorfplatz 1',
        postCode: '5700',
        city: 'Zell am See',
      },
      source: isFair ? 'SUBSHOP' : 'WEBSHOP',
      confirmationEmails: [],
      orderItems,
      userName: 'Anna Ärmel',
      freeItems: [],
      nonWebshopItems: [],
      supplierNotes: [],
      totals: LONG_ORDER_TOTALS,
      deliveries: deliveriesOf(orderItems, isFair),
    },
    lineFacts: Object.fromEntries(
      products.flatMap(({ sku, kilograms, alcohol }) =>
        kilograms === undefined && alcohol === undefined
          ? []
          : [
              [
                sku,
                {
                  ...(kilograms !== undefined && { weighedBy: 'kg' }),
                  ...(alcohol !== undefined && { alcohol }),
                },
              ],
            ],
      ),
    ),
  };
};
