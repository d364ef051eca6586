import type { AttributeKey, ProductAttribute } from '@gastroshop/domain/product';
import type { Locale } from '@gastroshop/i18n';

/** Deadlines and lead days are in force today, and have no place on a sheet that is kept. */
type OfOrdering = 'Bestellschluss' | 'Bestellartikel';

/** What the attributes the shop knows are called on paper (PRD-4); articles give names to all others. */
const NAMES: Readonly<Record<Exclude<AttributeKey, OfOrdering>, Readonly<Record<Locale, string>>>> = {
  Tiefgekuehlt: { 'de-AT': 'tiefgekühlt', 'en-GB': 'frozen' },
  Gekuehlt: { 'de-AT': 'gekühlt', 'en-GB': 'chilled' },
  Wiegeartikel: { 'de-AT': 'nach Gewicht', 'en-GB': 'sold by weight' },
  Bio: { 'de-AT': 'biologisch', 'en-GB': 'organic' },
  Msc: { 'de-AT': 'MSC-zertifiziert', 'en-GB': 'MSC certified' },
  Asc: { 'de-AT': 'ASC-zertifiziert', 'en-GB': 'ASC certified' },
  Veg: { 'de-AT': 'vegan', 'en-GB': 'vegan' },
  Gf: { 'de-AT': 'glutenfrei', 'en-GB': 'gluten-free' },
  Lf: { 'de-AT': 'laktosefrei', 'en-GB': 'lactose-free' },
};

const isNamed = (key: string): key is keyof typeof NAMES => Object.hasOwn(NAMES, key);

/** The attributes of an article in words; one that has neither a name of its own nor one here is left out. */
export const attributeNames = (attributes: readonly ProductAttribute[], locale: Locale): readonly string[] =>
  attributes.flatMap(({ key, displayName }) => {
    const name = displayName ?? (isNamed(key) ? NAMES[key][locale] : undefined);
    return name === undefined ? [] : [name];
  });
