import { useTexts } from '@gastroshop/i18n/react';
import { Button } from '@gastroshop/ui/button';
import { useToasts } from '@gastroshop/ui/feedback';
import { IconTrash } from '@gastroshop/ui/icons';
import { ConfirmDialog } from '@gastroshop/ui/overlay';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { cartKey, useCartActions } from '../../cart';
import { useGateway } from '../../shop';
import { cartTexts } from './texts';

/** What the button takes. */
export interface ClearCartProps {
  /** Lines in the cart. */
  readonly count: number;
}

/** Empties the cart, after asking: others work in it, too. */
export const ClearCart = ({ count }: ClearCartProps): ReactNode => {
  const t = useTexts(cartTexts);
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const { scope, cart } = useGateway();
  const { flush } = useCartActions();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      // What was typed must not come back after the cart was emptied.
      if (cart === undefined || !(await flush())) throw new Error('The cart cannot be emptied now');
      return cart.clear();
    },
    onSuccess: (cleared) => {
      queryClient.setQueryData(cartKey(scope), cleared);
    },
    onError: () => {
      toasts.say({ tone: 'error', title: t('clearFailed') });
    },
    onSettled: () => {
      setAsking(false);
    },
  });
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={<IconTrash size={16} />}
        onClick={() => {
          setAsking(true);
        }}
      >
        {t('clear')}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t('clearTitle')}
        confirmLabel={t('clear')}
        danger
        busy={isPending}
        onConfirm={() => {
          mutate();
        }}
        onCancel={() => {
          setAsking(false);
        }}
      >
        {t('clearText', { count })}
      </ConfirmDialog>
    </>
  );
};
