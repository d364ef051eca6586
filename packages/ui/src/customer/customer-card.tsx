import type { ReactNode } from 'react';
import { IconCheck, IconChevronRight } from '../icons';
import type { CustomerRow } from './customer-row';
import styles from './customer-card.module.css';

/** What a customer on the phone takes. */
export interface CustomerCardProps {
  /** The customer. */
  readonly customer: CustomerRow;
  /** Words for the customer one acts for; missing for the others. */
  readonly current: string | undefined;
}

/** A customer as a card that is chosen by a tap (SEL-4). */
export const CustomerCard = ({ customer: { id, name, address }, current }: CustomerCardProps): ReactNode => (
  <span className={styles['card']}>
    <span className={styles['words']}>
      <strong className={styles['name']}>{name}</strong>
      <span className={styles['line']}>
        {id}
        {current !== undefined && <span className={styles['current']}>{current}</span>}
      </span>
      <span className={styles['line']}>{address}</span>
    </span>
    {current === undefined ? (
      <IconChevronRight size={20} stroke={1.75} className={styles['go']} />
    ) : (
      <IconCheck size={22} stroke={2.25} className={styles['tick']} />
    )}
  </span>
);
