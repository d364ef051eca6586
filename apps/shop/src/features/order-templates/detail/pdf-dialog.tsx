import { getOrderTemplatePdf } from '@gastroshop/api-client';
import type { OrderTemplate } from '@gastroshop/api-contract';
import { useDownload } from '@gastroshop/storefront/files';
import { useShop } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { Notice } from '@gastroshop/ui/feedback';
import { CheckField } from '@gastroshop/ui/field';
import { IconFileTypePdf } from '@gastroshop/ui/icons';
import { Modal } from '@gastroshop/ui/overlay';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './template-detail.module.css';

/** What the dialog takes. */
export interface PdfDialogProps {
  readonly template: Pick<OrderTemplate, 'id' | 'name'>;
  readonly onClose: () => void;
}

/** A template as a file, with pictures or without. */
export const PdfDialog = ({ template: { id, name }, onClose }: PdfDialogProps): ReactNode => {
  const { t } = useTranslation('order-template');
  const { client, gateway } = useShop();
  const { tenant, customerId } = gateway.scope;
  const [showImages, setShowImages] = useState(false);
  const { state, start } = useDownload(
    () => getOrderTemplatePdf(client, { tenant, customerId, orderTemplateId: id, showImages }),
    `${name}.pdf`,
  );
  return (
    <Modal opened onClose={onClose} title={t('pdfTitle')} size="small">
      <div className={styles['form']}>
        <CheckField
          label={t('withImages')}
          hint={t('pdfHint')}
          checked={showImages}
          onChange={setShowImages}
        />
        {state === 'FAILED' && (
          <Notice tone="error" announce="at once">
            {t('pdfFailed')}
          </Notice>
        )}
        <Button
          variant="filled"
          wide
          busy={state === 'BUSY'}
          icon={<IconFileTypePdf size={18} />}
          onClick={start}
        >
          {t('pdfLoad')}
        </Button>
      </div>
    </Modal>
  );
};
