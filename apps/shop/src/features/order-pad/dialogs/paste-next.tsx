import { Button } from '@gastroshop/ui/button';
import { IconArrowRight } from '@gastroshop/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './paste-dialog.module.css';
import type { PastedList } from './use-paste-reading';

/** What the next step takes. */
export interface PasteNextProps {
  readonly reading: PastedList;
  /** Nothing is written. */
  readonly disabled: boolean;
  /** Takes the list into the pad. */
  readonly onTake: () => void;
  /** Takes it, and goes through what is not ready. */
  readonly onSettle: () => void;
  /** Takes it, and puts what is ready into the cart. */
  readonly onOrder: () => void;
}

/** On phones: what comes after pasting. Until all is read and checked that is the pad. */
export const PasteNext = ({ reading, disabled, onTake, onSettle, onOrder }: PasteNextProps): ReactNode => {
  const { t } = useTranslation('order-pad');
  const { t: steps } = useTranslation('order-pad-steps');
  const { ready, toConfirm, open } = reading.sums;
  const waiting = reading.isSettled ? toConfirm + open : 0;
  return (
    <div className={styles['next']}>
      {waiting > 0 ? (
        <>
          <Button
            size="large"
            variant="filled"
            wide
            iconAfter={<IconArrowRight size={20} />}
            onClick={onSettle}
          >
            {steps('settle', { count: waiting })}
          </Button>
          {ready > 0 && (
            <Button variant="quiet" wide onClick={onOrder}>
              {t('onlyReadyToCart', { count: ready })}
            </Button>
          )}
        </>
      ) : reading.isSettled && ready > 0 ? (
        <Button size="large" variant="filled" wide onClick={onOrder}>
          {t('toCart', { count: ready })}
        </Button>
      ) : (
        <Button size="large" variant="filled" wide disabled={disabled} onClick={onTake}>
          {t('pasteTake')}
        </Button>
      )}
    </div>
  );
};
