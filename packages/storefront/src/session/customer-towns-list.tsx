import type { CustomerTown } from '@gastroshop/identity';
import { formatNumber } from '@gastroshop/i18n';
import { Button } from '@gastroshop/ui/button';
import { IconChevronRight } from '@gastroshop/ui/icons';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './recent-customer-list.module.css';

/** So many places are seen without scrolling. */
const FIRST = 6;

/** What the places take. */
export interface CustomerTownsListProps {
  readonly towns: readonly CustomerTown[];
  readonly onChoose: (town: string) => void;
}

/** The places of thousands of customers: a phone opens with them, not with a list nobody scrolls to the end. */
export const CustomerTownsList = ({ towns, onChoose }: CustomerTownsListProps): ReactNode => {
  const { t } = useTranslation('storefront-customers');
  const id = useId();
  const [all, setAll] = useState(false);
  return (
    <section className={styles['recent']} aria-labelledby={id}>
      <h2 className={styles['title']} id={id}>
        {t('byTown')}
      </h2>
      <ul className={styles['list']}>
        {(all ? towns : towns.slice(0, FIRST)).map(({ town, count }) => (
          <li key={town}>
            <button
              type="button"
              className={styles['choice']}
              onClick={() => {
                onChoose(town);
              }}
            >
              <span className={styles['words']}>{town === '' ? t('noTown') : town}</span>
              <span className={styles['line']}>{formatNumber(count)}</span>
              <IconChevronRight size={20} stroke={1.75} />
            </button>
          </li>
        ))}
      </ul>
      {!all && towns.length > FIRST && (
        <Button
          variant="quiet"
          onClick={() => {
            setAll(true);
          }}
        >
          {t('allTowns', { count: towns.length })}
        </Button>
      )}
    </section>
  );
};
