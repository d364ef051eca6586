import { getReceiptPdf } from '@gastroshop/api-client';
import type { Receipt } from '@gastroshop/api-contract';
import { saveAsArchive, openFile } from '@gastroshop/storefront/files';
import { useShop } from '@gastroshop/storefront/shop';
import { useTracking } from '@gastroshop/storefront/tracking';
import { useToasts } from '@gastroshop/ui/feedback';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** How far a download of several receipts is. */
interface ReceiptProgress {
  readonly done: number;
  readonly total: number;
}

/** Receipts as files. */
export interface ReceiptFiles {
  /** Present while receipts are being loaded. */
  readonly progress: ReceiptProgress | undefined;
  readonly view: (receipt: Receipt) => void;
  /** Several become one archive. */
  readonly save: (receipts: readonly Receipt[]) => void;
}

const fileNameOf = ({ documentType, documentNumber }: Receipt): string =>
  `${documentType}-${documentNumber.replaceAll(/[^\w.-]+/g, '-')}.pdf`;

/** Loads receipts with the session's token; those that cannot be had are named, the others are saved all the same. */
export const useReceiptFiles = (): ReceiptFiles => {
  const { t } = useTranslation('receipts');
  const toasts = useToasts();
  const track = useTracking();
  const { client, gateway } = useShop();
  const { tenant, customerId } = gateway.scope;
  const [progress, setProgress] = useState<ReceiptProgress>();
  const load = async ({ documentNumber, documentType }: Receipt): Promise<Blob> => {
    const { blob } = await getReceiptPdf(client, {
      tenant,
      customerId,
      documentNumber,
      receiptType: documentType,
    });
    track({ kind: 'action', category: 'documents', action: 'download pdf', name: documentNumber });
    return blob;
  };
  const saveAll = async (receipts: readonly Receipt[]): Promise<void> => {
    const files: { name: string; blob: Blob }[] = [];
    const missing: string[] = [];
    for (const [done, receipt] of receipts.entries()) {
      setProgress({ done, total: receipts.length });
      try {
        files.push({ name: fileNameOf(receipt), blob: await load(receipt) });
      } catch {
        missing.push(receipt.documentNumber);
      }
    }
    setProgress(undefined);
    if (files.length > 0) await saveAsArchive(files, t('archive'));
    if (missing.length > 0)
      toasts.say({
        tone: 'error',
        title: files.length === 0 ? t('failed') : t('savedSome', { names: missing.join(', ') }),
      });
  };
  return {
    progress,
    view: (receipt) => {
      openFile(() => load(receipt)).catch(() => {
        toasts.say({ tone: 'error', title: t('failed') });
      });
    },
    save: (receipts) => {
      if (progress === undefined) void saveAll(receipts);
    },
  };
};
