import type { Product } from '@gastroshop/api-contract';
import { useTexts } from '@gastroshop/i18n/react';
import { Button } from '@gastroshop/ui/button';
import { Modal } from '@gastroshop/ui/overlay';
import { BarcodeScanner } from '@gastroshop/ui/scanner';
import { type ReactNode, useState } from 'react';
import { useGateway } from '../shop';
import styles from './labels-screen.module.css';
import { findArticle } from './find-article';
import { labelTexts } from './texts';

/** What the scanner takes. */
export interface ScanLabelsProps {
  /** Puts an article on the list; answers what became of it, in a sentence. */
  readonly onAdd: (product: Product) => string;
  readonly onClose: () => void;
}

/** Puts one scanned article after the other on the list; the camera stays open in between. */
export const ScanLabels = ({ onAdd, onClose }: ScanLabelsProps): ReactNode => {
  const t = useTexts(labelTexts);
  const gateway = useGateway();
  const [said, setSaid] = useState<string>();
  const scanned = async (code: string): Promise<void> => {
    const found = await findArticle(gateway, code);
    setSaid(
      found.kind === 'FOUND'
        ? onAdd(found.product)
        : `${code}: ${found.kind === 'NOT_AVAILABLE' ? t('notAvailable') : t('unknown')}`,
    );
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('scanTitle')}
      footer={
        <Button variant="filled" wide onClick={onClose}>
          {t('scanDone')}
        </Button>
      }
    >
      <div className={styles['parts']}>
        <BarcodeScanner onCode={(code) => void scanned(code)} />
        <p role="status">{said ?? t('scanNone')}</p>
      </div>
    </Modal>
  );
};
