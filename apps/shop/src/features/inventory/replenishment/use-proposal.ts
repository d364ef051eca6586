import type { ExpectedGoods } from '@gastroshop/api-contract';
import { cartQuery } from '@gastroshop/storefront/cart';
import { expectedGoodsQuery } from '@gastroshop/storefront/delivery';
import { useShop } from '@gastroshop/storefront/shop';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { templateQuery, templatesQuery } from '@gastroshop/storefront/templates';
import { inventoryQuery } from '../data/inventory-queries';
import { planReplenishment, type ReplenishmentLine } from './plan-replenishment';

/** A template whose articles have pars. */
interface ParTemplate {
  readonly id: string;
  readonly name: string;
  /** How many articles have one. */
  readonly pars: number;
}

const NOTHING_EXPECTED: readonly ExpectedGoods[] = [];

/** What could be ordered after a count. */
export interface Proposal {
  /** Undefined while they are being loaded. */
  readonly templates: readonly ParTemplate[] | undefined;
  /** Id of the template that counts; empty where there is none. */
  readonly templateId: string;
  /** Undefined while it is being found out. */
  readonly lines: readonly ReplenishmentLine[] | undefined;
  /** What is on its way could not be loaded: the lines know nothing of it. */
  readonly isExpectedUnknown: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * Finds out what is missing against the pars of a template.
 *
 * @param wanted id of the template; the one that has the most of what was counted if missing
 */
export const useProposal = (inventoryIds: readonly string[], wanted: string | undefined): Proposal => {
  const { client, gateway } = useShop();
  const { scope } = gateway;
  const templates = useQuery(templatesQuery(client, scope));
  const inventories = useQueries({
    queries: inventoryIds.map((id) => inventoryQuery(client, scope, id)),
    combine: (results) => ({
      items: results.every(({ data }) => data !== undefined)
        ? results.flatMap(({ data }) => data?.inventoryItems ?? [])
        : undefined,
      isError: results.some(({ isError }) => isError),
      refetch: () => {
        for (const result of results) if (result.isError) void result.refetch();
      },
    }),
  });
  const { items } = inventories;
  const withPars = useMemo(() => {
    const counted = new Set(items?.map(({ productSku }) => productSku));
    return templates.data
      ?.map(({ id, name, orderTemplateItems }) => {
        const pars = orderTemplateItems.filter(({ par }) => par !== undefined && par !== '');
        return {
          id,
          name,
          pars: pars.length,
          counted: pars.filter(({ productSku }) => counted.has(productSku)).length,
        };
      })
      .filter(({ pars }) => pars > 0)
      .toSorted((one, other) => other.counted - one.counted);
  }, [templates.data, items]);
  const templateId = wanted ?? withPars?.[0]?.id ?? '';
  const template = useQuery({ ...templateQuery(client, scope, templateId), enabled: templateId !== '' });
  const { data: cart } = useQuery(cartQuery(gateway));
  const expected = useQuery(expectedGoodsQuery(client, scope));
  const goods = expected.data ?? (expected.isError ? NOTHING_EXPECTED : undefined);
  const lines = useMemo(
    () =>
      template.data === undefined || items === undefined || goods === undefined
        ? undefined
        : planReplenishment({
            items: template.data.orderTemplateItems,
            counted: items,
            expected: goods,
            inCart: new Map(
              cart?.items.map(({ sku, amount, unitAbbreviation }) => [
                sku,
                { amount, unit: unitAbbreviation },
              ]),
            ),
          }),
    [template.data, items, cart, goods],
  );
  return {
    templates: withPars,
    templateId,
    lines,
    isExpectedUnknown: expected.data === undefined && expected.isError,
    failed: lines === undefined && (templates.isError || template.isError || inventories.isError),
    retry: () => {
      inventories.refetch();
      if (templates.isError) void templates.refetch();
      if (template.isError) void template.refetch();
    },
  };
};
