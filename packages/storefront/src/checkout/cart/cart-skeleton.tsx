import { useTexts } from '@gastroshop/i18n/react';
import { Loading, Skeleton } from '@gastroshop/ui/feedback';
import type { ReactNode } from 'react';
import styles from './cart-skeleton.module.css';
import { cartTexts } from './texts';

const ROWS = 8;

/** The cart while it is being loaded, in its final size. */
export const CartSkeleton = (): ReactNode => {
  const t = useTexts(cartTexts);
  return (
    <Loading label={t('loading')}>
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className={styles['row']}>
          <Skeleton shape="block" width={40} height={40} />
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
