import { setEssenceVisibility } from '@gastroshop/api-client';
import type { EssenceVisibility } from '@gastroshop/api-contract';
import { scopedKey, useShop } from '@gastroshop/storefront/shop';
import { useTracking } from '@gastroshop/storefront/tracking';
import { useToasts } from '@gastroshop/ui/feedback';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

interface Change {
  readonly sku: string;
  readonly isVisible: boolean;
}

/** Shows an article on the essence list or hides it: at once on the screen, then on the server (ESS-1). */
export const useSetEssenceVisibility = (): ((sku: string, isVisible: boolean) => void) => {
  const { t: say } = useTranslation('messages');
  const toasts = useToasts();
  const track = useTracking();
  const queryClient = useQueryClient();
  const { client, gateway } = useShop();
  const { scope } = gateway;
  const { mutate } = useMutation({
    scope: { id: 'essence-visibility' },
    mutationFn: ({ sku, isVisible }: Change) =>
      setEssenceVisibility(client, {
        tenant: scope.tenant,
        customerId: scope.customerId,
        sku,
        visible: isVisible,
      }),
    onError: () => {
      toasts.say({ tone: 'error', title: say('errorTitle'), text: say('unexpectedError') });
      void queryClient.invalidateQueries({ queryKey: scopedKey(scope, 'essence-visibility') });
    },
    // The row stays where it is, so that a slip can be taken back; the next visit lists anew.
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: scopedKey(scope, 'search'), refetchType: 'none' }),
  });
  return useCallback(
    (sku, isVisible) => {
      const queryKey = scopedKey(scope, 'essence-visibility');
      void queryClient.cancelQueries({ queryKey });
      queryClient.setQueriesData<readonly EssenceVisibility[]>({ queryKey }, (known) =>
        known?.map((entry) => (entry.sku === sku ? { ...entry, isVisible } : entry)),
      );
      const action = isVisible ? 'show' : 'hide';
      track({ kind: 'action', category: 'essence list', source: 'Essence', action, name: sku });
      mutate({ sku, isVisible });
    },
    [scope, queryClient, track, mutate],
  );
};
