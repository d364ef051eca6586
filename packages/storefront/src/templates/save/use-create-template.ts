import { createOrderTemplate } from '@gastroshop/api-client';
import type { OrderTemplate, OrderTemplateBody } from '@gastroshop/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useShop } from '../../shop';
import { templatesKey } from '../data/template-queries';

/** Makes templates of the customer; the list of templates has them at once. */
export const useCreateTemplate = (onCreated?: (template: OrderTemplate) => void) => {
  const { client, gateway } = useShop();
  const { scope } = gateway;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: OrderTemplateBody) =>
      createOrderTemplate(client, { tenant: scope.tenant, customerId: scope.customerId, body }),
    onSuccess: (created) => {
      onCreated?.(created);
      void queryClient.invalidateQueries({ queryKey: templatesKey(scope) });
    },
  });
};
