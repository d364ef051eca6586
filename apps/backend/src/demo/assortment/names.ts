import type { Draft } from './draft';
import { packWords } from './pack-words';
import type { Words } from './product-traits';

const EGGS = '1406';

const joined = (parts: readonly string[], separator: string): string =>
  parts.filter((part) => part !== '').join(separator);

/** Years in a text: "{Y-1}" is last year. */
const withYears = (text: string, year: number): string =>
  text.replace(/\{Y-(\d)\}/, (_, back: string) => String(year - Number(back)));

/** The vintage of a draft, where its variant is one. */
export const vintageOf = ({ variant }: Draft, year: number): string | undefined => {
  const text = withYears(variant.words[0], year);
  return text === variant.words[0] ? undefined : text;
};

/** The name of an article as the trade writes it, without and with its pack. */
export const namesOf = (draft: Draft, year: number): { readonly plain: Words; readonly full: Words } => {
  const { kind, variant, brand, isOrganic, pack, traits, shelf } = draft;
  const isFrozen = traits.keep === 'FROZEN';
  const saysOrganic = isOrganic && !kind.words[0].startsWith('Bio-');
  const de = joined(
    [isFrozen ? 'TK' : '', saysOrganic ? 'Bio' : '', kind.words[0], withYears(variant.words[0], year), brand],
    ' ',
  );
  const en = joined(
    [
      kind.words[1],
      withYears(variant.words[1], year),
      saysOrganic ? 'organic' : '',
      isFrozen ? 'frozen' : '',
      brand,
    ],
    ', ',
  );
  const packed = packWords(pack, kind.words[0], shelf.id === EGGS);
  return { plain: [de, en], full: [joined([de, packed[0]], ' '), joined([en, packed[1]], ', ')] };
};
