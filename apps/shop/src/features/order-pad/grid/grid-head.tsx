import { visuallyHidden } from '@gastroshop/ui/a11y';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './pad-grid.module.css';

/** What the heads take. */
export interface GridHeadProps {
  readonly withPrices: boolean;
}

/** The heads of the grid's columns. */
export const GridHead = ({ withPrices }: GridHeadProps): ReactNode => {
  const { t } = useTranslation('order-pad');
  return (
    <div role="rowgroup" className={styles['head']}>
      <div role="row" aria-rowindex={1} className={styles['heads']}>
        <span role="columnheader">
          <span className={visuallyHidden}>{t('line')}</span>
        </span>
        <span role="columnheader" title={t('articleText')}>
          {t('articleText')}
        </span>
        <span role="columnheader" title={t('article')}>
          {t('article')}
        </span>
        <span role="columnheader" data-end title={t('amount')}>
          {t('amount')}
        </span>
        <span role="columnheader" title={t('unit')}>
          {t('unit')}
        </span>
        {withPrices && (
          <>
            <span role="columnheader" data-end data-price title={t('price')}>
              {t('price')}
            </span>
            <span role="columnheader" data-end title={t('sum')}>
              {t('sum')}
            </span>
          </>
        )}
        <span role="columnheader" title={t('note')}>
          {t('note')}
        </span>
        <span role="columnheader">
          <span className={visuallyHidden}>{t('actions')}</span>
        </span>
      </div>
    </div>
  );
};
