import { useLocale } from '@gastroshop/i18n/react';
import { IconClock } from '@gastroshop/ui/icons';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './as-of.module.css';
import { asOfText } from './as-of-text';
import { useOnline } from './use-online';

/** What the age of an answer takes. */
export interface AsOfProps {
  /** Keys of the questions that were answered; the oldest answer counts. */
  readonly of: readonly (readonly unknown[])[];
}

/** How old answers are, said while there is no connection: prices and deadlines may be others by now. */
export const AsOf = ({ of }: AsOfProps): ReactNode => {
  const { t } = useTranslation('storefront-offline');
  const { locale } = useLocale();
  const queryClient = useQueryClient();
  const online = useOnline();
  const [now] = useState(Date.now);
  const times = of.map((key) => queryClient.getQueryState(key)?.dataUpdatedAt ?? 0).filter((at) => at > 0);
  if (online || times.length === 0) return null;
  return (
    <span className={styles['age']}>
      <IconClock size={14} />
      {asOfText(t, locale, Math.min(...times), now)}
    </span>
  );
};
