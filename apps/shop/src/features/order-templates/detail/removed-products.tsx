import type { OrderTemplate } from '@gastroshop/api-contract';
import { ItemThumbnail, useProductContext } from '@gastroshop/storefront/product';
import { IconButton } from '@gastroshop/ui/button';
import { Disclosure } from '@gastroshop/ui/disclosure';
import { IconX } from '@gastroshop/ui/icons';
import { groupDigits } from '@gastroshop/ui/product';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './template-detail.module.css';

/** What the articles that are gone take. */
export interface RemovedProductsProps {
  readonly products: OrderTemplate['removedProducts'];
  /** Forgets one; missing for those who may not. */
  readonly onForget?: ((sku: string) => void) | undefined;
}

/** Articles of a template that are not sold any more (TPL-5). */
export const RemovedProducts = ({ products, onForget }: RemovedProductsProps): ReactNode => {
  const { t } = useTranslation('order-template');
  const { crossTenantNumbers } = useProductContext();
  return (
    <Disclosure level={2} startOpen title={t('gone', { count: products.length })} note={t('goneText')}>
      <ul className={styles['gone']}>
        {products.map(({ sku, crossTenantProductId, name, thumbnailUrl }) => {
          return (
            <li key={sku}>
              <ItemThumbnail size="row" item={{ name, thumbnailUrl }} />
              <span className={styles['goneWords']}>
                <span className={styles['goneName']}>{name}</span>
                <span className={styles['meta']}>
                  {groupDigits(crossTenantNumbers ? (crossTenantProductId ?? sku) : sku)}
                </span>
              </span>
              {onForget !== undefined && (
                <IconButton
                  label={t('remove', { name })}
                  icon={<IconX size={18} />}
                  onClick={() => {
                    onForget(sku);
                  }}
                />
              )}
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
};
