import { putNotificationPreferences } from '@gastroshop/api-client';
import type { NotificationChannel, NotificationPreference } from '@gastroshop/api-contract';
import { useShop } from '@gastroshop/storefront/shop';
import { ErrorState, Loading, SkeletonLines, useToasts } from '@gastroshop/ui/feedback';
import { CheckBox } from '@gastroshop/ui/field';
import { Modal } from '@gastroshop/ui/overlay';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PushSwitch } from '../push';
import { preferencesQuery } from './notification-queries';
import styles from './notifications.module.css';

/** What the dialog takes. */
export interface PreferencesDialogProps {
  readonly onClose: () => void;
}

const CHANNELS = ['WEBSHOP', 'EMAIL', 'PUSH_NOTIFICATION'] as const satisfies readonly NotificationChannel[];

const switched = (
  preferences: readonly NotificationPreference[],
  typeId: string,
  channel: NotificationChannel,
): readonly NotificationPreference[] =>
  preferences.map((preference) => {
    if (preference.notificationType.id !== typeId) return preference;
    const { channels } = preference;
    return {
      ...preference,
      channels: channels.includes(channel)
        ? channels.filter((other) => other !== channel)
        : CHANNELS.filter((other) => other === channel || channels.includes(other)),
    };
  });

/** Which type of notification comes by which channel (NOT-3): a box each, kept at once. */
export const PreferencesDialog = ({ onClose }: PreferencesDialogProps): ReactNode => {
  const { t } = useTranslation('notifications');
  const { t: say } = useTranslation('messages');
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const { client, gateway } = useShop();
  const query = preferencesQuery(client, gateway.scope);
  const { data, isError, refetch } = useQuery(query);
  const saving = useMutation({
    // One after the other: a later choice must not be overtaken by an earlier one.
    scope: { id: 'notification-preferences' },
    mutationFn: (next: readonly NotificationPreference[]) =>
      putNotificationPreferences(client, {
        preferences: next.map(({ notificationType, channels }) => ({
          notificationType: { id: notificationType.id },
          channels: [...channels],
        })),
      }),
    onError: async () => {
      toasts.say({ tone: 'error', title: say('errorTitle'), text: say('unexpectedError') });
      await queryClient.invalidateQueries({ queryKey: query.queryKey });
    },
  });
  const change = (typeId: string, channel: NotificationChannel) => {
    const now = queryClient.getQueryData(query.queryKey) ?? [];
    const next = switched(now, typeId, channel);
    queryClient.setQueryData(query.queryKey, [...next]);
    saving.mutate(next);
  };
  return (
    <Modal opened onClose={onClose} title={t('settings')}>
      <PushSwitch hasKinds={data?.some(({ channels }) => channels.includes('PUSH_NOTIFICATION')) ?? false} />
      <p className={styles['hint']}>{t('settingsText')}</p>
      {data === undefined ? (
        isError ? (
          <ErrorState title={t('notLoaded')} onRetry={() => void refetch()} />
        ) : (
          <Loading>
            <SkeletonLines count={5} />
          </Loading>
        )
      ) : (
        <table className={styles['matrix']}>
          <thead>
            <tr>
              <th scope="col">{t('type')}</th>
              {CHANNELS.map((channel) => (
                <th key={channel} scope="col">
                  {t(channel)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.map(({ notificationType: { id, name }, channels }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                {CHANNELS.map((channel) => (
                  <td key={channel}>
                    <CheckBox
                      checked={channels.includes(channel)}
                      label={t('channelOfType', { type: name, channel: t(channel) })}
                      onChange={() => {
                        change(id, channel);
                      }}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Modal>
  );
};
