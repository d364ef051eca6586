import { Loading, Skeleton } from '@gastroshop/ui/feedback';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './cart-skeleton.module.css';

const ROWS = 8;

/** The cart while it is being loaded, in its final size. */
export const CartSkeleton = (): ReactNode => {
  const { t } = useTranslation('storefront-cart');
  return (
    <Loading label={t('loading')}>
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className={styles['row']}>
          <Skeleton shape="block" width={36} height={36} />
          <div className={styles['text']}>
            <Skeleton width="60%" />
            <Skeleton width="35%" height={10} />
          </div>
          <Skeleton shape="outline" width={184} height={36} />
        </div>
      ))}
    </Loading>
  );
};
