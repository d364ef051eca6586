import { useShop } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { Link } from '@gastroshop/ui/link';
import { Modal } from '@gastroshop/ui/overlay';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotificationBody } from './notification-body';
import { urgentQuery } from './notification-queries';
import styles from './notifications.module.css';
import { useMarkRead } from './use-mark-read';

/** What the dialog takes. */
export interface UrgentNoticeProps {
  /** Where all notifications are. */
  readonly href: string;
}

/** An urgent notification, shown until it is closed, which marks it as read (NOT-2). */
export const UrgentNotice = ({ href }: UrgentNoticeProps): ReactNode => {
  const { t } = useTranslation('notifications');
  const { client, gateway } = useShop();
  const { data } = useQuery(urgentQuery(client, gateway.scope));
  const markRead = useMarkRead();
  // Closed is closed, even when marking it as read failed.
  const [closed, setClosed] = useState<string>();
  const urgent = data?.mostRecentUnread;
  if (urgent === undefined || urgent.id === closed) return null;
  const older = data?.numberOfOlderUnread ?? 0;
  const close = () => {
    setClosed(urgent.id);
    void markRead([urgent.id]);
  };
  return (
    <Modal
      opened
      onClose={close}
      title={urgent.subject}
      footer={
        <div className={styles['footer']}>
          {older > 0 && <span className={styles['older']}>{t('older', { count: older })}</span>}
          <Link href={href} className={styles['more']} onClick={close}>
            {t('toAll')}
          </Link>
          <Button variant="filled" size="large" onClick={close}>
            {t('close')}
          </Button>
        </div>
      }
    >
      <NotificationBody notification={urgent} />
    </Modal>
  );
};
