import type { OrderTemplate, Product } from '@gastroshop/api-contract';
import { ItemThumbnail } from '@gastroshop/storefront/product';
import type { ReactNode } from 'react';
import { PICTURES } from '../data/use-template-pictures';
import styles from './templates-screen.module.css';

/** What the pictures of a template take. */
export interface TemplatePicturesProps {
  readonly template: Pick<OrderTemplate, 'orderTemplateItems'>;
  /** What is known of products, by number. */
  readonly products: ReadonlyMap<string, Product>;
}

/** What is in a template at a glance: its first products, and how many follow. Their names stand in the template. */
export const TemplatePictures = ({
  template: { orderTemplateItems },
  products,
}: TemplatePicturesProps): ReactNode => {
  const shown = orderTemplateItems
    .slice(0, PICTURES)
    .flatMap(({ productSku }) => products.get(productSku) ?? []);
  if (shown.length === 0) return null;
  const rest = orderTemplateItems.length - shown.length;
  return (
    <span className={styles['pictures']}>
      {shown.map((product) => (
        <ItemThumbnail key={product.sku} size="compact" item={product} />
      ))}
      {rest > 0 && <span className={styles['rest']}>+{rest}</span>}
    </span>
  );
};
