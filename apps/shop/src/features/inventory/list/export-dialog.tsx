import { getInventoriesExcel } from '@gastroshop/api-client';
import { GENERATION_MODES, type GenerationMode } from '@gastroshop/domain/inventory';
import { useDownload } from '@gastroshop/storefront/files';
import { useShop } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { Notice } from '@gastroshop/ui/feedback';
import { CheckField, RadioField, TextField } from '@gastroshop/ui/field';
import { IconDownload } from '@gastroshop/ui/icons';
import { Modal } from '@gastroshop/ui/overlay';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './inventory-list.module.css';

/** What the dialog takes. */
export interface ExportDialogProps {
  /** Ids of the inventories that were ticked; none: those of a period. */
  readonly chosen: readonly string[];
  readonly onClose: () => void;
}

type Which = 'CHOSEN' | 'PERIOD';

/** How inventories become a spreadsheet: which, on how many sheets, in how many rows. */
export const ExportDialog = ({ chosen, onClose }: ExportDialogProps): ReactNode => {
  const { t } = useTranslation('inventory-export');
  const { client, gateway } = useShop();
  const [which, setWhich] = useState<Which>(chosen.length > 0 ? 'CHOSEN' : 'PERIOD');
  const [fromDate, setFromDate] = useState('');
  const [toDate, setToDate] = useState('');
  const [generationMode, setGenerationMode] = useState<GenerationMode>('SINGLE');
  const [groupByArticleChecked, setGrouped] = useState(false);
  const isWrong = which === 'PERIOD' && fromDate !== '' && toDate !== '' && fromDate > toDate;
  const { state, start } = useDownload(
    () =>
      getInventoriesExcel(client, {
        tenant: gateway.scope.tenant,
        customerId: gateway.scope.customerId,
        generationMode,
        groupByArticleChecked,
        ...(which === 'CHOSEN' && { inventoryIds: [...chosen] }),
        ...(which === 'PERIOD' && fromDate !== '' && { fromDate }),
        ...(which === 'PERIOD' && toDate !== '' && { toDate }),
      }),
    t('fileName'),
  );
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('title')}
      size="small"
      footer={
        <Button
          variant="filled"
          size="large"
          wide
          icon={<IconDownload size={18} />}
          busy={state === 'BUSY'}
          disabled={isWrong}
          onClick={start}
        >
          {t('save')}
        </Button>
      }
    >
      <div className={styles['form']}>
        {state === 'FAILED' && (
          <Notice tone="error" announce="at once">
            {t('failed')}
          </Notice>
        )}
        {chosen.length > 0 && (
          <RadioField
            label={t('which')}
            value={which}
            options={[
              { value: 'CHOSEN', label: t('chosen', { count: chosen.length }) },
              { value: 'PERIOD', label: t('period') },
            ]}
            onChange={(value) => {
              setWhich(value === 'CHOSEN' ? 'CHOSEN' : 'PERIOD');
            }}
          />
        )}
        {which === 'PERIOD' && (
          <div className={styles['days']}>
            <TextField
              type="date"
              label={t('from')}
              hint={t('wholePeriod')}
              value={fromDate}
              onChange={setFromDate}
            />
            <TextField
              type="date"
              label={t('to')}
              value={toDate}
              error={isWrong ? t('wrongPeriod') : undefined}
              onChange={setToDate}
            />
          </div>
        )}
        <RadioField
          label={t('mode')}
          value={generationMode}
          options={GENERATION_MODES.map((mode) => ({ value: mode, label: t(mode) }))}
          onChange={(value) => {
            setGenerationMode(value === 'MERGED' ? 'MERGED' : 'SINGLE');
          }}
        />
        <CheckField
          label={t('group')}
          hint={t('groupHint')}
          checked={groupByArticleChecked}
          onChange={setGrouped}
        />
      </div>
    </Modal>
  );
};
