import { formatPrice, formatEstimate } from '@gastroshop/i18n';
import { Button, IconButton } from '@gastroshop/ui/button';
import { IconBookmark, IconChevronLeft, IconChevronRight } from '@gastroshop/ui/icons';
import { useIsMobile } from '@gastroshop/ui/table';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BAR_ID } from './focus-bar';
import type { PadSums } from './lines/pad-sums';
import styles from './pad-bar.module.css';

/** What the bar takes. */
export interface PadBarProps {
  readonly sums: PadSums;
  readonly withPrices: boolean;
  /** The rows are on their way to the cart, or go there once they are checked. */
  readonly busy: boolean;
  /** Place of the row the keyboard is in among those that are not ready, from 1. */
  readonly place: number | undefined;
  readonly onFill: () => void;
  /** Goes to the next or previous row that is not ready. */
  readonly onGo: (step: 1 | -1) => void;
  /** Left out where the shop has no order templates. */
  readonly onTemplate: (() => void) | undefined;
  /** Settles what is not ready screen by screen, as phones do. */
  readonly onSettle: () => void;
}

/** What the pad comes to, the keys, and the next step. */
export const PadBar = (props: PadBarProps): ReactNode => {
  const { sums, withPrices, busy, place, onFill, onGo, onTemplate, onSettle } = props;
  const { t } = useTranslation('order-pad');
  const { t: steps } = useTranslation('order-pad-steps');
  const { ready, toConfirm, open, net, estimated } = sums;
  const waiting = toConfirm + open;
  const sum = formatPrice(net);
  const phone = useIsMobile();
  return (
    <div className={styles['bar']} id={BAR_ID} role="group" aria-label={t('toCartNone')}>
      {waiting > 0 && phone && ready > 0 && (
        <span className={styles['settle']}>
          <Button wide iconAfter={<IconChevronRight size={18} />} onClick={onSettle}>
            {steps('settle', { count: waiting })}
          </Button>
        </span>
      )}
      {waiting > 0 && !phone && (
        <div className={styles['walk']}>
          <IconButton
            outline
            label={t('previousOpen')}
            icon={<IconChevronLeft size={18} />}
            onClick={() => {
              onGo(-1);
            }}
          />
          <IconButton
            outline
            label={t('nextOpen')}
            icon={<IconChevronRight size={18} />}
            onClick={() => {
              onGo(1);
            }}
          />
          <strong className={styles['place']}>
            {place === undefined
              ? t('openAll', { total: waiting })
              : t('openPlace', { place, total: waiting })}
          </strong>
        </div>
      )}
      <div className={styles['keys']} aria-hidden>
        {waiting > 0 ? (
          <>
            <span>
              <kbd>1</kbd> <kbd>2</kbd> <kbd>3</kbd> {t('keyChoice')}
            </span>
            <span>
              <kbd>{t('keyEnter')}</kbd> {t('keyTake')}
            </span>
            <span>
              <kbd>F8</kbd> {t('keyNextOpen')}
            </span>
          </>
        ) : (
          <>
            <span>
              <kbd>↑</kbd> <kbd>↓</kbd> {t('keyLines')}
            </span>
            <span>
              <kbd>{t('keyTab')}</kbd> {t('keyFields')}
            </span>
          </>
        )}
      </div>
      {withPrices && (
        <div className={styles['sum']}>
          <span className={styles['label']}>{waiting > 0 ? t('netReady', { ready }) : t('net')}</span>
          <strong>{estimated ? formatEstimate(sum) : sum}</strong>
        </div>
      )}
      <div className={styles['buttons']}>
        {ready > 0 && onTemplate !== undefined && (
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
        <span className={styles['main']} data-main>
          <Button
            size="large"
            variant="filled"
            wide
            busy={busy}
            disabled={ready === 0 && waiting === 0 && !busy}
            onClick={phone && ready === 0 && waiting > 0 ? onSettle : onFill}
            iconAfter={
              ready > 0 && (
                <kbd className={styles['mainKey']} aria-hidden>
                  {t('keyControl')} {t('keyEnter')}
                </kbd>
              )
            }
          >
            {ready > 0
              ? t('toCart', { count: ready })
              : waiting > 0
                ? t('noneReady', { count: waiting })
                : t('toCartNone')}
          </Button>
        </span>
      </div>
    </div>
  );
};
