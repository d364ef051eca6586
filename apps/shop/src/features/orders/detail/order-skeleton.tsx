import { Loading, Skeleton, SkeletonLines } from '@gastroshop/ui/feedback';
import type { ReactNode } from 'react';
import styles from './order-screen.module.css';

const ROWS = Array.from({ length: 8 }, (_, row) => row);

/** The outline of an order that is on its way. */
export const OrderSkeleton = (): ReactNode => (
  <Loading>
    <div className={styles['bones']}>
      <Skeleton width={280} height={28} />
      <SkeletonLines count={4} />
      {ROWS.map((row) => (
        <div key={row} className={styles['boneRow']}>
          <Skeleton shape="block" width={40} height={40} />
          <Skeleton width="50%" />
          <Skeleton width={72} />
        </div>
      ))}
    </div>
  </Loading>
);
