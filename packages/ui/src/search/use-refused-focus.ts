import { type RefObject, useEffect } from 'react';
import type { CompletionProduct } from './completion';

const REMEDIES = '[data-remedies] button';
const AMOUNT = '[data-control] input:not([disabled])';

/** Leads to what mends a refused row: its first remedy, else its amount. The field keeps its text. */
export const useRefusedFocus = (
  box: RefObject<HTMLElement | null>,
  products: readonly CompletionProduct[],
): void => {
  const refused = products.findIndex(({ refusal }) => refusal !== undefined);
  const sku = products[refused]?.sku;
  useEffect(() => {
    const row = sku === undefined ? null : box.current?.querySelector(`[data-entry="${String(refused)}"]`);
    (row?.querySelector<HTMLElement>(REMEDIES) ?? row?.querySelector<HTMLElement>(AMOUNT))?.focus();
  }, [box, refused, sku]);
};
