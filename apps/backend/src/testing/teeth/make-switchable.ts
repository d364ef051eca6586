import type { Check, Insertion } from './check';

/** Ends before beginnings; of ends the inner first, of beginnings the outer. */
const compare = (one: Insertion, other: Insertion): number => {
  if (one.at !== other.at) return one.at - other.at;
  if (one.side !== other.side) return one.side === 'CLOSES' ? -1 : 1;
  return one.side === 'CLOSES' ? other.around[0] - one.around[0] : other.around[1] - one.around[1];
};

/** The source with every check made one that can be switched off. */
export const makeSwitchable = (source: string, checks: readonly Check[]): string => {
  let made = '';
  let done = 0;
  for (const { at, text } of checks.flatMap(({ insertions }) => insertions).toSorted(compare)) {
    made += source.slice(done, at) + text;
    done = at;
  }
  return made + source.slice(done);
};
