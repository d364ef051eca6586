import type { Cart } from '@gastroshop/api-contract';
import { Button } from '@gastroshop/ui/button';
import { useToasts } from '@gastroshop/ui/feedback';
import { IconTrash } from '@gastroshop/ui/icons';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cartKey, newerCart, useCartActions } from '../../cart';
import { useGateway } from '../../shop';

/** What the button takes. */
export interface ClearCartProps {
  /** The cart is empty now. */
  readonly onCleared: () => void;
}

/** Empties the cart without a question: all of it can be brought back for a day. */
export const ClearCart = ({ onCleared }: ClearCartProps): ReactNode => {
  const { t } = useTranslation('storefront-removed-lines');
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const { scope, cart } = useGateway();
  const { flush } = useCartActions();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      // What was typed must not come back after the cart was emptied.
      if (cart === undefined || !(await flush())) throw new Error('The cart cannot be emptied now');
      return cart.clear();
    },
    onSuccess: (cleared) => {
      queryClient.setQueryData<Cart>(cartKey(scope), (known) => newerCart(known, cleared));
      onCleared();
    },
    onError: () => {
      toasts.say({ tone: 'error', title: t('clearFailed') });
    },
  });
  return (
    <Button
      variant="quiet"
      icon={<IconTrash size={18} />}
      label={t('clearCart')}
      busy={isPending}
      onClick={() => {
        mutate();
      }}
    >
      {t('clear')}
    </Button>
  );
};
