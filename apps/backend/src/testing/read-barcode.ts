import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

/** A picture, as scanners take it: four bytes a pixel. */
export interface ScannedImage {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** A code that was read. */
export interface ReadCode {
  /** Without blanks and dashes, such as "EAN13". */
  readonly format: string;
  readonly text: string;
}

const CODES = z.array(z.object({ format: z.string(), text: z.string(), isValid: z.boolean() }));

// The scanner of the shop itself: what it cannot read no buyer can scan. It is the kit's dependency, not the backend's.
const ofTheKit = createRequire(new URL('../../../../packages/ui/package.json', import.meta.url));

/** The parts of the scanner's module that are used here. */
interface Reader {
  readonly prepareZXingModule: (options: object) => unknown;
  readonly readBarcodes: (image: ScannedImage | Uint8Array) => Promise<unknown>;
}

const isReader = (module: unknown): module is Reader =>
  typeof module === 'object' && module !== null && 'readBarcodes' in module;

/** The reader with its own WebAssembly: left alone it would fetch one from a public server. */
const openReader = async (): Promise<Reader> => {
  const module: unknown = await import(pathToFileURL(ofTheKit.resolve('zxing-wasm/reader')).href);
  if (!isReader(module)) throw new Error('There is no reader');
  const file = readFileSync(ofTheKit.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  // An array of its own: small files lie in a buffer together with others.
  await module.prepareZXingModule({
    overrides: { wasmBinary: Uint8Array.from(file).buffer },
    fireImmediately: true,
  });
  return module;
};

/** Compiled once: a sheet has many codes. */
let opened: Promise<Reader> | undefined;

/** Reads the codes in a picture, or in the bytes of a picture's file. */
export const readBarcodes = async (image: ScannedImage | Uint8Array): Promise<readonly ReadCode[]> => {
  opened ??= openReader();
  const reader = await opened;
  return CODES.parse(await reader.readBarcodes(image))
    .filter(({ isValid }) => isValid)
    .map(({ format, text }) => ({ format: format.replaceAll(/[-_ ]/g, ''), text }));
};
