import { sql } from 'kysely';
import type { Queries } from '../../db';
import type { ProductLine } from '../../import';
import { drawImage, pictureOfKey } from '../../pictures';

/** A drawn picture by its key. */
export interface DrawnImage {
  readonly key: string;
  readonly svg: string;
}

const MEDIA = '/media/';

const pathsOf = ({ images = [], categories, virtualCategories = [] }: ProductLine): readonly string[] =>
  [
    ...images.map(({ bigPath }) => bigPath),
    ...[...categories, ...virtualCategories].map(({ thumbnailPath }) => thumbnailPath),
  ].filter((path) => path !== undefined);

/**
 * The pictures that articles and their categories name.
 *
 * @throws Error where one is named that cannot be drawn
 */
export const drawnImages = (lines: readonly ProductLine[]): readonly DrawnImage[] =>
  [...new Set(lines.flatMap(pathsOf))].map((path) => {
    const key = path.slice(MEDIA.length);
    const picture = pictureOfKey(key);
    if (picture === undefined) throw new Error(`There is no drawing for ${path}`);
    return { key, svg: drawImage(picture) };
  });

/** Stores drawn pictures. */
export const storeImages = async (queries: Queries, images: readonly DrawnImage[]): Promise<void> => {
  await sql`
    insert into picture (key, media_type, bytes)
    select key, 'image/svg+xml', convert_to(svg, 'UTF8')
    from jsonb_to_recordset(${JSON.stringify(images)}::jsonb) as row (key text, svg text)`.execute(queries);
};
