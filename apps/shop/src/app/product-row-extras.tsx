import type { Product } from '@gastroshop/api-contract';
import { useFeatures } from '@gastroshop/storefront/shop';
import type { ReactNode } from 'react';
import { LabelToggle } from '../features/labels';
import { TemplateToggle } from '../features/order-templates';

/** What can be done with an article of a list besides ordering it, of what the shop has. */
export const ProductRowExtras = ({ product }: { readonly product: Product }): ReactNode => {
  const has = useFeatures();
  return (
    <>
      {has('ORDER_TEMPLATES') && <TemplateToggle product={product} />}
      {has('LABELS') && <LabelToggle product={product} />}
    </>
  );
};
