import type { Locale } from '@gastroshop/i18n';
import de from './texts/storefront-badges.de.json';
import en from './texts/storefront-badges.en.json';

/** Words of the attributes the shop knows (PRD-4), for backends that send none; few, so they come with the code. */
const WORDS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { 'de-AT': de, 'en-GB': en };

/** The word on a badge: the shop's own for attributes it knows, with the time for a deadline, else the backend's. */
export const badgeLabel = (
  {
    key,
    extension,
    displayName,
  }: { readonly key: string; readonly extension?: string | undefined; readonly displayName: string },
  locale: Locale,
): string => {
  const word = (Object.hasOwn(WORDS[locale], key) ? WORDS[locale][key] : undefined) ?? displayName;
  return key === 'Bestellschluss' && extension !== undefined ? `${word} ${extension}` : word;
};
