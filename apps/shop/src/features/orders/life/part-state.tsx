import { formatTimeLeft, type Locale } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { IconClock, IconLock } from '@gastroshop/ui/icons';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './life.module.css';
import type { OrderPart } from './order-parts';
import { leftWords, momentWords, untilWords } from './time-words';

type Say = TFunction<'orders-life'>;

const PAST = {
  IN_PREPARATION: 'inPreparation',
  SHIPPED: 'shipped',
  DELIVERED: 'delivered',
  CANCELLED: 'cancelled',
} as const;

/** What can still be done with a delivery, in words. */
const partStateWords = ({ state, deadline }: OrderPart, now: number, locale: Locale, t: Say): string => {
  if (state === 'OPEN' && deadline !== undefined)
    return t('editable', { until: untilWords(deadline, now, locale) });
  if (state === 'OPEN' || state === 'FIXED')
    return deadline === undefined ? t('fixed') : t('fixedSince', { at: momentWords(deadline, now, locale) });
  return t(PAST[state]);
};

/** What the state of a delivery takes. */
export interface PartStateProps {
  readonly part: OrderPart;
  /** The backend's time, epoch milliseconds. */
  readonly now: number;
  /** Says as well how much time is left. */
  readonly withLeft?: boolean | undefined;
}

const HOUR_MS = 3_600_000;

/** Until when a delivery can be changed, or since when it is fixed: a sign and words, never colour alone. */
export const PartState = ({ part, now, withLeft = false }: PartStateProps): ReactNode => {
  const { t } = useTranslation('orders-life');
  const { locale } = useLocale();
  const { state, deadline } = part;
  const isOpen = state === 'OPEN';
  const left = isOpen && withLeft && deadline !== undefined ? deadline - now : undefined;
  return (
    <span className={styles['state']} data-open={isOpen || undefined}>
      {isOpen ? <IconClock size={16} /> : <IconLock size={16} />}
      <span className={styles['stateWords']}>{partStateWords(part, now, locale, t)}</span>
      {left !== undefined && (
        <span className={styles['left']} data-soon={left < HOUR_MS / 6 || undefined}>
          {t('left', { left: left < HOUR_MS ? formatTimeLeft(left, locale) : leftWords(left, locale) })}
        </span>
      )}
    </span>
  );
};
