import type { OrderTemplate } from '@gastroshop/api-contract';
import { useShop } from '@gastroshop/storefront/shop';
import { ownNameQuery, templatesQuery } from '@gastroshop/storefront/templates';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type TemplateRights, templateRights } from './template-rights';
import { useDeletedTemplates } from './use-delete-template';

/** A template in a list, and what the user may do with it. */
export interface ListedTemplate extends TemplateRights {
  readonly template: OrderTemplate;
}

/** The templates of the user. */
export interface ListedTemplates {
  /** Without those that are being deleted; undefined while they are being loaded. */
  readonly templates: readonly ListedTemplate[] | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The templates the user may read, and what may be done with each. */
export const useTemplates = (): ListedTemplates => {
  const { client, gateway } = useShop();
  const { data, isError, refetch } = useQuery(templatesQuery(client, gateway.scope));
  const { data: userName } = useQuery(ownNameQuery(client, gateway.scope));
  const deleted = useDeletedTemplates();
  const templates = useMemo(
    () =>
      data
        ?.filter(({ id }) => !deleted.includes(id))
        .map((template) => ({ template, ...templateRights(template, userName) })),
    [data, userName, deleted],
  );
  return {
    templates,
    failed: isError && data === undefined,
    retry: () => void refetch(),
  };
};
