import { clearLabels } from '@gastroshop/api-client';
import type { LabelProduct } from '@gastroshop/api-contract';
import { useShop } from '@gastroshop/storefront/shop';
import { useToasts } from '@gastroshop/ui/feedback';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { offerUndo } from '@gastroshop/ui/feedback';
import { useTranslation } from 'react-i18next';
import { labelsKey, labelSkusKey } from './label-queries';

/** Clearing the list, and whether it is being cleared and can still be taken back. */
export interface ClearLabels {
  readonly clearing: boolean;
  readonly clear: () => void;
}

/**
 * Clears the list (LAB-1): it goes at once and comes back with one press as long as the message stands; the backend
 * is told after that. Nothing can be added in between, or it would be cleared as well.
 */
export const useClearLabels = (): ClearLabels => {
  const { t } = useTranslation('labels');
  const { t: say } = useTranslation('messages');
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const { client, gateway } = useShop();
  const { scope } = gateway;
  const mutationKey = [...labelsKey(scope), 'clear'];
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: async (decided: Promise<boolean>): Promise<void> => {
      if (!(await decided)) return;
      await clearLabels(client, { tenant: scope.tenant, customerId: scope.customerId });
      queryClient.setQueryData<readonly string[]>(labelSkusKey(scope), []);
      queryClient.setQueriesData<readonly LabelProduct[]>(
        { queryKey: [...labelsKey(scope), 'products'] },
        () => [],
      );
    },
    onError: () => {
      toasts.say({ tone: 'error', title: say('errorTitle'), text: say('unexpectedError') });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: labelsKey(scope) }),
  });
  return {
    clearing: useIsMutating({ mutationKey }) > 0,
    clear: () => {
      mutate(offerUndo(toasts, { title: t('cleared'), undo: t('undo') }));
    },
  };
};
