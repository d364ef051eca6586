import type { Locale } from '@gastroshop/i18n';
import type { BodiesByLocale } from '../../db';
import { isRecord, listOf } from './is-record';

const marked = (block: unknown, lang: Locale): unknown => (isRecord(block) ? { ...block, lang } : block);

const idOf = (block: unknown): unknown => (isRecord(block) ? block['id'] : undefined);

/** German blocks with the English ones of the same id in their place; what stays German says so. */
const mergeBlocks = (german: readonly unknown[], english: readonly unknown[], isGermanPage: boolean) => {
  const own = (block: unknown) => (isGermanPage ? marked(block, 'en-GB') : block);
  if (english.some((block) => idOf(block) === undefined)) return english.map(own);
  const byId = new Map(english.map((block) => [idOf(block), block]));
  const merged = german.map((block) => {
    const id = idOf(block);
    const twin = id === undefined ? undefined : byId.get(id);
    byId.delete(id);
    if (twin !== undefined) return own(twin);
    return isGermanPage ? block : marked(block, 'de-AT');
  });
  return [...merged, ...[...byId.values()].map(own)];
};

/**
 * A body in a language. Where English is missing German stands in: of pages by part and block, marked with its
 * language, of everything else by field.
 */
export const localize = (bodies: BodiesByLocale, locale: Locale): unknown => {
  const german = bodies['de-AT'];
  if (locale === 'de-AT' || !isRecord(german)) return german;
  const english = bodies['en-GB'];
  const isPage = Array.isArray(german['blocks']);
  if (!isRecord(english)) return isPage ? marked(german, 'de-AT') : german;
  if (!isPage) return { ...german, ...english };
  const isGermanPage = ['meta', 'introBlock'].some(
    (part) => german[part] !== undefined && english[part] === undefined,
  );
  return {
    ...german,
    ...english,
    ...(isGermanPage && { lang: 'de-AT' }),
    blocks:
      english['blocks'] === undefined
        ? listOf(german['blocks']).map((block) => (isGermanPage ? block : marked(block, 'de-AT')))
        : mergeBlocks(listOf(german['blocks']), listOf(english['blocks']), isGermanPage),
  };
};
