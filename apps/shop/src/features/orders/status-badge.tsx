import type { OrderStatus } from '@gastroshop/api-contract';
import { IconCheck, IconClock, IconX } from '@gastroshop/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { statusTone } from './order-status';
import styles from './status-badge.module.css';

const SIGNS = { plain: IconClock, good: IconCheck, bad: IconX };

/** What the state takes. */
export interface StatusBadgeProps {
  readonly status: OrderStatus;
}

/** The state of an order: a sign, a word, a colour. */
export const StatusBadge = ({ status }: StatusBadgeProps): ReactNode => {
  const { t } = useTranslation('order-words');
  const tone = statusTone(status);
  const Sign = SIGNS[tone];
  return (
    <span className={styles['badge']} data-tone={tone}>
      <Sign size={14} />
      {t(status)}
    </span>
  );
};
