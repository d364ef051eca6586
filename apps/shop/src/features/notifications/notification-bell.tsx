import { useShop } from '@gastroshop/storefront/shop';
import { IconButton } from '@gastroshop/ui/button';
import { IconBell } from '@gastroshop/ui/icons';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { unreadCountQuery } from './notification-queries';

/** What the bell takes. */
export interface NotificationBellProps {
  /** Where the notifications are. */
  readonly href: string;
}

/** The way to the notifications, with how many are unread. */
export const NotificationBell = ({ href }: NotificationBellProps): ReactNode => {
  const { t } = useTranslation('notifications');
  const { client, gateway, navigate } = useShop();
  const { data: count = 0 } = useQuery(unreadCountQuery(client, gateway.scope));
  return (
    <IconButton
      label={count === 0 ? t('bell') : t('bellUnread', { count })}
      icon={<IconBell size={20} />}
      count={count}
      onClick={() => {
        navigate(href);
      }}
    />
  );
};
