import { deleteOrderTemplate } from '@gastroshop/api-client';
import type { OrderTemplate } from '@gastroshop/api-contract';
import { useShop } from '@gastroshop/storefront/shop';
import { templatesKey } from '@gastroshop/storefront/templates';
import { useToasts } from '@gastroshop/ui/feedback';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { offerUndo } from '@gastroshop/ui/feedback';
import { useTranslation } from 'react-i18next';
import { useTemplateFailure } from './use-template-failure';

const DELETION_KEY = ['order-template-deletion'] as const;

interface Deletion {
  readonly template: Pick<OrderTemplate, 'id' | 'name'>;
  /** Whether it shall be done, once nobody can take it back any more. */
  readonly decided: Promise<boolean>;
}

const isDeletion = (variables: unknown): variables is Deletion =>
  typeof variables === 'object' && variables !== null && 'template' in variables && 'decided' in variables;

/** Ids of templates that are being deleted and can be taken back; they are shown no more. */
export const useDeletedTemplates = (): readonly string[] =>
  useMutationState({
    filters: { mutationKey: [...DELETION_KEY], status: 'pending' },
    select: ({ state: { variables } }) => (isDeletion(variables) ? variables.template.id : ''),
  });

/**
 * Deletes a template: it goes at once, and comes back with one press as long as the message stands. The backend is
 * told after that, because what it has deleted nobody brings back.
 */
export const useDeleteTemplate = (): ((template: Deletion['template']) => void) => {
  const { t } = useTranslation('order-templates');
  const toasts = useToasts();
  const { client, gateway } = useShop();
  const { scope } = gateway;
  const queryClient = useQueryClient();
  const fail = useTemplateFailure();
  const { mutate } = useMutation({
    mutationKey: [...DELETION_KEY],
    mutationFn: async ({ template, decided }: Deletion): Promise<void> => {
      if (!(await decided)) return;
      const { tenant, customerId } = scope;
      await deleteOrderTemplate(client, { tenant, customerId, orderTemplateId: template.id });
      queryClient.setQueryData<readonly OrderTemplate[]>(templatesKey(scope), (templates) =>
        templates?.filter(({ id }) => id !== template.id),
      );
    },
    onError: fail,
  });
  return (template) => {
    const decided = offerUndo(toasts, { title: t('deleted'), text: template.name, undo: t('undo') });
    mutate({ template, decided });
  };
};
