/** Draws that are the same in every run with the same seed. */
export interface Seeded {
  /** A whole number from 0 up to, but never, `below`. */
  readonly below: (below: number) => number;
  /** One of a list; undefined of an empty one. */
  readonly pick: <Item>(items: readonly Item[]) => Item | undefined;
}

/** Numbers that look random (mulberry32). */
export const seeded = (seed: number): Seeded => {
  let state = seed;
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit);
  };
  return { below, pick: (items) => items[below(items.length)] };
};
