import { unshareOrderTemplate } from '@gastroshop/api-client';
import type { OrderTemplate } from '@gastroshop/api-contract';
import { useShop } from '@gastroshop/storefront/shop';
import { ownNameQuery, templatesKey } from '@gastroshop/storefront/templates';
import { useToasts } from '@gastroshop/ui/feedback';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useTemplateFailure } from '../data/use-template-failure';

/** Gives up a template that somebody else has shared. */
export const useLeaveTemplate = (): ((template: Pick<OrderTemplate, 'id' | 'name'>) => void) => {
  const { t } = useTranslation('order-templates');
  const toasts = useToasts();
  const { client, gateway } = useShop();
  const { scope } = gateway;
  const queryClient = useQueryClient();
  const fail = useTemplateFailure();
  const { data: userName } = useQuery(ownNameQuery(client, scope));
  const { mutate } = useMutation({
    mutationFn: async ({ id }: Pick<OrderTemplate, 'id' | 'name'>) => {
      if (userName === undefined) return;
      const { tenant, customerId } = scope;
      await unshareOrderTemplate(client, { tenant, customerId, orderTemplateId: id, userName });
    },
    onSuccess: (_, { name }) => {
      toasts.say({ tone: 'info', title: t('left'), text: name });
      return queryClient.invalidateQueries({ queryKey: templatesKey(scope) });
    },
    onError: fail,
  });
  return mutate;
};
