import { useQueryClient } from '@tanstack/react-query';
import { keepAdded, useCartActions } from '@gastroshop/storefront/cart';
import { useShop } from '@gastroshop/storefront/shop';
import type { ReorderProposal } from './reorder-line';

/** Puts lines into the cart without a word, for who is led there anyway. */
export const useAddInSilence = (): ((offers: readonly ReorderProposal[]) => void) => {
  const { gateway } = useShop();
  const queryClient = useQueryClient();
  const { setLines } = useCartActions();
  return (offers) => {
    setLines(offers.map(({ product, ...line }) => ({ sku: product.sku, ...line })));
    keepAdded(
      queryClient,
      gateway.scope,
      offers.map(({ product }) => product),
    );
  };
};
