import { formatNumber } from '@gastroshop/i18n';
import { Button } from '@gastroshop/ui/button';
import { Drawer } from '@gastroshop/ui/overlay';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './catalogue-sheet.module.css';

/** What the sheet of filters takes. */
export interface CatalogueSheetProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Articles the filters leave. */
  readonly total: number;
  /** Gives up all filters; missing while none is chosen. */
  readonly onClear: (() => void) | undefined;
  readonly tools: ReactNode;
  readonly filters: ReactNode;
}

/** Settings, category tree and facets on a phone; the list behind follows each choice at once. */
export const CatalogueSheet = (props: CatalogueSheetProps): ReactNode => {
  const { opened, onClose, total, onClear, tools, filters } = props;
  const { t } = useTranslation('storefront-catalogue');
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      side="below"
      title={t('filters')}
      footer={
        <>
          {onClear !== undefined && (
            <Button size="large" onClick={onClear}>
              {t('clearFilters')}
            </Button>
          )}
          <Button size="large" variant="filled" onClick={onClose}>
            {t('showFound', { count: total, shown: formatNumber(total) })}
          </Button>
        </>
      }
    >
      <div className={styles['sheet']}>
        {tools}
        {filters}
      </div>
    </Drawer>
  );
};
