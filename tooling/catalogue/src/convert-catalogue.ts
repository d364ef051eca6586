import { once } from 'node:events';
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { priceLineOf, productLineOf } from './convert-product';
import { retailProduct } from './retail-product';

/** What was written where. */
export interface Converted {
  readonly products: string;
  readonly prices: string;
  readonly articles: number;
  /** Lines that are no article of the expected form. */
  readonly skipped: number;
}

const write = async (stream: WriteStream, line: unknown): Promise<void> => {
  if (!stream.write(`${JSON.stringify(line)}\n`)) await once(stream, 'drain');
};

const readProduct = (line: string) => {
  try {
    return retailProduct.safeParse(JSON.parse(line));
  } catch {
    return undefined;
  }
};

/**
 * Turns a retail catalogue (JSON Lines) into the two files of the import, line by line.
 *
 * @param folder made where it is missing; the files in it are replaced
 */
export const convertCatalogue = async (file: string, folder: string): Promise<Converted> => {
  await mkdir(folder, { recursive: true });
  const products = path.join(folder, 'products.jsonl');
  const prices = path.join(folder, 'prices.jsonl');
  const outputs = [createWriteStream(products), createWriteStream(prices)] as const;
  let articles = 0;
  let skipped = 0;
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    const read = readProduct(line);
    if (read?.success !== true) {
      skipped += 1;
      continue;
    }
    articles += 1;
    await write(outputs[0], productLineOf(read.data));
    const price = priceLineOf(read.data);
    if (price !== undefined) await write(outputs[1], price);
  }
  for (const output of outputs) {
    output.end();
    await finished(output);
  }
  return { products, prices, articles, skipped };
};
