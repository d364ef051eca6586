import { Loading, Skeleton, SkeletonLines } from '@gastroshop/ui/feedback';
import { OrderControlSkeleton } from '@gastroshop/ui/order-control';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import buyStyles from './buy-card.module.css';
import styles from './product-screen.module.css';

/** The page of an article that is on its way, in its final grid. */
export const ProductSkeleton = (): ReactNode => {
  const { t } = useTranslation('storefront-product-detail');
  return (
    <Loading label={t('loading')}>
      <div className={styles['screen']}>
        <div className={styles['top']}>
          <Skeleton width={280} />
        </div>
        <div className={styles['hero']}>
          <div className={styles['gallery']} data-bleed>
            <div className={styles['picture']}>
              <Skeleton shape="block" height={400} />
            </div>
          </div>
          <div className={styles['head']}>
            <Skeleton width={180} />
            <Skeleton width="80%" height={34} />
          </div>
          <div className={styles['buy']}>
            <div className={buyStyles['card']}>
              <Skeleton width={140} height={28} />
              <Skeleton height={72} />
              <OrderControlSkeleton size="detail" />
              <SkeletonLines count={4} />
            </div>
          </div>
          <div className={styles['text']}>
            <SkeletonLines count={3} />
            <SkeletonLines count={6} />
          </div>
        </div>
      </div>
    </Loading>
  );
};
