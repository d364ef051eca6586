import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

let isReady: Promise<void> | undefined;

/** Loads the program that draws, once and not before it is needed. */
const prepare = (): Promise<void> => {
  isReady ??= readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')).then(
    (program) => initWasm(program),
  );
  return isReady;
};

/**
 * A drawing as a PNG of its own size. Takes milliseconds; keep what comes out.
 *
 * @throws Error for what is no SVG
 */
export const rasterize = async (svg: string): Promise<Buffer> => {
  await prepare();
  const drawing = new Resvg(svg);
  try {
    const image = drawing.render();
    try {
      return Buffer.from(image.asPng());
    } finally {
      image.free();
    }
  } finally {
    drawing.free();
  }
};
