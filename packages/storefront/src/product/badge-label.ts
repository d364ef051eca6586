import type { Locale } from '@gastroshop/i18n';

/** Words of the attributes the shop knows (PRD-4), for backends that send none. */
const WORDS: Readonly<Record<string, Readonly<Record<Locale, string>> | undefined>> = {
  Tiefgekuehlt: { 'de-AT': 'TK', 'en-GB': 'frozen' },
  Gekuehlt: { 'de-AT': 'gekühlt', 'en-GB': 'chilled' },
  Wiegeartikel: { 'de-AT': 'Wiegeartikel', 'en-GB': 'by weight' },
  Bio: { 'de-AT': 'Bio', 'en-GB': 'organic' },
  Msc: { 'de-AT': 'MSC', 'en-GB': 'MSC' },
  Asc: { 'de-AT': 'ASC', 'en-GB': 'ASC' },
  Veg: { 'de-AT': 'vegan', 'en-GB': 'vegan' },
  Gf: { 'de-AT': 'glutenfrei', 'en-GB': 'gluten-free' },
  Lf: { 'de-AT': 'laktosefrei', 'en-GB': 'lactose-free' },
  Bestellschluss: { 'de-AT': 'Bestellschluss', 'en-GB': 'Order by' },
  Bestellartikel: { 'de-AT': 'Vorbestellung', 'en-GB': 'Pre-order' },
};

/** The word on a badge: the shop's own for attributes it knows, with the time for a deadline, else the backend's. */
export const badgeLabel = (
  {
    key,
    extension,
    displayName,
  }: { readonly key: string; readonly extension?: string | undefined; readonly displayName: string },
  locale: Locale,
): string => {
  const word = WORDS[key]?.[locale] ?? displayName;
  return key === 'Bestellschluss' && extension !== undefined ? `${word} ${extension}` : word;
};
