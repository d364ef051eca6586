import { IconLock, IconPencil } from '@gastroshop/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './life.module.css';
import type { LifeSum } from './order-parts';

/** Whether all, some or nothing of an order can be changed: a sign and words. */
export const LifeBadge = ({ sum }: { readonly sum: LifeSum }): ReactNode => {
  const { t } = useTranslation('orders-life');
  return (
    <span className={styles['badge']} data-open={sum !== 'FIXED' || undefined}>
      {sum === 'FIXED' ? <IconLock size={14} /> : <IconPencil size={14} />}
      {t(sum)}
    </span>
  );
};
