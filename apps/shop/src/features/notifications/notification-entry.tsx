import type { Notification } from '@gastroshop/api-contract';
import { viennaDateAt } from '@gastroshop/domain/calendar';
import { formatLongDate } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { Disclosure } from '@gastroshop/ui/disclosure';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NotificationBody } from './notification-body';
import styles from './notifications.module.css';

/** What a notification in the list takes. */
export interface NotificationEntryProps {
  readonly notification: Notification;
  /** Called when it is unfolded. */
  readonly onOpen: (notification: Notification) => void;
}

/** A notification: its subject, which unfolds the text. */
export const NotificationEntry = ({ notification, onOpen }: NotificationEntryProps): ReactNode => {
  const { t } = useTranslation('notifications');
  const { locale } = useLocale();
  const { subject, unread, isImportant, notificationType, publishedAt } = notification;
  const day = formatLongDate(viennaDateAt(Date.parse(publishedAt)), locale, {
    weekday: 'short',
    month: 'short',
  });
  return (
    <li className={styles['entry']} data-unread={unread || undefined}>
      <Disclosure
        level={2}
        title={
          <span className={styles['title']}>
            {unread && (
              <span className={styles['dot']} role="img" aria-label={t('unread')} title={t('unread')} />
            )}
            <span className={styles['words']}>
              <span>
                <span className={styles['subject']}>{subject}</span>
                {isImportant && <span className={styles['important']}>{t('important')}</span>}
              </span>{' '}
              <span className={styles['facts']}>{`${notificationType.name} · ${day}`}</span>
            </span>
          </span>
        }
        onToggle={(open) => {
          if (open) onOpen(notification);
        }}
      >
        <NotificationBody notification={notification} />
      </Disclosure>
    </li>
  );
};
