import type { Notification } from '@gastroshop/api-contract';
import { ListPages, usePageSize, usePageTitle, useShop } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { EmptyState, ErrorState, ListDrawing, Loading, SkeletonLines } from '@gastroshop/ui/feedback';
import { PageTitle } from '@gastroshop/ui/layout';
import { IconCheck, IconSettings } from '@gastroshop/ui/icons';
import { SortSelect } from '@gastroshop/ui/table';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotificationEntry } from './notification-entry';
import { notificationsQuery, type NotificationsState, preferencesQuery } from './notification-queries';
import { formatNotifications, parseNotifications } from './notifications-address';
import styles from './notifications.module.css';
import { PreferencesDialog } from './preferences-dialog';
import { useMarkRead } from './use-mark-read';

/** What the notifications take. */
export interface NotificationsViewProps {
  /** The search part of the address, which says which notifications. */
  readonly address: string;
  /** Goes to other notifications, by the search part of their address. */
  readonly onAddressChange: (address: string) => void;
}

const NONE: readonly Notification[] = [];

/** What the branch has to tell: by type, the latest first, unfolded to be read; and by which channels it comes. */
export const NotificationsView = ({ address, onAddressChange }: NotificationsViewProps): ReactNode => {
  const { t } = useTranslation('notifications');
  const { client, gateway } = useShop();
  const size = usePageSize();
  const state = useMemo(() => parseNotifications(address), [address]);
  const { data, isError, refetch } = useQuery(notificationsQuery(client, gateway.scope, state, size));
  const { data: types = [] } = useQuery(preferencesQuery(client, gateway.scope));
  const [settings, setSettings] = useState(false);
  const markRead = useMarkRead();
  const shown = data?.notifications ?? NONE;
  const total = data?.page.totalElements ?? 0;
  const unread = shown.filter((notification) => notification.unread).map(({ id }) => id);
  const change = (next: Partial<NotificationsState>) => {
    onAddressChange(formatNotifications({ ...state, page: 1, ...next }));
  };
  usePageTitle(t('title'));
  return (
    <div className={styles['screen']}>
      <PageTitle
        count={data === undefined ? undefined : t('count', { count: total })}
        actions={
          <>
            <SortSelect
              label={t('type')}
              options={[
                { value: '', label: t('allTypes') },
                ...types.map(({ notificationType: { id, name } }) => ({ value: id, label: name })),
              ]}
              value={state.type ?? ''}
              onChange={(value) => {
                change({ type: value === '' ? undefined : value });
              }}
            />
            <Button
              icon={<IconSettings size={18} />}
              onClick={() => {
                setSettings(true);
              }}
            >
              {t('settings')}
            </Button>
          </>
        }
      >
        {t('title')}
      </PageTitle>
      {unread.length > 1 && (
        <div className={styles['all']}>
          <Button variant="quiet" icon={<IconCheck size={18} />} onClick={() => void markRead(unread)}>
            {t('markAll')}
          </Button>
        </div>
      )}
      {data === undefined &&
        (isError ? (
          <ErrorState title={t('notLoaded')} onRetry={() => void refetch()} />
        ) : (
          <Loading>
            <SkeletonLines count={8} />
          </Loading>
        ))}
      {data !== undefined && shown.length === 0 && (
        <EmptyState
          title={state.type === undefined ? t('none') : t('noneOfType')}
          drawing={<ListDrawing />}
          actions={
            state.type === undefined ? undefined : (
              <Button
                onClick={() => {
                  change({ type: undefined });
                }}
              >
                {t('showAll')}
              </Button>
            )
          }
        >
          {state.type === undefined ? t('noneText') : undefined}
        </EmptyState>
      )}
      {shown.length > 0 && (
        <ul className={styles['list']}>
          {shown.map((notification) => (
            <NotificationEntry
              key={notification.id}
              notification={notification}
              onOpen={({ id, unread: isUnread }) => {
                if (isUnread) void markRead([id]);
              }}
            />
          ))}
        </ul>
      )}
      <div className={styles['pages']}>
        <ListPages
          page={state.page}
          total={total}
          onPage={(page) => {
            change({ page });
          }}
        />
      </div>
      {settings && (
        <PreferencesDialog
          onClose={() => {
            setSettings(false);
          }}
        />
      )}
    </div>
  );
};
