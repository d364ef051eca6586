import type { ReactNode } from 'react';
import { Button } from '../button';
import { Modal } from '../overlay';
import { BarcodeScanner, type BarcodeScannerProps } from './barcode-scanner';
import styles from './scan-modal.module.css';

/** What scanning one thing after the other takes. */
export interface ScanModalProps extends Pick<
  BarcodeScannerProps,
  'onCode' | 'openStream' | 'createDetector'
> {
  readonly title: string;
  /** Words of the button that ends it. */
  readonly done: string;
  readonly onClose: () => void;
  /** What became of the codes, the latest first; it is said aloud as it changes. */
  readonly children: ReactNode;
}

/** A dialog that scans one thing after the other and says below the camera what became of each. */
export const ScanModal = ({ title, done, onClose, children, ...scanner }: ScanModalProps): ReactNode => (
  <Modal
    opened
    onClose={onClose}
    title={title}
    footer={
      <Button variant="filled" size="large" wide onClick={onClose}>
        {done}
      </Button>
    }
  >
    <div className={styles['scan']}>
      <BarcodeScanner {...scanner} />
      <div role="status" className={styles['said']}>
        {children}
      </div>
    </div>
  </Modal>
);
