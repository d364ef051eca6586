import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconSelector } from '../icons';
import classes from './customer-strip.module.css';
import { initials } from './initials';

/** What the current customer in the strip of a phone takes. */
export interface CustomerStripProps {
  /** The customer's name. */
  readonly name: string;
  /** Number and place, in the words of the app; read out, a strip has no room to show them. */
  readonly meta: string;
  /** Opens the choice of customers. */
  readonly onChange: () => void;
}

/** For whom is ordered, in the strip below a phone's header: it stays in view on every page, beside the deadline. */
export const CustomerStrip = ({ name, meta, onChange }: CustomerStripProps): ReactNode => {
  const { t } = useTranslation('ui-frame');
  return (
    <button
      type="button"
      className={classes['strip']}
      data-customer-strip
      aria-label={`${t('changeCustomer', { name })}, ${meta}`}
      onClick={onChange}
    >
      <span className={classes['initials']} aria-hidden>
        {initials(name)}
      </span>
      <span className={classes['name']} title={name}>
        {name}
      </span>
      <IconSelector size={14} className={classes['sign']} />
    </button>
  );
};
