/** Numbers that look random and are the same in every run with the same seed. */
export interface Random {
  /** From 0 up to, but never, 1. */
  readonly next: () => number;
  /** A whole number from `from` to `to`, both included. */
  readonly int: (from: number, to: number) => number;
  /** One of a list that has at least one entry. */
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** True with this probability. */
  readonly chance: (probability: number) => boolean;
}

const hashOf = (text: string): number => {
  let hash = 2_166_136_261;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
  return hash >>> 0;
};

/**
 * Random numbers for a seed. Everything in the demonstration draws from a seed of its own (its key), so that adding one
 * thing changes no other.
 */
export const randomOf = (seed: string): Random => {
  let state = hashOf(seed);
  // mulberry32: small, quick and even enough for made-up data.
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    pick: (items) => {
      const item = items[int(0, items.length - 1)];
      if (item === undefined) throw new Error(`Nothing to pick from for ${seed}`);
      return item;
    },
    chance: (probability) => next() < probability,
  };
};

/** The list in another order, the same one for the same seed. */
export const shuffled = <Item>(items: readonly Item[], seed: string): readonly Item[] => {
  const random = randomOf(seed);
  return items
    .map((item) => ({ item, key: random.next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
};
