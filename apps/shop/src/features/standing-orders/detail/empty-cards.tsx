import { Skeleton } from '@gastroshop/ui/feedback';
import type { ReactNode } from 'react';
import styles from './standing-order.module.css';

/** Four cards of their final size. */
export const EmptyCards = (): ReactNode => (
  <div className={styles['cards']}>
    {[0, 1, 2, 3].map((place) => (
      <div key={place} className={styles['card']}>
        <Skeleton width="60%" height={20} />
        <Skeleton width="80%" />
      </div>
    ))}
  </div>
);
