import type { Cart } from '@gastroshop/api-contract';
import { formatAmount, type Locale } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { cartQuery } from '@gastroshop/storefront/cart';
import { planDeliveries, useNow } from '@gastroshop/storefront/delivery';
import { customerQuery } from '@gastroshop/storefront/session';
import { useShop } from '@gastroshop/storefront/shop';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { PadLineContext } from '../grid/line-message';
import type { PadLine } from './pad-line';

const inCartOf = ({ items }: Cart, locale: Locale): ReadonlyMap<string, string> =>
  new Map(
    items.map(({ sku, amount, unitAbbreviation }) => [sku, formatAmount(amount, unitAbbreviation, locale)]),
  );

/** Articles that stand in several rows. */
const repeated = (lines: readonly PadLine[]): ReadonlySet<string> => {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { state, product } of lines) {
    if (state !== 'READY' || product === undefined) continue;
    if (seen.has(product.sku)) twice.add(product.sku);
    seen.add(product.sku);
  }
  return twice;
};

/** What is known about a row besides its article: other rows, the cart, the day it would come. */
export const usePadLineContexts = (
  lines: readonly PadLine[],
  held: ReadonlySet<number>,
): ((line: PadLine) => PadLineContext) => {
  const { client, gateway } = useShop();
  const { locale } = useLocale();
  const { data: inCart } = useQuery({
    ...cartQuery(gateway),
    select: useCallback((cart: Cart) => inCartOf(cart, locale), [locale]),
  });
  const { data: customer } = useQuery(customerQuery(client, gateway.scope));
  const now = useNow();
  const twice = useMemo(() => repeated(lines), [lines]);
  const plan = useMemo(
    () =>
      customer === undefined
        ? undefined
        : planDeliveries({
            customer,
            articles: lines.flatMap(({ product }) => (product === undefined ? [] : [product.attributes])),
            now,
          }),
    [customer, lines, now],
  );
  return useCallback(
    ({ row, product }) => ({
      held: held.has(row.id),
      twice: product !== undefined && twice.has(product.sku),
      inCart: product && inCart?.get(product.sku),
      day: product && plan?.lineOf(product.attributes)?.date,
    }),
    [held, twice, inCart, plan],
  );
};
