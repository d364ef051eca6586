import { checkBestFriendUser } from '@gastroshop/api-client';
import { useTexts } from '@gastroshop/i18n/react';
import { Button } from '@gastroshop/ui/button';
import {
  IconBarcode,
  IconBookmark,
  IconClipboardList,
  IconHistory,
  IconScan,
  IconUpload,
} from '@gastroshop/ui/icons';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Dispatch, ReactNode } from 'react';
import { type Shop, shopKey, useShop } from '../shop';
import styles from './pad-tools.module.css';
import type { Pad } from './rows/pad';
import type { PadAction } from './rows/pad-action';
import { padTexts } from './texts';

/** What opens above the pad. */
export type PadDialog = 'paste' | 'upload' | 'device' | 'scan' | 'from-template' | 'template';

/** What the tools take. */
export interface PadToolsProps {
  readonly pad: Pad;
  readonly act: Dispatch<PadAction>;
  readonly onOpen: (dialog: PadDialog) => void;
}

/** Whether the customer orders with a hand-held device; hardly ever changes. */
const deviceQuery = ({ client, gateway: { scope } }: Pick<Shop, 'client' | 'gateway'>) =>
  queryOptions({
    queryKey: shopKey(scope, 'hand-held'),
    queryFn: ({ signal }) =>
      checkBestFriendUser(client, { tenant: scope.tenant, customerId: scope.customerId }, { signal }),
    staleTime: Infinity,
    enabled: scope.customerId !== '',
  });

/** The ways a list gets into the pad besides typing, and the way back. */
export const PadTools = ({ pad, act, onOpen }: PadToolsProps): ReactNode => {
  const t = useTexts(padTexts);
  const { data: hasDevice = false } = useQuery(deviceQuery(useShop()));
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
      {pad.past.length > 0 && (
        <span className={styles['step']}>
          <Button
            variant="quiet"
            icon={<IconHistory size={18} />}
            onClick={() => {
              act({ type: 'undone' });
            }}
          >
            {t('undo')}
          </Button>
        </span>
      )}
      {pad.future.length > 0 && (
        <span className={styles['step']}>
          <Button
            variant="quiet"
            onClick={() => {
              act({ type: 'redone' });
            }}
          >
            {t('redo')}
          </Button>
        </span>
      )}
      {hasDevice && tool('device', t('device'), <IconBarcode size={18} />)}
      {tool('scan', t('scan'), <IconScan size={18} />)}
      {tool('from-template', t('fromTemplate'), <IconBookmark size={18} />)}
      {tool('upload', t('upload'), <IconUpload size={18} />)}
      {tool('paste', t('paste'), <IconClipboardList size={18} />)}
    </div>
  );
};
