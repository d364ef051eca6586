import { customerQuery } from '@gastroshop/storefront/session';
import { useShop } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { SelectField, TextAreaField, TextField } from '@gastroshop/ui/field';
import { Modal } from '@gastroshop/ui/overlay';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './count-screen.module.css';
import type { InventoryCount } from './inventory-count';

/** What the dialog takes. */
export interface LocationDialogProps {
  readonly count: InventoryCount;
  readonly onChange: (
    changed: Partial<Pick<InventoryCount, 'comment' | 'unloadingArea' | 'externalAddressId'>>,
  ) => void;
  readonly onClose: () => void;
}

const AREA_LENGTH = 200;
const COMMENT_LENGTH = 2000;

/** Where is counted, and what to know about it; kept as it is typed. */
export const LocationDialog = ({ count, onChange, onClose }: LocationDialogProps): ReactNode => {
  const { t } = useTranslation('stock-count');
  const { client, gateway } = useShop();
  const { data: customer } = useQuery(customerQuery(client, gateway.scope));
  const addresses = (customer?.deliveryAddresses ?? []).flatMap((address) =>
    address.externalId === undefined ? [] : [{ ...address, externalId: address.externalId }],
  );
  const areas =
    addresses.find(({ externalId }) => externalId === count.externalAddressId)?.unloadingAreas ??
    addresses.flatMap(({ unloadingAreas = [] }) => unloadingAreas);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('details')}
      size="small"
      footer={
        <Button variant="filled" size="large" wide onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <div className={styles['form']}>
        {addresses.length > 0 && (
          <SelectField
            label={t('address')}
            options={addresses.map(({ externalId, companyLines, street, city }) => ({
              value: externalId,
              label: [companyLines?.[0], street, city].filter((part) => part !== undefined).join(', '),
            }))}
            value={count.externalAddressId ?? ''}
            placeholder={t('noAddress')}
            clearable
            onChange={(externalAddressId) => {
              onChange({ externalAddressId: externalAddressId === '' ? undefined : externalAddressId });
            }}
          />
        )}
        <TextField
          label={t('area')}
          hint={t('areaHint')}
          value={count.unloadingArea}
          maxLength={AREA_LENGTH}
          onChange={(unloadingArea) => {
            onChange({ unloadingArea });
          }}
        />
        {areas.length > 0 && (
          <div className={styles['areas']}>
            {[...new Set(areas)].map((area) => (
              <Button
                key={area}
                size="small"
                onClick={() => {
                  onChange({ unloadingArea: area });
                }}
              >
                {area}
              </Button>
            ))}
          </div>
        )}
        <TextAreaField
          label={t('comment')}
          rows={2}
          value={count.comment}
          maxLength={COMMENT_LENGTH}
          onChange={(comment) => {
            onChange({ comment });
          }}
        />
      </div>
    </Modal>
  );
};
