import { useCallback } from 'react';
import { useGateway } from '../../shop';

/** Answers an article's name; its number where it cannot be had. */
export const useProductName = (): ((sku: string) => Promise<string>) => {
  const { products } = useGateway();
  return useCallback(
    async (sku) => {
      try {
        const [product] = await products([sku]);
        return product?.productDisplayName ?? product?.name ?? sku;
      } catch {
        return sku;
      }
    },
    [products],
  );
};
