import { checkBestFriendUser } from '@gastroshop/api-client';
import { type Shop, scopedKey, useFeatures, useShop } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { IconBarcode, IconBookmark, IconClipboardList, IconScan, IconUpload } from '@gastroshop/ui/icons';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './pad-tools.module.css';

/** What opens above the pad. */
export type PadDialog = 'paste' | 'upload' | 'device' | 'scan' | 'from-template' | 'template';

/** What the tools take. */
export interface PadToolsProps {
  readonly onOpen: (dialog: PadDialog) => void;
}

/** Whether the customer orders with a hand-held device; hardly ever changes. */
const deviceQuery = ({ client, gateway: { scope } }: Pick<Shop, 'client' | 'gateway'>) =>
  queryOptions({
    queryKey: scopedKey(scope, 'hand-held'),
    queryFn: ({ signal }) =>
      checkBestFriendUser(client, { tenant: scope.tenant, customerId: scope.customerId }, { signal }),
    staleTime: Infinity,
    enabled: scope.customerId !== '',
  });

/** The ways a list gets into the pad besides typing. */
export const PadTools = ({ onOpen }: PadToolsProps): ReactNode => {
  const { t } = useTranslation('order-pad');
  const { data: hasDevice = false } = useQuery(deviceQuery(useShop()));
  const has = useFeatures();
  const tool = (dialog: PadDialog, label: string, icon: ReactNode) => (
    <Button
      icon={icon}
      onClick={() => {
        onOpen(dialog);
      }}
    >
      {label}
    </Button>
  );
  return (
    <div className={styles['tools']}>
      {hasDevice && tool('device', t('device'), <IconBarcode size={18} />)}
      {tool('scan', t('scan'), <IconScan size={18} />)}
      {has('ORDER_TEMPLATES') && tool('from-template', t('fromTemplate'), <IconBookmark size={18} />)}
      {tool('upload', t('upload'), <IconUpload size={18} />)}
      <Button
        icon={<IconClipboardList size={18} />}
        iconAfter={
          <kbd className={styles['key']} aria-hidden>
            {t('keyControl')} V
          </kbd>
        }
        onClick={() => {
          onOpen('paste');
        }}
      >
        {t('paste')}
      </Button>
    </div>
  );
};
