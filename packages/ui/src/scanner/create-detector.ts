import type { CodeDetector } from './code-detector';
import { nativeDetector } from './native-detector';

/** The browser's own detector where it has one, else one that is loaded only now. */
export const createDetector = async (): Promise<CodeDetector> =>
  (await nativeDetector()) ?? (await import('./zxing-detector')).zxingDetector();
