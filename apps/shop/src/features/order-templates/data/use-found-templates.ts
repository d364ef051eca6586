import { holdsWords } from '@gastroshop/domain/letters';
import { productsQuery } from '@gastroshop/storefront/product';
import { useGateway } from '@gastroshop/storefront/shop';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListedTemplate } from './use-templates';

const NO_SKUS: readonly string[] = [];

/**
 * The templates in which all words typed stand: in the name, the remark, or what is on one of their lines. What their
 * products are called is asked for once somebody looks for something.
 */
export const useFoundTemplates = (
  templates: readonly ListedTemplate[],
  typed: string,
): readonly ListedTemplate[] => {
  const isWanted = typed.trim() !== '';
  const skus = useMemo(
    () =>
      isWanted
        ? [
            ...new Set(
              templates.flatMap(({ template }) =>
                template.orderTemplateItems.map(({ productSku }) => productSku),
              ),
            ),
          ].sort()
        : NO_SKUS,
    [templates, isWanted],
  );
  const { data: products } = useQuery(productsQuery(useGateway(), skus));
  const names = useMemo(
    () => new Map(products?.map(({ sku, name, productDisplayName }) => [sku, productDisplayName ?? name])),
    [products],
  );
  return useMemo(
    () =>
      isWanted
        ? templates.filter(({ template: { name, comment, orderTemplateItems } }) =>
            holdsWords(
              [
                name,
                comment,
                ...orderTemplateItems.flatMap(({ productSku, customerArticleNumber, note }) => [
                  productSku,
                  names.get(productSku),
                  customerArticleNumber,
                  note,
                ]),
              ],
              typed,
            ),
          )
        : templates,
    [templates, typed, isWanted, names],
  );
};
