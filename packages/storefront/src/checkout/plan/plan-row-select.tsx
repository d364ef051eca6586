import { IconCheck } from '@gastroshop/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './plan-row.module.css';

/** What the mark of a row takes. */
export interface PlanRowSelectProps {
  readonly name: string;
  readonly sku: string;
  readonly marked: boolean;
  readonly onMark: ((sku: string, marked: boolean) => void) | undefined;
  /** The picture. */
  readonly children: ReactNode;
}

/** The picture of an article; a press on it marks the row. */
export const PlanRowSelect = ({ name, sku, marked, onMark, children }: PlanRowSelectProps): ReactNode => {
  const { t } = useTranslation('storefront-plan');
  if (onMark === undefined) return <div className={styles['picture']}>{children}</div>;
  return (
    <label className={styles['picture']} data-markable data-marked={marked || undefined}>
      <input
        type="checkbox"
        checked={marked}
        aria-label={t('markRow', { name })}
        onChange={({ target }) => {
          onMark(sku, target.checked);
        }}
      />
      {children}
      <span className={styles['mark']}>{marked && <IconCheck size={14} />}</span>
    </label>
  );
};
