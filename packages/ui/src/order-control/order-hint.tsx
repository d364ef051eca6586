import type { MouseEvent, ReactNode } from 'react';
import { useTexts } from '@gastroshop/i18n/react';
import { IconAlertTriangle, IconCloudOff } from '../icons';
import styles from './order-hint.module.css';
import { orderControlTexts } from './texts';

/** What an order control has to say beside its field. */
export type OrderHintData =
  | {
      readonly kind: 'BELOW_MINIMUM';
      readonly minimum: number;
      /** The unit in words, fit for the minimum: "Kisten". */
      readonly unit: string;
      /** Sets the amount to the minimum. */
      readonly raise: () => void;
    }
  | { readonly kind: 'UNSENT' }
  | { readonly kind: 'DISABLED'; readonly reason: string };

/** What a hint takes. */
export interface OrderHintProps {
  /** The hint, as an order control gives it to `onHint`. */
  readonly hint: OrderHintData;
  /** Identifies the hint, for the description of the field. */
  readonly id?: string | undefined;
}

// The amount keeps the focus, so that the remedy is no detour while typing.
const keepFocus = (event: MouseEvent): void => {
  event.preventDefault();
};

/** One line below the control, or in the second line of a row: what is wrong with the amount, and the remedy. */
export const OrderHint = ({ hint, id }: OrderHintProps): ReactNode => {
  const t = useTexts(orderControlTexts);
  if (hint.kind === 'DISABLED') {
    return (
      <span id={id} className={styles['hint']}>
        {hint.reason}
      </span>
    );
  }
  if (hint.kind === 'UNSENT') {
    return (
      <span id={id} className={styles['hint']}>
        <IconCloudOff size={14} />
        {t('unsent')}
      </span>
    );
  }
  const words = t('minimum', { quantity: hint.minimum, unit: hint.unit });
  return (
    <span className={styles['hint']} data-warning>
      <IconAlertTriangle size={14} />
      <span id={id} title={words}>
        {words}
      </span>
      <button type="button" className={styles['remedy']} onMouseDown={keepFocus} onClick={hint.raise}>
        {t('raise', { quantity: hint.minimum })}
      </button>
    </span>
  );
};
