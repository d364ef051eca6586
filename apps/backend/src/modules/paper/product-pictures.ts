import type { Queries } from '../../db';

const MEDIA_PATH = '/media/';
/** What the setter of papers knows. */
const SET = new Set(['image/png', 'image/jpeg']);
/** A larger one is no thumbnail. */
const LARGEST_BYTES = 256 * 1024;

const keyOf = (url: string): string | undefined =>
  url.startsWith(MEDIA_PATH) ? decodeURIComponent(url.slice(MEDIA_PATH.length)) : undefined;

/**
 * The stored pictures at addresses of the shop, as papers take them: SVG, or PNG and JPEG as data. A picture that lies
 * elsewhere is missing: nothing is fetched for a paper.
 */
export const productPictures = async (
  queries: Queries,
  urls: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const keys = new Map(
    urls.flatMap((url) => {
      const key = keyOf(url);
      return key === undefined ? [] : [[key, url] as const];
    }),
  );
  if (keys.size === 0) return new Map();
  const rows = await queries
    .selectFrom('picture')
    .select(['key', 'media_type', 'bytes'])
    .where('key', 'in', [...keys.keys()])
    .execute();
  return new Map(
    rows.flatMap(({ key, media_type, bytes }) => {
      const url = keys.get(key) ?? '';
      if (bytes.length > LARGEST_BYTES) return [];
      if (media_type === 'image/svg+xml') return [[url, bytes.toString('utf8')] as const];
      return SET.has(media_type) ? [[url, `data:${media_type};base64,${bytes.toString('base64')}`]] : [];
    }),
  );
};
