import type { Product } from '@gastroshop/api-contract';
import { priceRow } from '@gastroshop/domain/pricing';
import {
  isUnusualAmount,
  storageQuantity,
  unitByAbbreviation,
  usualInUnit,
} from '@gastroshop/domain/quantity';
import { formatAmount } from '@gastroshop/i18n';
import { useTexts } from '@gastroshop/i18n/react';
import { storageKey } from '@gastroshop/identity';
import type { ProductOrder } from '@gastroshop/ui/product';
import { useMemo } from 'react';
import { createBrowserStorage, type ShopScope, useGateway } from '../shop';
import { ConfirmedAmounts } from './confirmed-amounts';
import { priceQuestionOf } from './price-question-of';
import type { ProductContext } from './product-context';
import { productRoomTexts } from './texts';

const storage = createBrowserStorage(() => localStorage);

const known = new Map<string, ConfirmedAmounts>();

/** What the user has confirmed for the customer, on this device. */
const confirmedBy = ({ tenant, customerId, userId }: ShopScope): ConfirmedAmounts => {
  const key = storageKey(`confirmed-amounts-${userId}`, { tenant, customerId });
  const found = known.get(key) ?? new ConfirmedAmounts(storage, key);
  known.set(key, found);
  return found;
};

/**
 * What is asked about an amount of an article before it counts (QTY-6): "gewöhnlich 1–4 Stk", once for this amount and
 * smaller ones. Where prices are not to be seen, the amount alone decides, so that nothing of a price can be told from it.
 */
export const useUnusualAmount = (
  product: Product,
  { visibility, priceDay, fair }: Pick<ProductContext, 'visibility' | 'priceDay' | 'fair'>,
): ProductOrder['unusual'] => {
  const t = useTexts(productRoomTexts);
  const { scope } = useGateway();
  return useMemo(() => {
    const { sku, usualAmount: usual } = product;
    if (usual === undefined) return undefined;
    const confirmed = confirmedBy(scope);
    return ({ amount, unit: abbreviation }) => {
      const unit = unitByAbbreviation(product.units, abbreviation);
      // Told by the amount alone first: what a row costs is worked out for few of them.
      if (unit === undefined || amount === 0 || !isUnusualAmount(amount, unit, usual, undefined))
        return undefined;
      const quantity = storageQuantity(amount, unit);
      if (confirmed.isConfirmed(sku, quantity)) return undefined;
      const question = priceQuestionOf(product, unit, amount, { visibility, priceDay, fair });
      const row = question && priceRow(question);
      const net = row?.kind === 'PRICED' ? row.rowTotal : undefined;
      if (!isUnusualAmount(amount, unit, usual, net)) return undefined;
      const { from, to } = usualInUnit(usual, unit);
      const most = formatAmount(to, abbreviation);
      return {
        usual: usual.of === 'TENANT' ? t('upTo', { most }) : from === to ? most : `${String(from)}–${most}`,
        instead: to,
        confirm: () => {
          confirmed.confirm(sku, quantity);
        },
      };
    };
  }, [product, visibility, priceDay, fair, scope, t]);
};
