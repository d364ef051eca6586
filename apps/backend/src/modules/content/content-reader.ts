import type { Locale } from '@gastroshop/i18n';
import type { ContentByKind, ContentKind } from './content-kinds';
import type { StoredContent } from './current-content';
import { readContent } from './read-content';

/** Reads stored content; what was read of a version is kept, because a version never changes. */
export type ContentReader = <Kind extends ContentKind>(
  kind: Kind,
  content: StoredContent,
  locale: Locale,
) => ContentByKind[Kind];

type Kept = { readonly [Kind in ContentKind]: Map<string, ContentByKind[Kind]> };

const MOST_KEPT = 200;

/**
 * Makes a reader with a memory of its own, bound to one database. Which version counts is always asked there.
 *
 * @param pictureOrigins origins that pictures may come from besides the own one
 */
export const createContentReader = (imageOrigins: readonly string[]): ContentReader => {
  const kept: Kept = {
    startpage: new Map(),
    page: new Map(),
    header: new Map(),
    footer: new Map(),
    'custom-footer': new Map(),
    contacts: new Map(),
    job: new Map(),
    form: new Map(),
    promotion: new Map(),
  };
  return (kind, content, locale) => {
    const ofKind = kept[kind];
    const key = `${content.id} ${content.version} ${locale}`;
    const known = ofKind.get(key);
    if (known !== undefined) return known;
    const read = readContent(kind, content, locale, imageOrigins);
    const [oldest] = ofKind.keys();
    if (ofKind.size >= MOST_KEPT && oldest !== undefined) ofKind.delete(oldest);
    ofKind.set(key, read);
    return read;
  };
};
