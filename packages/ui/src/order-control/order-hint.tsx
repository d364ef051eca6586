import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconAlertTriangle, IconCloudOff } from '../icons';
import { visuallyHidden } from '../a11y';
import styles from './order-hint.module.css';
import type { OrderHintData } from './order-hint-data';
import { OrderRemedies } from './order-remedies';

/** What a hint takes. */
export interface OrderHintProps {
  /** The hint, as an order control gives it to `onHint`. */
  readonly hint: OrderHintData;
  /** Identifies the hint, for the description of the field. */
  readonly id?: string | undefined;
  /** Whether the remedies stand elsewhere, see `OrderRemedies`. */
  readonly withoutRemedies?: boolean | undefined;
}

/** One line below the control, or in the second line of a row: what is wrong with the amount, and the remedies. */
export const OrderHint = ({ hint, id, withoutRemedies = false }: OrderHintProps): ReactNode => {
  const { t } = useTranslation('ui-order-control');
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
  const choices = hint.remedies.map(({ label }) => label).join(', ');
  return (
    <span className={styles['hint']} data-warning>
      <IconAlertTriangle size={14} />
      <span
        id={hint.id}
        role={hint.urgent ? 'alert' : undefined}
        className={styles['words']}
        title={hint.text}
      >
        {hint.text}
        {hint.spoken !== undefined && <span className={visuallyHidden}>{hint.spoken}</span>}
        {hint.urgent && choices !== '' && <span className={visuallyHidden}>{t('choices', { choices })}</span>}
      </span>
      {!withoutRemedies && <OrderRemedies hint={hint} />}
    </span>
  );
};
