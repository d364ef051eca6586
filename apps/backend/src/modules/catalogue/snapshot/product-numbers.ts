import { setImmediate } from 'node:timers/promises';
import { productNumberKey } from '@gastroshop/domain/product';
import type { Snapshot } from './snapshot';

/** Articles read at once: between two parts other requests have their turn. */
const PART = 4_000;
/** Most numbers are their own key. */
const IS_KEY = /^[1-9]\d*$/;

/** Which numbers are looked at besides the tenant's own. */
interface NumberOptions {
  /** The number of the group is shown to the user, who may therefore find by it. */
  readonly ofGroup: boolean;
}

/** The articles of a tenant by the keys of their numbers. */
export interface ProductNumbers {
  /** Positions of articles one of whose numbers has the key. */
  withKey(key: string, options: NumberOptions): readonly number[];
  /** Positions of articles one of whose numbers has a key that begins so. */
  beginningWith(start: string, options: NumberOptions): readonly number[];
}

/** Keys in their order, and the article each belongs to. */
interface SortedKeys {
  readonly keys: readonly string[];
  readonly positions: Int32Array;
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const sortedKeys = async (numbers: readonly (string | null)[]): Promise<SortedKeys> => {
  const found: { readonly key: string; readonly position: number }[] = [];
  for (const [position, number] of numbers.entries()) {
    if (number !== null && number !== '')
      found.push({ key: IS_KEY.test(number) ? number : productNumberKey(number), position });
    if (position % PART === PART - 1) await setImmediate();
  }
  found.sort((one, other) => compare(one.key, other.key));
  return {
    keys: found.map(({ key }) => key),
    positions: Int32Array.from(found, ({ position }) => position),
  };
};

/** Positions of the keys that fit, which follow one another. */
const fitting = (
  { keys, positions }: SortedKeys,
  start: string,
  fits: (key: string) => boolean,
): readonly number[] => {
  let from = 0;
  let to = keys.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((keys[middle] ?? '') < start) from = middle + 1;
    else to = middle;
  }
  let end = from;
  while (end < keys.length && fits(keys[end] ?? '')) end += 1;
  return [...positions.subarray(from, end)];
};

const readNumbers = async ({ articles }: Snapshot): Promise<ProductNumbers> => {
  const own = await sortedKeys(articles.map(({ sku }) => sku));
  const group = await sortedKeys(articles.map(({ cross_tenant_id: id }) => id));
  const inBoth = (start: string, { ofGroup }: NumberOptions, fits: (key: string) => boolean) => [
    ...new Set([...fitting(own, start, fits), ...(ofGroup ? fitting(group, start, fits) : [])]),
  ];
  return {
    withKey: (key, options) => inBoth(key, options, (one) => one === key),
    beginningWith: (start, options) => inBoth(start, options, (one) => one.startsWith(start)),
  };
};

const known = new WeakMap<Snapshot, Promise<ProductNumbers>>();

/** The numbers of a snapshot, read when the first is asked for. */
export const productNumbersOf = (snapshot: Snapshot): Promise<ProductNumbers> => {
  const numbers = known.get(snapshot) ?? readNumbers(snapshot);
  known.set(snapshot, numbers);
  return numbers;
};
