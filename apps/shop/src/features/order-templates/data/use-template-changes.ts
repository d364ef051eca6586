import type { OrderTemplate } from '@gastroshop/api-contract';
import { useShop } from '@gastroshop/storefront/shop';
import { templateKey, templatesKey } from '@gastroshop/storefront/templates';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTemplateFailure } from './use-template-failure';

/** A change of a template. */
export interface TemplateChange {
  /** What the screen shows at once. */
  readonly shown: (template: OrderTemplate) => OrderTemplate;
  /** Tells the backend. */
  readonly send: () => Promise<unknown>;
}

/**
 * Changes one template: the screen at once, the backend one change after the other. What the backend does not take is
 * told, and the template is shown as it is.
 */
export const useTemplateChanges = (orderTemplateId: string): ((change: TemplateChange) => void) => {
  const { scope } = useShop().gateway;
  const queryClient = useQueryClient();
  const fail = useTemplateFailure();
  const { mutate } = useMutation({
    scope: { id: `order-template ${orderTemplateId}` },
    mutationFn: ({ send }: TemplateChange) => send(),
    onError: () => {
      fail();
      void queryClient.invalidateQueries({ queryKey: templateKey(scope, orderTemplateId) });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: templatesKey(scope) }),
  });
  return useCallback(
    (change) => {
      const queryKey = templateKey(scope, orderTemplateId);
      // An older answer on its way must not undo what is shown.
      void queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<OrderTemplate>(queryKey, (template) => template && change.shown(template));
      mutate(change);
    },
    [queryClient, scope, orderTemplateId, mutate],
  );
};
