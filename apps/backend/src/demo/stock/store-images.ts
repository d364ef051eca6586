import { sql } from 'kysely';
import type { Queries } from '../../db';
import { drawImage, keyOfImage } from '../../pictures';
import { CATEGORIES, type MasterProduct } from '../assortment';

/** A drawn picture by its key. */
export interface DrawnImage {
  readonly key: string;
  readonly svg: string;
}

/** The pictures of articles and categories. */
export const drawnImages = (masters: readonly MasterProduct[]): readonly DrawnImage[] => {
  const images = new Map<string, string>();
  for (const { picture } of masters) {
    const key = keyOfImage(picture);
    if (!images.has(key)) images.set(key, drawImage(picture));
  }
  for (const { id, drawing, tint } of CATEGORIES)
    images.set(`categories/${id}.svg`, drawImage({ drawing, tint, layout: 'plain' }));
  return [...images].map(([key, svg]) => ({ key, svg }));
};

/** Stores drawn pictures. */
export const storeImages = async (queries: Queries, images: readonly DrawnImage[]): Promise<void> => {
  await sql`
    insert into picture (key, media_type, bytes)
    select key, 'image/svg+xml', convert_to(svg, 'UTF8')
    from jsonb_to_recordset(${JSON.stringify(images)}::jsonb) as row (key text, svg text)`.execute(queries);
};
