import type { CodeDetector } from './code-detector';

/** What packages of the trade carry, as the browser calls it. */
const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'itf', 'code_128'];

interface NativeClass {
  new (options: { readonly formats: readonly string[] }): {
    readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
  };
  readonly getSupportedFormats: () => Promise<readonly string[]>;
}

const isNativeClass = (value: unknown): value is NativeClass =>
  typeof value === 'function' && 'getSupportedFormats' in value;

/** The browser's own detector; `undefined` where there is none, or none that reads the codes of groceries. */
export const nativeDetector = async (): Promise<CodeDetector | undefined> => {
  const found: unknown = Reflect.get(globalThis, 'BarcodeDetector');
  if (!isNativeClass(found)) return undefined;
  const supported = await found.getSupportedFormats();
  if (!supported.includes('ean_13')) return undefined;
  const detector = new found({ formats: FORMATS.filter((format) => supported.includes(format)) });
  return { detect: async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue) };
};
