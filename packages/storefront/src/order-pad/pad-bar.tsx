import { formatPrice, markEstimate } from '@gastroshop/i18n';
import { useTexts } from '@gastroshop/i18n/react';
import { Button, IconButton } from '@gastroshop/ui/button';
import { IconAlertCircle, IconBookmark } from '@gastroshop/ui/icons';
import { spokenOnly } from '@gastroshop/ui/spoken';
import type { ReactNode } from 'react';
import { BAR_ID } from './focus-bar';
import type { PadSums } from './lines/pad-sums';
import styles from './pad-bar.module.css';
import { padTexts } from './texts';

/** What the bar takes. */
export interface PadBarProps {
  readonly sums: PadSums;
  readonly withPrices: boolean;
  /** The rows are on their way to the cart. */
  readonly busy: boolean;
  readonly onFill: () => void;
  /** Goes to a row that is open. */
  readonly onOpenLine: () => void;
  readonly onTemplate: () => void;
}

/** What the pad comes to, the keys, and the next step. */
export const PadBar = (props: PadBarProps): ReactNode => {
  const { sums, withPrices, busy, onFill, onOpenLine, onTemplate } = props;
  const t = useTexts(padTexts);
  const { filled, ready, open, offers, net, estimated } = sums;
  const waiting = open + offers;
  const sum = formatPrice(net);
  return (
    <div className={styles['bar']} id={BAR_ID} role="group" aria-label={t('toCartNone')}>
      <div className={styles['counts']}>
        <span role="status" className={styles['count']}>
          <strong>{t('lines', { count: filled })}</strong>
          {filled > 0 && ` · ${t('ready', { count: ready })}`}
          {filled > 0 && ready === 0 && <span className={spokenOnly}> {t('noneReady')}</span>}
        </span>
        {waiting > 0 && (
          <button type="button" className={styles['open']} onClick={onOpenLine}>
            <IconAlertCircle size={16} stroke={2} />
            {t('openLines', { count: waiting })}
          </button>
        )}
      </div>
      <div className={styles['keys']} aria-hidden>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {t('keyLines')}
        </span>
        <span>
          <kbd>{t('keyTab')}</kbd> {t('keyFields')}
        </span>
        <span>
          <kbd>
            {t('keyControl')} {t('keyEnter')}
          </kbd>{' '}
          {t('keyCart')}
        </span>
      </div>
      {withPrices && (
        <div className={styles['sum']}>
          <span className={styles['label']}>{t('net')}</span>{' '}
          <strong>{estimated ? markEstimate(sum) : sum}</strong>
        </div>
      )}
      <div className={styles['buttons']}>
        {ready > 0 && (
          <>
            <span className={styles['template']}>
              <Button size="large" onClick={onTemplate}>
                {t('template')}
              </Button>
            </span>
            <span className={styles['narrowTemplate']}>
              <IconButton
                outline
                label={t('template')}
                icon={<IconBookmark size={20} />}
                onClick={onTemplate}
              />
            </span>
          </>
        )}
        <Button size="large" variant="filled" busy={busy} disabled={ready === 0} onClick={onFill}>
          {ready === 0 ? t('toCartNone') : t('toCart', { count: ready })}
        </Button>
      </div>
    </div>
  );
};
