import type { Product } from '@gastroshop/api-contract';
import { unitByAbbreviation } from '@gastroshop/domain/quantity';
import { storageKey } from '@gastroshop/identity';
import type { ProductOrderState } from '@gastroshop/ui/product';
import { useMemo } from 'react';
import { createBrowserStorage, type ShopScope, useGateway } from '../shop';
import { ConfirmedAmounts } from './confirmed-amounts';
import type { ProductContext } from '../product-data';
import { unusualAmountOf } from './unusual-amount';
import { useUsualInWords } from './use-usual-in-words';

const storage = createBrowserStorage(() => localStorage);

const known = new Map<string, ConfirmedAmounts>();

/** What the user has confirmed for the customer, on this device. */
const confirmedBy = ({ tenant, customerId, userId }: ShopScope): ConfirmedAmounts => {
  const key = storageKey(`confirmed-amounts-${userId}`, { tenant, customerId });
  const found = known.get(key) ?? new ConfirmedAmounts(storage, key);
  known.set(key, found);
  return found;
};

/** The unusual amounts that the user has said to mean, for the customer acted for. */
export const useConfirmedAmounts = (): ConfirmedAmounts => confirmedBy(useGateway().scope);

/** What is asked about an amount of a product before it counts (QTY-6): "gewöhnlich 1–4 Stk", once for it and smaller ones. */
export const useUnusualAmount = (
  product: Product,
  { visibility, priceDay, fair }: Pick<ProductContext, 'visibility' | 'priceDay' | 'fair'>,
): ProductOrderState['unusual'] => {
  const inWords = useUsualInWords();
  const confirmed = useConfirmedAmounts();
  return useMemo(() => {
    const { sku, usualAmount } = product;
    if (usualAmount === undefined) return undefined;
    return ({ amount, unit: abbreviation }) => {
      const unit = unitByAbbreviation(product.units, abbreviation);
      const unusual = unit && unusualAmountOf(product, amount, unit, { visibility, priceDay, fair });
      if (unusual === undefined || confirmed.isConfirmed(sku, unusual.quantity)) return undefined;
      return {
        usual: inWords(unusual, abbreviation),
        instead: unusual.to,
        confirm: () => {
          confirmed.confirm(sku, unusual.quantity);
        },
      };
    };
  }, [product, visibility, priceDay, fair, confirmed, inWords]);
};
