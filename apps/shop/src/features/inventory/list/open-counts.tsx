import { useLocale } from '@gastroshop/i18n/react';
import { Button } from '@gastroshop/ui/button';
import { ConfirmDialog } from '@gastroshop/ui/overlay';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isCounted } from '../count/count-lines';
import type { InventoryCount } from '../count/inventory-count';
import type { CountSending } from '../count/use-send-counts';
import type { Counts } from '../count/use-counts';
import { formatDateTime } from '../format-date-time';
import styles from './inventory-list.module.css';

/** What the list takes. */
export interface OpenCountsProps {
  readonly counts: Counts;
  readonly sending: CountSending;
  readonly onContinue: (countId: string) => void;
}

/** The stock-takings on this device: begun ones to go on with, finished ones that wait for the network. */
export const OpenCounts = ({ counts, sending, onContinue }: OpenCountsProps): ReactNode => {
  const { t } = useTranslation('inventory');
  const { locale } = useLocale();
  const [discarded, setDiscarded] = useState<string>();
  const open = counts.counts ?? [];
  if (open.length === 0) return null;
  const stateOf = ({ id, finished, lines, startedAt }: InventoryCount): string => {
    if (sending.sending.has(id)) return t('sending');
    if (finished) return t('waits');
    const when = formatDateTime(startedAt, locale);
    return lines.length === 0
      ? t('onDeviceNone', { when })
      : t('onDeviceText', { done: lines.filter(isCounted).length, count: lines.length, when });
  };
  return (
    <section className={styles['open']} aria-label={t('onDevice')}>
      <h2 className={styles['openTitle']}>{t('onDevice')}</h2>
      {open.map((count) => (
        <div key={count.id} className={styles['openRow']}>
          <span className={styles['openWords']}>
            <strong>{[count.unloadingArea, count.comment].filter((part) => part !== '').join(' · ')}</strong>
            <span role="status">{stateOf(count)}</span>
          </span>
          <span className={styles['openActions']}>
            <Button
              onClick={() => {
                setDiscarded(count.id);
              }}
            >
              {t('discard')}
            </Button>
            {count.finished ? (
              <Button
                variant="filled"
                busy={sending.sending.has(count.id)}
                onClick={() => void sending.send(count)}
              >
                {t('sendNow')}
              </Button>
            ) : (
              <Button
                variant="filled"
                onClick={() => {
                  onContinue(count.id);
                }}
              >
                {t('continue')}
              </Button>
            )}
          </span>
        </div>
      ))}
      <ConfirmDialog
        opened={discarded !== undefined}
        title={t('discardTitle')}
        confirmLabel={t('discard')}
        danger
        onConfirm={() => {
          if (discarded !== undefined) counts.store.remove(discarded);
          setDiscarded(undefined);
        }}
        onCancel={() => {
          setDiscarded(undefined);
        }}
      >
        {t('discardText')}
      </ConfirmDialog>
    </section>
  );
};
