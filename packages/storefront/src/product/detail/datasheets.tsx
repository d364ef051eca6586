import { getDatasheet, getSafetyDatasheet } from '@gastroshop/api-client';
import { Button } from '@gastroshop/ui/button';
import { IconFileTypePdf } from '@gastroshop/ui/icons';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useShop } from '../../shop';
import { safetyDatasheetQuery } from '../product-queries';
import styles from './datasheets.module.css';
import { useDownload } from '../../files';

/** What the documents of an article take. */
export interface DatasheetsProps {
  readonly sku: string;
}

/** The documents of an article: its datasheet, and a safety datasheet where there is one. */
export const Datasheets = ({ sku }: DatasheetsProps): ReactNode => {
  const { t } = useTranslation('storefront-product-detail');
  const { client, gateway } = useShop();
  const product = { tenant: gateway.scope.tenant, sku };
  const datasheet = useDownload(() => getDatasheet(client, product), `${sku}.pdf`);
  const safety = useDownload(() => getSafetyDatasheet(client, product), `${sku}-sdb.pdf`);
  const { data: hasSafety } = useQuery(safetyDatasheetQuery(client, gateway.scope, sku));
  const failed = datasheet.state === 'FAILED' || safety.state === 'FAILED';
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={<IconFileTypePdf size={16} />}
        busy={datasheet.state === 'BUSY'}
        onClick={datasheet.start}
      >
        {t('datasheet')}
      </Button>
      {hasSafety === true && (
        <Button
          variant="quiet"
          size="small"
          icon={<IconFileTypePdf size={16} />}
          busy={safety.state === 'BUSY'}
          onClick={safety.start}
        >
          {t('safetyDatasheet')}
        </Button>
      )}
      {failed && (
        <p role="alert" className={styles['failed']}>
          {t('downloadFailed')}
        </p>
      )}
    </>
  );
};
