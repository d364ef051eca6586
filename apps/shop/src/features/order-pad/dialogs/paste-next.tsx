import { Button } from '@gastroshop/ui/button';
import { IconArrowRight } from '@gastroshop/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnected } from '../use-connected';
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

/**
 * On phones: what comes after pasting. The way into the pad has a place of its own, which is never another button's: what is
 * read and checked under the finger must not turn it into an order.
 */
export const PasteNext = ({ reading, disabled, onTake, onSettle, onOrder }: PasteNextProps): ReactNode => {
  const { t } = useTranslation('order-pad');
  const { t: steps } = useTranslation('order-pad-steps');
  const connected = useConnected();
  const { isBlank, isAsked, isSettled, sums } = reading;
  const { ready, toConfirm, open } = sums;
  const waiting = isSettled ? toConfirm + open : 0;
  const isChecked = !isSettled && !isBlank && !isAsked && connected;
  const hasNext = isChecked || waiting > 0 || (isSettled && ready > 0);
  return (
    <div className={styles['next']}>
      {isChecked && (
        <Button size="large" variant="filled" wide disabled>
          {t('checking')}
        </Button>
      )}
      {waiting > 0 && (
        <Button
          size="large"
          variant="filled"
          wide
          iconAfter={<IconArrowRight size={20} />}
          onClick={onSettle}
        >
          {steps('settle', { count: waiting })}
        </Button>
      )}
      {isSettled && ready > 0 && (
        <Button
          {...(waiting > 0 ? { variant: 'quiet' } : { variant: 'filled', size: 'large' })}
          wide
          onClick={onOrder}
        >
          {t(waiting > 0 ? 'onlyReadyToCart' : 'toCart', { count: ready })}
        </Button>
      )}
      <Button size="large" variant={hasNext ? 'quiet' : 'filled'} wide disabled={disabled} onClick={onTake}>
        {t('pasteTake')}
      </Button>
    </div>
  );
};
