import { checkLabelsForInactiveProducts, emailLabels, generateLabels } from '@gastroshop/api-client';
import { checkForInactiveLabels, type LabelList, type LabelPair } from '@gastroshop/domain/labels';
import { saveFile, openFile } from '@gastroshop/storefront/files';
import { useShop } from '@gastroshop/storefront/shop';
import { useTracking } from '@gastroshop/storefront/tracking';
import { useToasts } from '@gastroshop/ui/feedback';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { labelCheckQuery } from './label-queries';

/** The labels on paper. */
export interface LabelPrinting {
  /** What is under way. */
  readonly busy: 'view' | 'save' | 'mail' | undefined;
  readonly view: (labels: LabelList) => void;
  readonly save: (labels: LabelList) => void;
  /** Answers whether they are on their way. */
  readonly mail: (labels: LabelList) => Promise<boolean>;
}

/** Nothing of the list is sold any more. */
class NothingToPrintError extends Error {}

/**
 * Makes labels as PDF and mails them. Before each print the list is checked once more: what has become inactive in
 * the meantime is left out instead of failing the rest (LAB-1).
 */
export const usePrintLabels = (): LabelPrinting => {
  const { t } = useTranslation('labels');
  const toasts = useToasts();
  const track = useTracking();
  const queryClient = useQueryClient();
  const { client, gateway } = useShop();
  const { scope } = gateway;
  const place = { tenant: scope.tenant, customerId: scope.customerId };
  const [busy, setBusy] = useState<LabelPrinting['busy']>();
  const printable = async (labels: LabelList): Promise<LabelPair[]> => {
    const answer = await checkLabelsForInactiveProducts(client, place);
    queryClient.setQueryData(labelCheckQuery(client, scope).queryKey, answer);
    const checked = checkForInactiveLabels(labels, new Set(answer.printable.map(({ sku }) => sku)));
    if (checked.printable.length === 0) throw new NothingToPrintError();
    return [...checked.printable];
  };
  const pdf = async (labels: LabelList) => {
    const answer = await generateLabels(client, { ...place, pairs: await printable(labels) });
    track({ kind: 'action', category: 'labels', source: 'Label List', action: 'download pdf' });
    return answer;
  };
  const during = async (what: 'view' | 'save' | 'mail', work: () => Promise<void>): Promise<boolean> => {
    if (busy !== undefined) return false;
    setBusy(what);
    try {
      await work();
      return true;
    } catch (error) {
      const failed = what === 'mail' ? t('mailFailed') : t('printFailed');
      toasts.say({
        tone: 'error',
        title: error instanceof NothingToPrintError ? t('nothingToPrint') : failed,
      });
      return false;
    } finally {
      setBusy(undefined);
    }
  };
  return {
    busy,
    view: (labels) => {
      void during('view', () => openFile(async () => (await pdf(labels)).blob));
    },
    save: (labels) => {
      void during('save', async () => {
        const { blob, fileName } = await pdf(labels);
        saveFile(blob, fileName ?? t('file'));
      });
    },
    mail: (labels) =>
      during('mail', async () => {
        await emailLabels(client, { ...place, pairs: await printable(labels) });
        track({ kind: 'action', category: 'labels', source: 'Label List', action: 'mail' });
        toasts.say({ tone: 'good', title: t('mailed') });
      }),
  };
};
