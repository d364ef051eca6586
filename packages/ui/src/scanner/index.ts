export { BarcodeScanner, type BarcodeScannerProps } from './barcode-scanner';
export type { CodeDetector } from './code-detector';
export { createDetector } from './create-detector';
export { ScanModal, type ScanModalProps } from './scan-modal';
