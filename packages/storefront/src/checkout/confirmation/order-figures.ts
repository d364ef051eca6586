import type { Order, OrderItem } from '@gastroshop/api-contract';
import { formatPrice, formatUnitPrice, markEstimate } from '@gastroshop/i18n';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { productsQuery } from '../../product';
import { useGateway } from '../../shop';

/** Units in which the weighed articles of an order are priced, by sku. */
export type WeighedUnits = ReadonlyMap<string, string>;

const NONE: readonly string[] = [];

/**
 * Which lines of an order are billed by weight, and by which unit. An order does not say so itself: its articles are
 * asked, where its sums are marked as estimates.
 */
export const useWeighedUnits = ({ totals, orderItems }: Order): WeighedUnits => {
  const skus = useMemo(
    () => (totals?.estimated === true ? orderItems.map(({ productSku }) => productSku) : NONE),
    [totals, orderItems],
  );
  const { data } = useQuery(productsQuery(useGateway(), skus));
  return useMemo(
    () =>
      new Map(data?.flatMap(({ sku, weighed }) => (weighed === undefined ? [] : [[sku, weighed.pricedBy]]))),
    [data],
  );
};

/** The sum of a line, marked as long as the scales have not spoken; undefined where there is none or none may be seen. */
export const itemSum = (
  { productSku, mostAccurateRowTotal, deliveredQuantity }: OrderItem,
  weighed: WeighedUnits,
): string | undefined => {
  if (mostAccurateRowTotal === undefined) return undefined;
  const sum = formatPrice(mostAccurateRowTotal);
  return weighed.has(productSku) && deliveredQuantity === undefined ? markEstimate(sum) : sum;
};

/** The price of a line with the unit it counts for; undefined where there is none or none may be seen. */
export const itemPrice = (
  { productSku, price, baseUnit }: OrderItem,
  weighed: WeighedUnits,
): string | undefined => {
  if (price === undefined) return undefined;
  const unit = weighed.get(productSku) ?? baseUnit;
  return unit === undefined ? formatUnitPrice(price) : `${formatUnitPrice(price)} / ${unit}`;
};
