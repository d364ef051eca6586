import type { CustomerRow } from '@gastroshop/ui/customer';
import { IconChevronRight } from '@gastroshop/ui/icons';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './recent-customer-list.module.css';

/** What the customers chosen last take. */
export interface RecentCustomerListProps {
  readonly customers: readonly CustomerRow[];
  readonly onChoose: (id: string) => void;
}

const lineOf = ({ id, address }: CustomerRow): string =>
  [id, address].filter((part) => part !== '').join(' · ');

/** The customers chosen last, above a list too long to scroll through every morning. */
export const RecentCustomerList = ({ customers, onChoose }: RecentCustomerListProps): ReactNode => {
  const { t } = useTranslation('storefront-customers');
  const id = useId();
  if (customers.length === 0) return null;
  return (
    <section className={styles['recent']} aria-labelledby={id}>
      <h2 className={styles['title']} id={id}>
        {t('recent')}
      </h2>
      <ul className={styles['list']}>
        {customers.map((customer) => (
          <li key={customer.id}>
            <button
              type="button"
              className={styles['choice']}
              onClick={() => {
                onChoose(customer.id);
              }}
            >
              <span className={styles['words']}>
                <strong className={styles['name']} title={customer.name}>
                  {customer.name}
                </strong>
                <span className={styles['line']} title={lineOf(customer)}>
                  {lineOf(customer)}
                </span>
              </span>
              <IconChevronRight size={20} stroke={1.75} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
