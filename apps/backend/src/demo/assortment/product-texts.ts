import type { ProductTextsByLocale } from '../../db';
import { countryWords } from './countries';
import type { Draft } from './draft';
import { namesOf } from './names';
import { packSentence } from './pack-words';
import type { Words } from './product-traits';

const sentences = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

const originSentence = (country: string, region: string | undefined): Words => {
  const [de, en] = countryWords(country);
  if (de === country) return ['', ''];
  return region === undefined
    ? [`Herkunft: ${de}.`, `Origin: ${en}.`]
    : [`Herkunft: ${region}, ${de}.`, `Origin: ${region}, ${en}.`];
};

const ORGANIC: Words = ['Aus kontrolliert biologischer Erzeugung.', 'From controlled organic farming.'];

/** The texts of an article in both languages. */
export const textsOf = (
  draft: Draft,
  {
    year,
    country,
    region,
  }: { readonly year: number; readonly country: string; readonly region: string | undefined },
): ProductTextsByLocale => {
  const { plain, full } = namesOf(draft, year);
  const { traits, isOrganic, pack } = draft;
  const packed = packSentence(pack);
  const origin = originSentence(country, region);
  const inLanguage = (language: 0 | 1) => ({
    name: full[language],
    productDisplayName: full[language],
    shortDescription: packed[language],
    description: sentences([
      `${plain[language]}.`,
      traits.use[language],
      isOrganic ? ORGANIC[language] : '',
      origin[language],
      `${packed[language]}.`,
    ]),
    ...(traits.ingredients !== undefined && { ingredients: traits.ingredients[language] }),
    ...(traits.storage !== undefined && { storageNote: traits.storage[language] }),
  });
  return { 'de-AT': inLanguage(0), 'en-GB': inLanguage(1) };
};
