import type { CartItemWrite, DeletedCartItem } from '@gastroshop/api-contract';
import { useTexts } from '@gastroshop/i18n/react';
import { useToasts } from '@gastroshop/ui/feedback';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cartKey } from '../../cart';
import { useGateway } from '../../shop';
import { removedTexts } from './texts';

/** The way back into the cart. */
export interface BringBack {
  /** Puts lines back with all they held, in one call. */
  readonly bringBack: (items: readonly DeletedCartItem[]) => void;
  readonly busy: boolean;
}

const writeOf = ({ sku, content, version }: DeletedCartItem): readonly CartItemWrite[] => {
  if (content === undefined) return [];
  const { plan, ...rest } = content;
  return [
    {
      sku,
      ...rest,
      ...(plan !== undefined && { plan: [...plan] }),
      seenVersion: version,
      ageMs: 0,
      operationId: crypto.randomUUID(),
    },
  ];
};

/** Brings lines back into the cart as they were; where that fails they stay among those taken out. */
export const useBringBack = (): BringBack => {
  const t = useTexts(removedTexts);
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const { scope, cart } = useGateway();
  const { mutate, isPending } = useMutation({
    mutationFn: async (items: readonly DeletedCartItem[]) => {
      if (cart === undefined) throw new Error('There is no cart here');
      return cart.put(items.flatMap(writeOf));
    },
    onSuccess: (present) => {
      queryClient.setQueryData(cartKey(scope), present);
    },
    onError: () => {
      toasts.say({ tone: 'error', title: t('bringBackFailed') });
    },
  });
  return { bringBack: mutate, busy: isPending };
};
