import type { Order } from '@gastroshop/api-contract';
import { formatDeadline, formatTimeLeft } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { IconPencil } from '@gastroshop/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toWallClockDeadline, useNow } from '../../delivery';
import { temperatureWords } from '../totals/temperature-words';
import styles from './confirmation.module.css';
import { editableUntil } from './editable-until';

/** A countdown over more than a day tells nothing that its date does not. */
const DAY_MS = 86_400_000;

/** Until when an order can be changed, by what travels together; nothing once it cannot. */
export const EditableLine = ({ order }: { readonly order: Order }): ReactNode => {
  const { t } = useTranslation('storefront-confirmation');
  const { t: say } = useTranslation('storefront-sums');
  const { locale } = useLocale();
  const now = useNow();
  const [latest, ...earlier] = editableUntil(order, now);
  if (latest === undefined) return null;
  const until = (deadline: number) =>
    formatDeadline(toWallClockDeadline(deadline, now), locale, { weekday: 'short', month: 'short' });
  // What comes first is what has to be known.
  const first = earlier.at(-1) ?? latest;
  const what = temperatureWords(first.temperatures, say);
  const left = first.deadline - now;
  const leftText = formatTimeLeft(left, locale);
  return (
    <p className={styles['editable']}>
      <IconPencil size={18} />
      <span>
        <strong>{t('editable', { until: until(latest.deadline) })}</strong>
        {earlier.map(({ deadline, temperatures }) => (
          <span key={deadline}>
            , {temperatureWords(temperatures, say)} {until(deadline)}
          </span>
        ))}
      </span>
      {left < DAY_MS && (
        <span className={styles['left']}>
          {what === '' ? t('left', { left: leftText }) : t('leftFor', { left: leftText, what })}
        </span>
      )}
    </p>
  );
};
