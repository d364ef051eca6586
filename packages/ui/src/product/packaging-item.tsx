import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconReusable } from './attribute-icons';
import styles from './packaging-item.module.css';

/** How a product is packed, as the wire names it. */
export type PackagingData =
  'SINGLE_USE' | 'SINGLE_USE_DEPOSIT' | 'MULTI_USE' | 'MULTI_USE_DEPOSIT' | 'NO_DATA';

/** What the fact about packaging takes. */
export interface PackagingItemProps {
  /** One-way or reusable, with or without deposit. */
  readonly packaging: PackagingData;
  /** What the deposit costs, with what it is for: "€ 6,00 je Kiste". */
  readonly deposit?: string | undefined;
}

/** How a product is packed, in words, and what its deposit costs (PRD-11). */
export const PackagingItem = ({ packaging, deposit }: PackagingItemProps): ReactNode => {
  const { t } = useTranslation('ui-product-declaration');
  const reusable = packaging === 'MULTI_USE' || packaging === 'MULTI_USE_DEPOSIT';
  return (
    <span className={styles['packaging']} data-reusable={reusable || undefined}>
      {reusable ? <IconReusable size={16} /> : null}
      <span>
        {t(packaging)}
        {deposit === undefined ? null : ` · ${t('depositOf', { amount: deposit })}`}
      </span>
    </span>
  );
};
