import { sql } from 'kysely';
import type { Queries } from '../../db';
import { drawImage, keyOfImage } from '../../pictures';
import { CATEGORIES, type MasterArticle } from '../assortment';

/** A drawn picture by its key. */
export interface DrawnPicture {
  readonly key: string;
  readonly svg: string;
}

/** The pictures of articles and categories. */
export const drawnPictures = (masters: readonly MasterArticle[]): readonly DrawnPicture[] => {
  const pictures = new Map<string, string>();
  for (const { picture } of masters) {
    const key = keyOfImage(picture);
    if (!pictures.has(key)) pictures.set(key, drawImage(picture));
  }
  for (const { id, drawing, tint } of CATEGORIES)
    pictures.set(`categories/${id}.svg`, drawImage({ drawing, tint, layout: 'plain' }));
  return [...pictures].map(([key, svg]) => ({ key, svg }));
};

/** Stores drawn pictures. */
export const storePictures = async (queries: Queries, pictures: readonly DrawnPicture[]): Promise<void> => {
  await sql`
    insert into picture (key, media_type, bytes)
    select key, 'image/svg+xml', convert_to(svg, 'UTF8')
    from jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) as row (key text, svg text)`.execute(queries);
};
