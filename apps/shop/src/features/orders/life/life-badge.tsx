import { useTexts } from '@gastroshop/i18n/react';
import { IconLock, IconPencil } from '@gastroshop/ui/icons';
import type { ReactNode } from 'react';
import styles from './life.module.css';
import type { LifeSum } from './order-parts';
import { lifeTexts } from './texts';

/** Whether all, some or nothing of an order can be changed: a sign and words. */
export const LifeBadge = ({ sum }: { readonly sum: LifeSum }): ReactNode => {
  const t = useTexts(lifeTexts);
  return (
    <span className={styles['badge']} data-open={sum !== 'FIXED' || undefined}>
      {sum === 'FIXED' ? <IconLock size={14} /> : <IconPencil size={14} />}
      {t(sum)}
    </span>
  );
};
