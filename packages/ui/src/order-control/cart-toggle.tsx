import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconCheck, IconShoppingCartPlus } from '../icons';
import styles from './order-control.module.css';

interface CartToggleProps {
  readonly name: string;
  readonly inCart: boolean;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly describedBy: string | undefined;
  readonly onToggle: () => void;
}

/** Puts into the cart what is not in it and takes out what is (CRT-1); stays reachable while it rests, with a reason. */
export const CartToggle = (props: CartToggleProps): ReactNode => {
  const { name, inCart, busy, disabled } = props;
  const { t } = useTranslation('ui-order-control');
  const label = t(inCart ? 'remove' : 'add', { name });
  return (
    <button
      type="button"
      className={styles['toggle']}
      aria-label={label}
      title={busy ? t('sending') : label}
      aria-disabled={disabled || undefined}
      aria-describedby={props.describedBy}
      data-in-cart={inCart || undefined}
      onClick={disabled ? undefined : props.onToggle}
    >
      {busy ? (
        <span className={styles['ring']} />
      ) : inCart ? (
        <IconCheck size={18} stroke={2.25} />
      ) : (
        <IconShoppingCartPlus size={18} />
      )}
    </button>
  );
};
