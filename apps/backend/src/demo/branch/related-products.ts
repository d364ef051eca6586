import { categoryIdOf, type GroupProduct } from '../assortment';
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

const hyphenated = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase();

/** What an article is, whoever makes it: the group of its variants without the brand. */
const kindOf = ({ line: { variantGroup = '', brand = '' } }: GroupProduct): string =>
  variantGroup.slice(0, variantGroup.length - hyphenated(brand).length);

/** Finds the companions of articles among those listed. */
export const companionsOf = (
  listed: readonly GroupProduct[],
  skuOf: (product: GroupProduct) => string,
): ((product: GroupProduct) => Companions) => {
  const byShelf = new Map<string, GroupProduct[]>();
  for (const product of listed) {
    const id = categoryIdOf(product);
    const shelf = byShelf.get(id);
    if (shelf === undefined) byShelf.set(id, [product]);
    else shelf.push(product);
  }
  return (product) => {
    const shelf = categoryIdOf(product);
    const kind = kindOf(product);
    const random = randomOf(`companions ${product.index}`);
    const neighbours = (byShelf.get(shelf) ?? []).filter(({ index }) => index !== product.index);
    const others = neighbours.filter((other) => kindOf(other) !== kind);
    const along = (byShelf.get(GOES_WITH.find(([of]) => shelf.startsWith(of))?.[1] ?? '') ?? []).filter(
      ({ index }) => index !== product.index,
    );
    const picked = new Set<string>();
    for (const [pool, wanted] of [
      [along, OFFERED / 2],
      [others, OFFERED],
    ] as const)
      for (let tries = 0; tries < 8 && picked.size < wanted && pool.length > 0; tries += 1)
        picked.add(skuOf(random.pick(pool)));
    const same = neighbours.filter((other) => kindOf(other) === kind);
    return { recommended: [...picked], replacements: same.slice(0, 3).map(skuOf) };
  };
};
