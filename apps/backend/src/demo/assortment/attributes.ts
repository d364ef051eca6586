import type { ProductAttribute } from '@gastroshop/api-contract';
import type { Random } from '../random';
import { allergenCodes } from './allergen-codes';
import type { Draft } from './draft';

/** Share of a shelf's articles with an own time to order by. */
const CLOSES_EARLY = 0.3;
const PRE_ORDER = 0.06;
/** Shelves of which something is got on order only now and then. */
const PARTLY_ON_ORDER = /^(?:110[125]|13|42|5|640)/;
/** Kinds that are always got on order. */
const ON_ORDER = /Dry Aged|Hummer|Steinbutt|Weidegans|Tischstrauß/;

/** Names of attributes the shop has no logo for. */
const NAMES: Readonly<Record<string, string>> = { Ama: 'AMA-Gütesiegel', Veget: 'vegetarisch' };

const attribute = (key: string, extension?: string): ProductAttribute => ({
  key,
  ...(extension !== undefined && { extension }),
  ...(NAMES[key] !== undefined && { displayName: NAMES[key] }),
});

const DAIRY = '14';

/** Marks that say the article is free of something, with the letter it must then not hold, not even in traces. */
const FREE_OF: Readonly<Record<string, string>> = { Gf: 'A', Lf: 'G' };

const isTrue = (mark: string, letters: string | undefined, shelfId: string): boolean => {
  const letter = FREE_OF[mark];
  // Milk without lactose is still milk.
  if (mark === 'Lf' && shelfId.startsWith(DAIRY)) return true;
  return (
    letter === undefined || (allergenCodes(letters) !== undefined && letters?.includes(letter) === false)
  );
};

/** The attributes of an article, the most important first: three of them are shown as badges with a sign. */
export const attributesOf = (draft: Draft, country: string, random: Random): ProductAttribute[] => {
  const { traits, pack, isOrganic, kind, variant, shelf } = draft;
  const isOnOrder =
    ON_ORDER.test(`${kind.words[0]} ${variant.words[0]}`) ||
    (PARTLY_ON_ORDER.test(shelf.id) && random.chance(PRE_ORDER));
  const closesEarly = traits.closesAt !== undefined && random.chance(CLOSES_EARLY);
  const marks = traits.marks.filter(
    (mark) =>
      mark !== 'Bio' && isTrue(mark, traits.allergens, shelf.id) && (mark !== 'Ama' || country === 'AT'),
  );
  return [
    ...(traits.keep === 'FROZEN'
      ? [attribute('Tiefgekuehlt')]
      : traits.keep === 'FRESH'
        ? [attribute('Gekuehlt')]
        : []),
    ...(isOnOrder ? [attribute('Bestellartikel', String(random.int(2, 7)))] : []),
    ...(closesEarly ? [attribute('Bestellschluss', traits.closesAt)] : []),
    ...(isOrganic ? [attribute('Bio')] : []),
    ...marks.map((mark) => attribute(mark)),
    ...(traits.diet === 'VEGAN'
      ? [attribute('Veg')]
      : traits.diet === 'VEGETARIAN'
        ? [attribute('Veget')]
        : []),
    ...(pack.weighed === undefined ? [] : [attribute('Wiegeartikel')]),
  ];
};
