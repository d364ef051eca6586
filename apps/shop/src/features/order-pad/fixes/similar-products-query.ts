import type { Product } from '@gastroshop/api-contract';
import { completionQuery } from '@gastroshop/storefront/catalogue';
import { scopedKey, type ShopGateway } from '@gastroshop/storefront/shop';
import { queryOptions } from '@tanstack/react-query';
import type { PadRow } from '../rows/pad-row';
import { nearTexts } from './similar-texts';

/** What a row says of what it wants. */
export type WantedRow = Pick<PadRow, 'article' | 'amount' | 'unit' | 'hint'>;

const NOTHING: readonly Product[] = [];

/** Digits found anywhere in a name are no number that was meant. */
const beginsWith =
  (digits: string) =>
  ({ sku, crossTenantProductId = '' }: Product): boolean =>
    sku.startsWith(digits) || crossTenantProductId.startsWith(digits);

/**
 * What may have been meant by a row that names no article: what the search completes it with, in its order, its amount and
 * unit read along; else the same for a part of its text. An answer is taken with one key, so nothing is offered that is
 * only similar: who looks for something else searches.
 */
export const similarProductsQuery = (gateway: ShopGateway, { article, amount, unit, hint }: WantedRow) => {
  const count = Number(amount.trim());
  const named = unit.trim();
  return queryOptions({
    queryKey: scopedKey(gateway.scope, 'pad-near', article.trim(), count, named, hint),
    queryFn: async ({ client }) => {
      for (const text of nearTexts(article.trim(), hint)) {
        const isNumber = /^\d+$/.test(text);
        const order = {
          text,
          isNumber,
          ...(Number.isInteger(count) && count > 0 && { amount: count }),
          ...(named !== '' && { unit: named }),
        };
        const typed = [order.amount, order.unit, text].filter((part) => part !== undefined).join(' ');
        const { products, closeSkus } = await client.query(completionQuery(gateway, typed, { order }));
        const fitting = isNumber
          ? products.filter(beginsWith(text))
          : products.filter(({ sku }) => closeSkus?.includes(sku) ?? true);
        if (fitting.length > 0) return fitting;
      }
      return NOTHING;
    },
    enabled: article.trim() !== '' || hint !== undefined,
  });
};
