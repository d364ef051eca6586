import type { Product } from '@gastroshop/api-contract';
import type { ProductFamily } from '@gastroshop/ui/product';

/** What the names of categories say, the more telling first; German, as the trade names them. */
const FAMILY_WORDS: readonly (readonly [ProductFamily, RegExp])[] = [
  // What is canned stands on a shelf, whatever is in the can.
  ['dry', /konserve|canned|preserve|süß|salzig|snack|sweet|savoury/i],
  ['wine', /wein|sekt|champagner|wine/i],
  ['egg', /\beier|\bei\b|eggs?\b/i],
  ['fish', /fisch|meeres|fish|seafood/i],
  ['meat', /fleisch|geflügel|wurst|würst|schinken|wild|meat|poultry|sausage|ham\b/i],
  ['dairy', /molkerei|milch|käse|butter|obers|joghurt|dairy|milk|cheese|cream/i],
  ['fruit', /\bobst|beeren|zitrus|exot|fruit|berr|citrus/i],
  ['veg', /gemüse|salat|kräuter|pilze|erdäpfel|kartoffel|vegetable|salad|herbs|potato/i],
  ['bakery', /brot|gebäck|back|mehlspeise|bread|pastr|bak/i],
  ['oil', /\böl|essig|oil|vinegar/i],
  ['drink', /getränk|saft|bier|wasser|limonade|kaffee|tee\b|spirituos|drink|juice|beer|water|coffee/i],
  ['clean', /reinigung|hygiene|non.?food|verpackung|servier|clean|paper|tableware/i],
  ['dry', /trocken|teigwaren|reis|mehl|gewürz|zucker|suppe|dry|pasta|rice|flour|spice/i],
];

/** What whole assortments are called that hold something of everything. */
const ASSORTMENT_WORDS: readonly (readonly [ProductFamily, RegExp])[] = [
  ['frozen', /tiefkühl|frozen/i],
  ['veg', /\bfrische|\bfresh/i],
];

/** The family of an article, which tints its picture: by its category, then by its name. */
export const productFamily = ({
  resolvedCategory,
  name,
  attributes,
}: Pick<Product, 'resolvedCategory' | 'name' | 'attributes'>): ProductFamily => {
  const texts = [resolvedCategory?.name ?? '', name];
  for (const text of texts) {
    const found = FAMILY_WORDS.find(([, words]) => words.test(text));
    if (found !== undefined) return found[0];
  }
  if (attributes.some(({ key }) => key === 'Tiefgekuehlt')) return 'frozen';
  return ASSORTMENT_WORDS.find(([, words]) => texts.some((text) => words.test(text)))?.[0] ?? 'other';
};
