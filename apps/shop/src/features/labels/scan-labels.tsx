import type { Product } from '@gastroshop/api-contract';
import { useGateway } from '@gastroshop/storefront/shop';
import { ScanModal } from '@gastroshop/ui/scanner';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findProduct } from './find-product';

/** What the scanner takes. */
export interface ScanLabelsProps {
  /** Puts an article on the list; answers what became of it, in a sentence. */
  readonly onAdd: (product: Product) => string;
  readonly onClose: () => void;
}

/** Puts one scanned article after the other on the list; the camera stays open in between. */
export const ScanLabels = ({ onAdd, onClose }: ScanLabelsProps): ReactNode => {
  const { t } = useTranslation('labels');
  const gateway = useGateway();
  const [said, setSaid] = useState<string>();
  const scanned = async (code: string): Promise<void> => {
    const found = await findProduct(gateway, code);
    setSaid(
      found.kind === 'FOUND'
        ? onAdd(found.product)
        : `${code}: ${found.kind === 'NOT_AVAILABLE' ? t('notAvailable') : t('unknown')}`,
    );
  };
  return (
    <ScanModal
      title={t('scanTitle')}
      done={t('scanDone')}
      onCode={(code) => void scanned(code)}
      onClose={onClose}
    >
      <p>{said ?? t('scanNone')}</p>
    </ScanModal>
  );
};
