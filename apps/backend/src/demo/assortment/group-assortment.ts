import { readFileSync } from 'node:fs';
import { priceLine, productLine, type PriceLine } from '../../import';
import type { GroupProduct } from './group-product';

/** Beside the sources they stand in a folder of their own; the build lays them beside what it makes. */
const FOLDER = import.meta.url.endsWith('.ts') ? '../../../demo/' : './demo/';

const linesOf = (name: string): readonly unknown[] =>
  readFileSync(new URL(FOLDER + name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line));

/**
 * All articles of the group, from files as `import products` and `import prices` take them.
 *
 * @throws ZodError where a line is none
 */
export const groupAssortment = (): readonly GroupProduct[] => {
  const prices = new Map<string, PriceLine[]>();
  for (const value of linesOf('prices.jsonl')) {
    const line = priceLine.parse(value);
    const known = prices.get(line.sku);
    if (known === undefined) prices.set(line.sku, [line]);
    else known.push(line);
  }
  return linesOf('products.jsonl').map((value, index) => {
    const line = productLine.parse(value);
    return { index, line, prices: prices.get(line.sku) ?? [] };
  });
};
