import { IconDotsVertical } from '@gastroshop/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './plan-row.module.css';

/** One of the ways to divide an amount. */
interface PlanWay {
  readonly key: string;
  readonly label: string;
}

/** What the choice of ways takes. */
export interface PlanMenuProps {
  readonly name: string;
  readonly ways: readonly PlanWay[];
  readonly onChoose: (key: string) => void;
}

/** The ways to divide an amount, behind three dots. The system draws the list: it suits every thumb. */
export const PlanMenu = ({ name, ways, onChoose }: PlanMenuProps): ReactNode => {
  const { t } = useTranslation('storefront-plan');
  return (
    <span className={styles['menu']}>
      <IconDotsVertical size={18} />
      <select
        aria-label={t('more', { name })}
        value=""
        onChange={({ target }) => {
          onChoose(target.value);
        }}
      >
        <option value="" disabled hidden>
          {t('more', { name })}
        </option>
        {ways.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
    </span>
  );
};
