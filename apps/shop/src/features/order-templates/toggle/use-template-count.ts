import type { OrderTemplate } from '@gastroshop/api-contract';
import { useShop } from '@gastroshop/storefront/shop';
import { ownNameQuery, templatesQuery } from '@gastroshop/storefront/templates';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { templateRights } from '../data/template-rights';

/** On how many of the user's own templates an article is; 0 while that is not known. */
export const useTemplateCount = (sku: string): number => {
  const { client, gateway } = useShop();
  const { data: userName } = useQuery(ownNameQuery(client, gateway.scope));
  const select = useCallback(
    (templates: readonly OrderTemplate[]) =>
      templates.filter(
        (template) =>
          templateRights(template, userName).isOwner &&
          template.orderTemplateItems.some(({ productSku }) => productSku === sku),
      ).length,
    [sku, userName],
  );
  const { data = 0 } = useQuery({ ...templatesQuery(client, gateway.scope), select });
  return data;
};
