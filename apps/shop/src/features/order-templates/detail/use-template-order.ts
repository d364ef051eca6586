import type { OrderTemplateItem, Product } from '@gastroshop/api-contract';
import { type ProductOrderView, useProductContext, useProductOrder } from '@gastroshop/storefront/product';
import { useMemo } from 'react';
import { lineUnit } from './template-line';

/** The order control of a template's line: outside the cart it offers what the template says. */
export const useTemplateOrder = (item: OrderTemplateItem, product: Product): ProductOrderView => {
  const shown = useProductOrder(product, useProductContext());
  return useMemo(() => {
    const { order } = shown;
    const unit = lineUnit(item)?.abbreviation;
    if (unit === undefined || order?.inCart === true || order?.draft !== undefined) return shown;
    const { amount } = item;
    return { ...shown, amount, unit, order: order && { ...order, amount, unit } };
  }, [shown, item]);
};
