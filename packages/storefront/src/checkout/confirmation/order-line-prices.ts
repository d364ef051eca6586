import type { Order, OrderItem, Product } from '@gastroshop/api-contract';
import { formatPrice, formatUnit, type Locale, formatUnitPrice, formatEstimate } from '@gastroshop/i18n';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { productsQuery } from '../../product';
import { useGateway } from '../../shop';

/** Units in which the weighed articles of an order are priced, by sku. */
export type WeighedUnits = ReadonlyMap<string, string>;

const NO_SKUS: readonly string[] = [];

/** Nothing is billed by weight, as far as is known. */
export const EMPTY_WEIGHED_UNITS: WeighedUnits = new Map();

/** Which of these articles are billed by weight, and by which unit. */
export const weighedUnits = (products: readonly Product[] = []): WeighedUnits =>
  new Map(products.flatMap(({ sku, weighed }) => (weighed === undefined ? [] : [[sku, weighed.pricedBy]])));

/**
 * Which lines of an order are billed by weight, and by which unit. An order does not say so itself: its articles are
 * asked, where its sums are marked as estimates. Undefined until they have answered: an estimate must not stand there as
 * if it were exact, not even for a moment.
 */
export const useWeighedUnits = ({ totals, orderItems }: Order): WeighedUnits | undefined => {
  const skus = useMemo(
    () => (totals?.estimated === true ? orderItems.map(({ productSku }) => productSku) : NO_SKUS),
    [totals, orderItems],
  );
  const { data, isLoading } = useQuery(productsQuery(useGateway(), skus));
  return useMemo(() => (isLoading ? undefined : weighedUnits(data)), [data, isLoading]);
};

/** The sum of a line, marked as long as the scales have not spoken; undefined where there is none or none may be seen. */
export const itemTotalText = (
  { productSku, mostAccurateRowTotal, deliveredQuantity }: OrderItem,
  weighed: WeighedUnits,
): string | undefined => {
  if (mostAccurateRowTotal === undefined) return undefined;
  const sum = formatPrice(mostAccurateRowTotal);
  return weighed.has(productSku) && deliveredQuantity === undefined ? formatEstimate(sum) : sum;
};

/** The price of a line with the unit it counts for; undefined where there is none or none may be seen. */
export const itemPriceText = (
  { productSku, price, baseUnit }: OrderItem,
  weighed: WeighedUnits,
  locale: Locale,
): string | undefined => {
  if (price === undefined) return undefined;
  const unit = weighed.get(productSku) ?? baseUnit;
  return unit === undefined
    ? formatUnitPrice(price)
    : `${formatUnitPrice(price)} / ${formatUnit(unit, locale)}`;
};
