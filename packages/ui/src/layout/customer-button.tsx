import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconSelector } from '../icons';
import classes from './customer-button.module.css';
import { initials } from './initials';

/** What the current customer in the header takes. */
export interface CustomerButtonProps {
  /** The customer's name. */
  readonly name: string;
  /** Number and place, in the words of the app. */
  readonly meta: string;
  /** Opens the choice of customers; without it nothing can be chosen. */
  readonly onChange?: (() => void) | undefined;
}

/** For whom is ordered; a press opens the choice where there is one. */
export const CustomerButton = ({ name, meta, onChange }: CustomerButtonProps): ReactNode => {
  const { t } = useTranslation('ui-frame');
  const content = (
    <>
      <span className={classes['initials']} aria-hidden>
        {initials(name)}
      </span>
      <span className={classes['words']}>
        <span className={classes['name']} title={name}>
          {name}
        </span>
        <span className={classes['meta']} title={meta}>
          {meta}
        </span>
      </span>
      {onChange && (
        <span className={classes['sign']}>
          <IconSelector size={16} />
        </span>
      )}
    </>
  );
  if (!onChange) return <div className={classes['button']}>{content}</div>;
  return (
    <button
      type="button"
      className={classes['button']}
      aria-label={`${t('changeCustomer', { name })}, ${meta}`}
      onClick={onChange}
    >
      {content}
    </button>
  );
};
