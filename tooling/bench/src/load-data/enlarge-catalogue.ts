import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';

/** What the variants of an article are called after its name, and how much more of it they hold. */
const VARIANTS = [
  ['Großpackung', 2],
  ['6er Karton', 6],
  ['Vorratspackung', 3],
  ['12er Karton', 12],
] as const;

const linesOf = async (file: string): Promise<readonly string[]> => {
  const lines: string[] = [];
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity }))
    if (line.trim() !== '') lines.push(line);
  return lines;
};

interface Product {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  readonly prices: readonly { readonly from: string; readonly gross: number }[];
}

const isProduct = (value: unknown): value is Product =>
  typeof value === 'object' && value !== null && 'id' in value && 'prices' in value && 'quantity' in value;

/** The article in a larger pack: another name, content, number and price. */
const variantOf = (line: string, round: number): string | undefined => {
  const product: unknown = JSON.parse(line);
  if (!isProduct(product)) return undefined;
  const [word, times] = VARIANTS[(round - 1) % VARIANTS.length] ?? VARIANTS[0];
  return JSON.stringify({
    ...product,
    id: `${product.id}V${round}`,
    name: `${product.name} ${word}`,
    quantity: product.quantity * times,
    prices: product.prices.map(({ from, gross }) => ({ from, gross: Math.round(gross * times * 97) / 100 })),
  });
};

/**
 * Writes a catalogue of exactly so many articles: those of a file (JSON Lines, an article a line), and where they are
 * too few their larger packs, the same ones every time.
 *
 * @throws Error when the file holds no article at all
 */
export const enlargeCatalogue = async (file: string, products: number, into: string): Promise<void> => {
  const own = await linesOf(file);
  if (own.length === 0) throw new Error(`${file} holds no article`);
  const output = createWriteStream(into);
  let written = 0;
  for (let round = 0; written < products; round += 1)
    for (const line of own) {
      if (written === products) break;
      const text = round === 0 ? line : variantOf(line, round);
      if (text === undefined) throw new Error(`${file} holds a line that is no article`);
      if (!output.write(`${text}\n`)) await once(output, 'drain');
      written += 1;
    }
  output.end();
  await finished(output);
};
