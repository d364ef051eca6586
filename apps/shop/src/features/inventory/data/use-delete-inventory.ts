import { deleteInventory, recoverInventory } from '@gastroshop/api-client';
import type { Inventory } from '@gastroshop/api-contract';
import type { InventoryAction } from '@gastroshop/domain/inventory';
import { useShop } from '@gastroshop/storefront/shop';
import { useToasts } from '@gastroshop/ui/feedback';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { inventoriesKey } from './inventory-queries';

interface Change {
  readonly id: string;
  readonly action: InventoryAction;
}

/** Deletes an inventory, or brings it back; either can be taken back with one press (INV-1). */
export const useDeleteInventory = (): ((
  inventory: Pick<Inventory, 'id'>,
  action: InventoryAction,
) => void) => {
  const { t } = useTranslation('inventory');
  const { t: say } = useTranslation('messages');
  const toasts = useToasts();
  const { client, gateway } = useShop();
  const { scope } = gateway;
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async ({ id, action }: Change): Promise<void> => {
      const asked = { tenant: scope.tenant, inventoryId: id };
      await (action === 'DELETE' ? deleteInventory(client, asked) : recoverInventory(client, asked));
    },
    onSuccess: async (_, { id, action }) => {
      toasts.say({
        tone: 'info',
        title: t(action === 'DELETE' ? 'deleted' : 'recovered'),
        action: {
          label: t('undo'),
          onAction: () => {
            mutate({ id, action: action === 'DELETE' ? 'RECOVER' : 'DELETE' });
          },
        },
      });
      await queryClient.invalidateQueries({ queryKey: inventoriesKey(scope) });
    },
    onError: () => {
      toasts.say({ tone: 'error', title: say('errorTitle'), text: say('unexpectedError') });
    },
  });
  return ({ id }, action) => {
    mutate({ id, action });
  };
};
