import type { ReactNode } from 'react';
import styles from './description-list.module.css';

/** One thing told about a product. */
export interface DescriptionItem {
  /** What it is about: "Lagerung". */
  readonly label: string;
  readonly value: ReactNode;
}

/** What a list of facts takes. */
export interface DescriptionListProps {
  /** The facts in the order to show. */
  readonly facts: readonly DescriptionItem[];
}

/** Facts about a product, their names in a column of their own. */
export const DescriptionList = ({ facts }: DescriptionListProps): ReactNode => (
  <dl className={styles['facts']}>
    {facts.map(({ label, value }) => (
      <div key={label} className={styles['fact']}>
        <dt className={styles['label']}>{label}</dt>
        <dd className={styles['value']}>{value}</dd>
      </div>
    ))}
  </dl>
);
