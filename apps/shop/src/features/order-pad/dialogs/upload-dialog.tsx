import { LIST_ENDINGS, MAX_LIST_BYTES, readListFile } from '@gastroshop/storefront/list-files';
import { customerQuery } from '@gastroshop/storefront/session';
import { useShop } from '@gastroshop/storefront/shop';
import { useTracking } from '@gastroshop/storefront/tracking';
import { Notice } from '@gastroshop/ui/feedback';
import { Modal } from '@gastroshop/ui/overlay';
import { FileDrop } from '@gastroshop/ui/upload';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readArrival } from '../parsing/arrival';
import { unreadableValues } from '../parsing/unreadable-texts';
import type { ListDialogProps } from './list-dialog-props';
import { SampleButton } from './sample-button';
import styles from './upload-dialog.module.css';

/** What the upload takes. */
export interface UploadDialogProps extends ListDialogProps {
  /** The list of a hand-held device, where a code alone is one piece. */
  readonly device?: boolean | undefined;
}

/** Takes a list as a file; the door of the hand-held devices as well. */
export const UploadDialog = ({ device = false, onArrival, onClose }: UploadDialogProps): ReactNode => {
  const { t } = useTranslation('order-pad');
  const { t: tellUnreadable } = useTranslation('order-pad-files');
  const { t: say } = useTranslation('messages');
  const track = useTracking();
  const { client, gateway } = useShop();
  const { data: customer } = useQuery(customerQuery(client, gateway.scope));
  const [reading, setReading] = useState<string>();
  const [problem, setProblem] = useState<string>();
  // What a device orders goes to the customer's own address without another look at it.
  const addressMissing = device && customer?.deliveryAddresses.length === 0;

  const take = async ([file]: readonly File[]): Promise<void> => {
    if (file === undefined) return;
    setReading(file.name);
    setProblem(undefined);
    try {
      const reading = await readListFile(file);
      if (reading.kind === 'UNREADABLE') {
        setProblem(tellUnreadable(reading.reason, unreadableValues(file.name, reading)));
        return;
      }
      const arrival = { document: reading.document, name: file.name, scanned: device };
      const { lines } = readArrival(arrival);
      if (lines.every(({ status }) => status === 'NOISE')) {
        setProblem(t('fileEmpty', { name: file.name }));
        return;
      }
      track({
        kind: 'action',
        category: 'cart',
        action: 'read list',
        value: lines.length,
        ...(device && { source: 'Best friend' }),
      });
      onArrival(arrival);
      onClose();
    } catch {
      setProblem(tellUnreadable('MISTAKEN', { name: file.name }));
    } finally {
      setReading(undefined);
    }
  };

  return (
    <Modal opened onClose={onClose} title={t(device ? 'deviceTitle' : 'uploadTitle')}>
      <div className={styles['upload']}>
        {addressMissing && (
          <Notice tone="error" announce="at once">
            {say('bestFriendDeliveryAddressMissing')}
          </Notice>
        )}
        <FileDrop
          label={t('uploadField')}
          endings={LIST_ENDINGS}
          maxBytes={MAX_LIST_BYTES}
          disabled={reading !== undefined || addressMissing}
          onFiles={(files) => void take(files)}
        />
        <div role="status">{reading !== undefined && t('reading', { name: reading })}</div>
        {problem !== undefined && (
          <Notice tone="error" announce="at once">
            {problem}
          </Notice>
        )}
        <p className={styles['hint']}>{t(device ? 'deviceHint' : 'uploadHint')}</p>
        {!device && <SampleButton />}
      </div>
    </Modal>
  );
};
