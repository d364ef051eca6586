import { deleteOrderTemplateItem, putOrderTemplateItem } from '@gastroshop/api-client';
import { useShop } from '@gastroshop/storefront/shop';
import { templateKey, templatesKey } from '@gastroshop/storefront/templates';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTemplateFailure } from '../data/use-template-failure';

/** An article on a template or not. */
export interface TemplateCheckbox {
  readonly orderTemplateId: string;
  readonly checked: boolean;
}

/** An article with the amount it goes onto templates with. */
export interface ProductToAdd {
  readonly sku: string;
  readonly amount: number;
  /** Abbreviation of the unit. */
  readonly unit: string;
}

/**
 * Puts an article onto a template when ticked and takes it off when cleared, then asks for the templates anew (TPL-2).
 */
export const useTemplateToggle = ({ sku, amount, unit }: ProductToAdd) => {
  const { client, gateway } = useShop();
  const { scope } = gateway;
  const queryClient = useQueryClient();
  const fail = useTemplateFailure();
  return useMutation({
    mutationFn: async ({ orderTemplateId, checked }: TemplateCheckbox) => {
      const place = { tenant: scope.tenant, customerId: scope.customerId, orderTemplateId };
      await (checked
        ? putOrderTemplateItem(client, { ...place, item: { productSku: sku, amount, unit } })
        : deleteOrderTemplateItem(client, { ...place, item: { productSku: sku } }));
    },
    onError: fail,
    onSettled: async (_answer, _error, { orderTemplateId }) => {
      void queryClient.invalidateQueries({ queryKey: templateKey(scope, orderTemplateId) });
      await queryClient.invalidateQueries({ queryKey: templatesKey(scope) });
    },
  });
};
