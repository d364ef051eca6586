import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { CodeDetector } from './code-detector';
import { captureFrame } from './capture-frame';

// The form of an address that every bundler understands.
const wasmUrl = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href;

/**
 * A detector for browsers without one. Its WebAssembly comes from the app's own address: the library would fetch it
 * from a public server otherwise. Code and WebAssembly come from one package, because those of different releases do
 * not fit each other.
 */
export const zxingDetector = async (): Promise<CodeDetector> => {
  await prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true });
  return {
    detect: async (video) => {
      const image = captureFrame(video);
      if (image === undefined) return [];
      const codes = await readBarcodes(image, {
        formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE', 'ITF', 'Code128'],
        maxNumberOfSymbols: 1,
      });
      return codes.filter(({ isValid }) => isValid).map(({ text }) => text);
    },
  };
};
