import type { MasterProduct } from '../assortment';
import { randomOf } from '../random';

/** Shelves whose goods go together, by the beginning of the shelf's id. */
const GOES_WITH: readonly (readonly [of: string, other: string])[] = [
  ['1101', '5201'],
  ['1103', '3404'],
  ['1104', '3402'],
  ['1105', '3301'],
  ['12', '1603'],
  ['13', '5101'],
  ['1404', '5201'],
  ['14', '3501'],
  ['1501', '3401'],
  ['1502', '3401'],
  ['21', '3402'],
  ['22', '3404'],
  ['23', '4301'],
  ['31', '3301'],
  ['32', '1406'],
  ['42', '3502'],
  ['43', '3502'],
  ['5', '1404'],
  ['63', '6401'],
  ['6', '6402'],
];

/** What is offered beside an article, and in its place. */
export interface Companions {
  readonly recommended: readonly string[];
  readonly replacements: readonly string[];
}

const OFFERED = 4;

/** Finds the companions of articles among those listed. */
export const companionsOf = (
  listed: readonly MasterProduct[],
  skuOf: (master: MasterProduct) => string,
): ((master: MasterProduct) => Companions) => {
  const byShelf = new Map<string, MasterProduct[]>();
  for (const master of listed) {
    const { id } = master.draft.shelf;
    const shelf = byShelf.get(id);
    if (shelf === undefined) byShelf.set(id, [master]);
    else shelf.push(master);
  }
  return (master) => {
    const { shelf, kind } = master.draft;
    const random = randomOf(`companions ${master.index}`);
    const neighbours = (byShelf.get(shelf.id) ?? []).filter(({ index }) => index !== master.index);
    const others = neighbours.filter((other) => other.draft.kind.words[0] !== kind.words[0]);
    const along = (byShelf.get(GOES_WITH.find(([of]) => shelf.id.startsWith(of))?.[1] ?? '') ?? []).filter(
      ({ index }) => index !== master.index,
    );
    const picked = new Set<string>();
    for (const [pool, wanted] of [
      [along, OFFERED / 2],
      [others, OFFERED],
    ] as const)
      for (let tries = 0; tries < 8 && picked.size < wanted && pool.length > 0; tries += 1)
        picked.add(skuOf(random.pick(pool)));
    const same = neighbours.filter((other) => other.draft.kind.words[0] === kind.words[0]);
    return { recommended: [...picked], replacements: same.slice(0, 3).map(skuOf) };
  };
};
