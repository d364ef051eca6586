import type { OrderTemplate, Product } from '@gastroshop/api-contract';
import { ItemThumbnail, productFamily } from '@gastroshop/storefront/product';
import type { ReactNode } from 'react';
import { LOOKED_AT } from '../data/use-template-pictures';
import styles from './templates-screen.module.css';

/** So many pictures a template shows at most. */
const PICTURES = 5;

/** One of each kind before the others, so that the pictures tell templates apart. */
const tellingApart = (products: readonly Product[]): readonly Product[] => {
  const families = new Set<string>();
  const firsts = products.filter((product) => {
    const family = productFamily(product);
    const isNew = !families.has(family);
    families.add(family);
    return isNew;
  });
  return [...firsts, ...products.filter((product) => !firsts.includes(product))].slice(0, PICTURES);
};

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
  const shown = tellingApart(
    orderTemplateItems.slice(0, LOOKED_AT).flatMap(({ productSku }) => products.get(productSku) ?? []),
  );
  if (shown.length === 0) return null;
  const rest = orderTemplateItems.length - shown.length;
  return (
    <span className={styles['pictures']}>
      {shown.map((product) => (
        <ItemThumbnail key={product.sku} size="small" item={product} />
      ))}
      {rest > 0 && <span className={styles['rest']}>+{rest}</span>}
    </span>
  );
};
