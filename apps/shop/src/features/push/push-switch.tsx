import { deletePushSubscription, getPushSettings, putPushSubscription } from '@gastroshop/api-client';
import { scopedKey, useShop } from '@gastroshop/storefront/shop';
import { Switch } from '@gastroshop/ui/field';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lookAtDevice, switchOff, switchOn, type PushDeviceState } from './push-device';
import styles from './push-switch.module.css';

/** What the switch takes. */
export interface PushSwitchProps {
  /** Whether any kind of notification is wanted on devices. */
  readonly hasKinds: boolean;
}

/** Whether this device is told of notifications while the shop is closed; nothing where the installation tells none. */
export const PushSwitch = ({ hasKinds }: PushSwitchProps): ReactNode => {
  const { t } = useTranslation('push');
  const { client, gateway } = useShop();
  const queryClient = useQueryClient();
  const queryKey = [...scopedKey(gateway.scope, 'push'), 'device'];
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const settings = await getPushSettings(client, { signal });
      return { publicKey: settings.publicKey, state: await lookAtDevice(settings) };
    },
    // Browsers are set differently in another window meanwhile.
    staleTime: 0,
  });
  const switching = useMutation({
    mutationFn: ({ isWanted, publicKey }: { readonly isWanted: boolean; readonly publicKey: string }) => {
      const register = {
        add: (subscription: Parameters<typeof putPushSubscription>[1]['subscription']) =>
          putPushSubscription(client, { subscription }),
        remove: (subscriptionId: string) => deletePushSubscription(client, { subscriptionId }),
      };
      return isWanted ? switchOn(publicKey, register) : switchOff(register);
    },
    onSuccess: (state, { publicKey }) => {
      queryClient.setQueryData(queryKey, { publicKey, state });
    },
  });
  const publicKey = data?.publicKey;
  if (data === undefined || publicKey === undefined) return null;
  const words: Readonly<Record<PushDeviceState, string>> = {
    UNSUPPORTED: t('unsupported'),
    BLOCKED: t('blocked'),
    OFF: t('off'),
    ON: hasKinds ? t('on') : t('onNothing'),
  };
  const canSwitch = data.state === 'OFF' || data.state === 'ON';
  // While the browser asks, the switch stands where it is going to.
  const isOn = switching.isPending ? switching.variables.isWanted : data.state === 'ON';
  return (
    <div className={styles['device']}>
      {canSwitch ? (
        <Switch
          checked={isOn}
          label={t('title')}
          onChange={(isWanted) => {
            if (!switching.isPending) switching.mutate({ isWanted, publicKey });
          }}
        />
      ) : (
        <span className={styles['title']}>{t('title')}</span>
      )}
      <p className={styles['hint']} role="status">
        {switching.isError ? t('failed') : words[data.state]}
      </p>
    </div>
  );
};
