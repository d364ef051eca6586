import type { CartItemWrite, DeletedCartItem } from '@gastroshop/api-contract';
import { useTexts } from '@gastroshop/i18n/react';
import { useToasts } from '@gastroshop/ui/feedback';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cartKey } from '../../cart';
import { useGateway, useShop } from '../../shop';
import { removedTexts } from './texts';

/** The way back into the cart. */
export interface BringBack {
  /** Puts lines back with all they held, in one call. */
  readonly bringBack: (items: readonly DeletedCartItem[]) => void;
  readonly busy: boolean;
}

/**
 * A line comes back as old as its removal: what somebody made of it since, which this buyer may not have seen, is newer and
 * stays, and what was ordered since does not get into the next cart.
 */
const writeOf = (
  { sku, content, version, deletedAt }: DeletedCartItem,
  now: number,
): readonly CartItemWrite[] => {
  if (content === undefined) return [];
  const { plan, ...rest } = content;
  return [
    {
      sku,
      ...rest,
      ...(plan !== undefined && { plan: [...plan] }),
      seenVersion: version,
      ageMs: Math.max(now - Date.parse(deletedAt), 0),
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
  const { clock } = useShop();
  const { mutate, isPending } = useMutation({
    mutationFn: async (items: readonly DeletedCartItem[]) => {
      if (cart === undefined) throw new Error('There is no cart here');
      const now = clock.now();
      return cart.put(items.flatMap((item) => writeOf(item, now)));
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
