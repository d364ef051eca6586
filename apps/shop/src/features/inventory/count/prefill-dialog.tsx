import type { Product } from '@gastroshop/api-contract';
import { useLocale } from '@gastroshop/i18n/react';
import { useShop, useFeatures } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { Notice } from '@gastroshop/ui/feedback';
import { SelectField } from '@gastroshop/ui/field';
import { Modal } from '@gastroshop/ui/overlay';
import { DEFAULT_PAGE_SIZE } from '@gastroshop/ui/table';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { templateQuery, templatesQuery } from '@gastroshop/storefront/templates';
import { useTranslation } from 'react-i18next';
import { inventoriesQuery, inventoryQuery } from '../data/inventory-queries';
import { formatDateTime } from '../format-date-time';
import styles from './count-screen.module.css';

/** What the dialog takes. */
export interface FillDialogProps {
  readonly onFill: (products: readonly Product[]) => void;
  readonly onClose: () => void;
}

const FIRST = { page: 1, direction: 'desc' } as const;

/** Fills the list to walk along: from a template in the order of its shelves, or as it was counted before. */
export const FillDialog = ({ onFill, onClose }: FillDialogProps): ReactNode => {
  const { t } = useTranslation('stock-count');
  const { locale } = useLocale();
  const { client, gateway } = useShop();
  const { scope } = gateway;
  const queryClient = useQueryClient();
  const hasTemplates = useFeatures()('ORDER_TEMPLATES');
  const { data: templates } = useQuery({
    ...templatesQuery(client, scope),
    enabled: hasTemplates && scope.customerId !== '',
  });
  const { data: earlier } = useQuery(inventoriesQuery(client, scope, 'PRESENT', FIRST, DEFAULT_PAGE_SIZE));
  const [templateId, setTemplateId] = useState('');
  const [inventoryId, setInventoryId] = useState('');
  const [state, setState] = useState<'IDLE' | 'BUSY' | 'FAILED'>('IDLE');
  const load = async (): Promise<readonly Product[]> => {
    if (templateId !== '') {
      const { orderTemplateItems } = await queryClient.query(templateQuery(client, scope, templateId));
      return orderTemplateItems
        .toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0))
        .flatMap(({ product }) => product ?? []);
    }
    const { inventoryItems } = await queryClient.query(inventoryQuery(client, scope, inventoryId));
    return inventoryItems.flatMap(({ product }) => product ?? []);
  };
  const fill = async (): Promise<void> => {
    setState('BUSY');
    try {
      onFill(await load());
      onClose();
    } catch {
      setState('FAILED');
    }
  };
  const isNothing = (!hasTemplates || templates?.length === 0) && earlier?.inventories.length === 0;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('fillTitle')}
      size="small"
      footer={
        <Button
          variant="filled"
          size="large"
          wide
          busy={state === 'BUSY'}
          disabled={templateId === '' && inventoryId === ''}
          onClick={() => void fill()}
        >
          {t('fill')}
        </Button>
      }
    >
      <div className={styles['form']}>
        {state === 'FAILED' && (
          <Notice tone="error" announce="at once">
            {t('fillFailed')}
          </Notice>
        )}
        <p className={styles['quiet']}>{isNothing ? t('noTemplates') : t('fillText')}</p>
        {templates !== undefined && templates.length > 0 && (
          <SelectField
            label={t('fromTemplate')}
            options={templates.map(({ id, name, orderTemplateItems }) => ({
              value: id,
              label: `${name} (${orderTemplateItems.length})`,
            }))}
            value={templateId}
            clearable
            onChange={(id) => {
              setTemplateId(id);
              setInventoryId('');
            }}
          />
        )}
        {earlier !== undefined && earlier.inventories.length > 0 && (
          <SelectField
            label={t('fromInventory')}
            options={earlier.inventories.map(({ id, createdAt, inventoryLocation }) => ({
              value: id,
              label: [formatDateTime(createdAt, locale), inventoryLocation]
                .filter((part) => part !== undefined)
                .join(', '),
            }))}
            value={inventoryId}
            clearable
            onChange={(id) => {
              setInventoryId(id);
              setTemplateId('');
            }}
          />
        )}
        <p className={styles['quiet']}>{t('fillCategory')}</p>
      </div>
    </Modal>
  );
};
