import type { Product } from '@gastroshop/api-contract';
import { useFeatures } from '@gastroshop/storefront/shop';
import type { ReactNode } from 'react';
import { LabelToggle } from '../labels';
import { TemplateToggle } from '../order-templates';

/** What the tools take. */
export interface ProductPageExtrasProps {
  readonly product: Product;
}

/** What can be done with an article besides ordering it: keep it in templates, label it. */
export const ProductPageExtras = ({ product }: ProductPageExtrasProps): ReactNode => {
  const has = useFeatures();
  return (
    <>
      {has('ORDER_TEMPLATES') && <TemplateToggle product={product} look="words" />}
      {has('LABELS') && <LabelToggle product={product} look="words" />}
    </>
  );
};
