import { defineNamespace, translator, type Locale } from '@gastroshop/i18n';
import type { StorefrontBadgesTexts } from '../i18next-resources';
import de from './texts/storefront-badges.de.json';
import en from './texts/storefront-badges.en.json';

/** Words of the attributes the shop knows (PRD-4), for backends that send none. */
const texts = /* @__PURE__ */ defineNamespace<StorefrontBadgesTexts>('storefront-badges', { de, en });

const isKnown = (key: string): key is keyof StorefrontBadgesTexts => Object.hasOwn(de, key);

/** The word on a badge: the shop's own for attributes it knows, with the time for a deadline, else the backend's. */
export const badgeLabel = (
  {
    key,
    extension,
    displayName,
  }: { readonly key: string; readonly extension?: string | undefined; readonly displayName: string },
  locale: Locale,
): string => {
  const word = isKnown(key) ? translator(texts, locale)(key) : displayName;
  return key === 'Bestellschluss' && extension !== undefined ? `${word} ${extension}` : word;
};
