import { markNotificationsRead } from '@gastroshop/api-client';
import { useShop } from '@gastroshop/storefront/shop';
import { useToasts } from '@gastroshop/ui/feedback';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { notificationsKey } from './notification-queries';

/** Marks notifications as read, and asks anew what is still unread (NOT-2); a failure is told (ERR-5). */
export const useMarkRead = (): ((ids: readonly string[]) => Promise<void>) => {
  const { t: say } = useTranslation('messages');
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const { client, gateway } = useShop();
  const { scope } = gateway;
  return useCallback(
    async (ids) => {
      if (ids.length === 0) return;
      try {
        await markNotificationsRead(client, { ids: [...ids] });
      } catch {
        toasts.say({ tone: 'error', title: say('errorTitle'), text: say('unexpectedError') });
      }
      await queryClient.invalidateQueries({ queryKey: notificationsKey(scope) });
    },
    [client, queryClient, scope, toasts, say],
  );
};
