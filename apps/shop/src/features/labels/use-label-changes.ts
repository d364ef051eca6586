import { addAllLabelsFromEssences, addLabel, deleteLabel, getLabelSkus } from '@gastroshop/api-client';
import type { LabelProduct } from '@gastroshop/api-contract';
import { useShop } from '@gastroshop/storefront/shop';
import { useTracking } from '@gastroshop/storefront/tracking';
import { useToasts } from '@gastroshop/ui/feedback';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { labelsKey, labelSkusKey } from './label-queries';

/** Changes go out one after the other, so that the last one wins wherever it was made. */
const ONE_BY_ONE = { id: 'labels' } as const;

interface LabelChange {
  readonly sku: string;
  readonly on: boolean;
}

/** What the buyer does with the label list (LAB-1). */
export interface LabelChanges {
  /** Puts an article on the list, or takes it off; shown at once. */
  readonly put: (sku: string, on: boolean) => void;
  /** Takes articles off the list and offers the way back. */
  readonly remove: (skus: readonly string[], name?: string) => void;
  readonly addEssentials: () => void;
  readonly adding: boolean;
}

const without = (skus: ReadonlySet<string>) => (labels: readonly LabelProduct[] | undefined) =>
  labels?.filter(({ sku }) => !skus.has(sku));

/** Changes the label list: on the screen at once, then on the server; what fails is told and shown as it is. */
export const useLabelChanges = (): LabelChanges => {
  const { t } = useTranslation('labels');
  const { t: say } = useTranslation('messages');
  const toasts = useToasts();
  const track = useTracking();
  const queryClient = useQueryClient();
  const { client, gateway } = useShop();
  const { scope } = gateway;
  const place = { tenant: scope.tenant, customerId: scope.customerId };
  const onError = () => {
    toasts.say({ tone: 'error', title: say('errorTitle'), text: say('unexpectedError') });
  };
  const onSettled = () => queryClient.invalidateQueries({ queryKey: labelsKey(scope) });
  const { mutate: send } = useMutation({
    scope: ONE_BY_ONE,
    mutationFn: ({ sku, on }: LabelChange) =>
      on ? addLabel(client, { ...place, sku }) : deleteLabel(client, { ...place, sku }),
    onError,
    onSettled,
  });
  const essentials = useMutation({
    scope: ONE_BY_ONE,
    mutationFn: async () => {
      const before = await getLabelSkus(client, place);
      await addAllLabelsFromEssences(client, {
        ...place,
        searchBody: { filter: { essential: 'SHOWN_ONLY' }, page: { page: 0, size: 100 } },
      });
      return (await getLabelSkus(client, place)).length - before.length;
    },
    onSuccess: (count) => {
      track({ kind: 'action', category: 'labels', source: 'Label List', action: 'add essences' });
      toasts.say({ tone: 'good', title: count === 0 ? t('addedNone') : t('addedEssentials', { count }) });
    },
    onError,
    onSettled,
  });
  const put = (sku: string, on: boolean) => {
    void queryClient.cancelQueries({ queryKey: labelsKey(scope) });
    queryClient.setQueryData<readonly string[]>(labelSkusKey(scope), (skus) => {
      const others = skus?.filter((each) => each !== sku);
      return on ? others && [...others, sku] : others;
    });
    if (!on)
      queryClient.setQueriesData<readonly LabelProduct[]>(
        { queryKey: [...labelsKey(scope), 'products'] },
        without(new Set([sku])),
      );
    track({ kind: 'action', category: 'labels', action: on ? 'add' : 'remove', name: sku });
    send({ sku, on });
  };
  return {
    put,
    remove: (skus, name) => {
      for (const sku of skus) put(sku, false);
      toasts.say({
        tone: 'info',
        title: t('removed'),
        text: name,
        action: {
          label: t('undo'),
          onAction: () => {
            for (const sku of skus) put(sku, true);
          },
        },
      });
    },
    addEssentials: () => {
      essentials.mutate();
    },
    adding: essentials.isPending,
  };
};
