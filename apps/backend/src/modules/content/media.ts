import type { TenantCode } from '@gastroshop/identity';
import { createHash } from 'node:crypto';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { sql } from 'kysely';
import { isStorable } from '../../calls';
import { scopesOf, type Queries, type Store } from '../../db';
import { addVary, throwProblem } from '../../http';

/** A file of the media path. */
interface MediaFile {
  readonly mediaType: string;
  readonly bytes: Buffer;
  readonly tag: string;
  /** Seconds browsers keep it without asking. */
  readonly keptS: number;
}

/** Types that may be shown in place; anything else is offered for download, whatever it claims to be. */
const SHOWN = new Set([
  'image/svg+xml',
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
  'image/gif',
  'video/mp4',
  'video/webm',
  'application/pdf',
]);

const YEAR_S = 31_536_000;
const MINUTES_S = 300;

/** Pictures kept in memory: their keys never come to mean another picture. */
const MOST_KEPT = 600;
const LARGEST_KEPT_BYTES = 64 * 1024;

const FILE_KEY = /^files\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\/[^/]*)?$/;

const fileOf = (mediaType: string, bytes: Buffer, keptS = YEAR_S): MediaFile => ({
  mediaType,
  bytes,
  keptS,
  tag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
});

const readImage = async (queries: Queries, key: string): Promise<MediaFile | undefined> => {
  const row = await queries.selectFrom('picture').selectAll().where('key', '=', key).executeTakeFirst();
  return row === undefined ? undefined : fileOf(row.media_type, row.bytes);
};

/** A file of the content; that of a foreign tenant is not there. */
const readFile = async (queries: Queries, tenant: TenantCode, id: string): Promise<MediaFile | undefined> => {
  const row = await queries
    .selectFrom('content_file')
    .select(['media_type', 'bytes'])
    .where('id', '=', id)
    .where(sql<boolean>`scope = any(${scopesOf(tenant)})`)
    .executeTakeFirst();
  return row === undefined ? undefined : fileOf(row.media_type, row.bytes);
};

/** What the media path takes besides the store. */
export interface MediaOptions {
  /** Files that are drawn by the program, such as marks and icons, by key. */
  readonly drawnFile?:
    | ((
        key: string,
        tenant: TenantCode,
      ) => Promise<
        { readonly mediaType: string; readonly bytes: Buffer; readonly mayChange: boolean } | undefined
      >)
    | undefined;
}

/**
 * Serves `GET /media/*`: pictures of articles by key, files of the content at `files/{id}/{name}`, drawn marks and
 * icons. A key never changes its meaning, but for icons, which are those of the host: browsers keep what they have. An SVG is a document: its policy lets it load and run
 * nothing.
 */
export const registerMedia = (app: FastifyInstance, store: Store, { drawnFile }: MediaOptions = {}): void => {
  const images = new Map<string, MediaFile>();

  const keep = (key: string, file: MediaFile): void => {
    if (file.bytes.length > LARGEST_KEPT_BYTES) return;
    const [oldest] = images.keys();
    if (images.size >= MOST_KEPT && oldest !== undefined) images.delete(oldest);
    images.set(key, file);
  };

  const find = async (key: string, tenant: TenantCode): Promise<MediaFile | undefined> => {
    if (!isStorable(key)) return undefined;
    const known = images.get(key);
    if (known !== undefined) return known;
    const drawn = await drawnFile?.(key, tenant);
    if (drawn?.mayChange === true) return fileOf(drawn.mediaType, drawn.bytes, MINUTES_S);
    const id = FILE_KEY.exec(key)?.[1];
    if (id !== undefined) return store.inScope({ tenant }, (queries) => readFile(queries, tenant, id));
    const image =
      drawn === undefined
        ? await store.inScope({ tenant }, (queries) => readImage(queries, key))
        : fileOf(drawn.mediaType, drawn.bytes);
    if (image !== undefined) keep(key, image);
    return image;
  };

  const options: RouteShorthandOptions = {
    config: { rule: 'open', crossOrigin: 'file' },
    // What many browsers get from one cache must not give them one another's cookies.
    onSend: (_request, reply, payload, done) => {
      reply.removeHeader('set-cookie');
      done(null, payload);
    },
  };
  app.get<{ Params: { '*': string } }>('/media/*', options, async (request, reply) => {
    const file = await find(request.params['*'], request.hostEntry.tenant);
    if (file === undefined) throwProblem('not-found');
    addVary(reply, 'host');
    reply
      .header('cache-control', `public, max-age=${file.keptS}${file.keptS === YEAR_S ? ', immutable' : ''}`)
      .header('etag', file.tag)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
    if (request.headers['if-none-match'] === file.tag) return reply.code(304).send();
    if (!SHOWN.has(file.mediaType)) reply.header('content-disposition', 'attachment');
    return reply
      .type(SHOWN.has(file.mediaType) ? file.mediaType : 'application/octet-stream')
      .send(file.bytes);
  });
};
