import { isTenantCode, type TenantScope } from '@gastroshop/identity';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { namesOf, throwProblem } from '../../../http';
import type { ContentEditor, Services } from '../../services';
import { contentAddress, contentInput } from '../content-input';
import { CONTENT_KINDS, type ContentKind } from '../content-kinds';
import { plainSlug } from '../page-path';
import { makePreviewLink } from '../preview-link';
import { publishIfUnchanged } from '../publish-content';
import { withdrawContent } from '../withdraw-content';
import { editorOf, mayWrite } from './editor-of';
import { listEntries, readBodies, readEntry, type EntryView } from './entry-view';
import { isStillNewest, publishNewest } from './publish-draft';

const ROOT = '/v1/content-editing';
const BODY_BYTES = 2 * 1024 * 1024;

const written = contentInput.extend({ publish: z.boolean().default(false) }).strict();
const listQuery = contentAddress.pick({ scope: true, kind: true }).partial().strict();
const entryId = z.object({ id: z.uuid() });
const versionId = z.object({ id: z.uuid(), version: z.coerce.number().int().min(1) });
const linkBody = z.strictObject({
  tenant: z.string().refine(isTenantCode, 'is no tenant'),
  fullSlug: z.string().max(300),
});

interface SlugPath {
  readonly scope: string;
  readonly kind: string;
  readonly '*': string;
}

const isKind = (kind: string): kind is ContentKind => CONTENT_KINDS.some((known) => known === kind);

/** Reads a part of a request. @throws ProblemError invalid-request naming the field */
const read = <Value>(shape: z.ZodType<Value>, value: unknown): Value => {
  const result = shape.safeParse(value);
  if (result.success) return result.data;
  const errors = result.error.issues
    .slice(0, 20)
    .map(({ path, message }) => ({ field: path.join('.'), message }));
  return throwProblem('invalid-request', {
    errors,
    ...(errors[0] !== undefined && { field: errors[0].field }),
  });
};

/** The version an editor has seen: `If-Match: "7"`; 0 with `If-None-Match: *`; undefined: it does not say. */
const seenVersion = (request: FastifyRequest): number | undefined => {
  if (request.headers['if-none-match'] === '*') return 0;
  const [, version] = /^"(\d{1,9})"$/.exec(request.headers['if-match'] ?? '') ?? [];
  return version === undefined ? undefined : Number(version);
};

const sendProblem = (reply: FastifyReply, status: 412 | 428, code: string, detail: string) =>
  reply
    .code(status)
    .type('application/problem+json')
    .send(
      JSON.stringify({ type: 'about:blank', title: code, status, code, detail, ...namesOf(reply.request) }),
    );

const sendUnseen = (reply: FastifyReply) =>
  sendProblem(
    reply,
    428,
    'version-needed',
    'If-Match names the version that was seen, If-None-Match: * a new piece of content',
  );

const sendChanged = (reply: FastifyReply) =>
  sendProblem(reply, 412, 'content-changed', 'Somebody else has stored a newer version; read it first');

const sendEntry = (reply: FastifyReply, entry: EntryView) =>
  reply.header('etag', `"${entry.version}"`).header('cache-control', 'no-store').send(entry);

/**
 * The calls that write content: for editorial tools, each with a token of its own. No version overwrites another that its
 * editor has not seen.
 */
export const registerContentEditing = (
  app: FastifyInstance,
  {
    store,
    clock,
    keyRing,
    tenants,
    contentEditors = [],
  }: Pick<Services, 'store' | 'clock' | 'keyRing' | 'tenants' | 'contentEditors'>,
): void => {
  const refuseUnknown = (field: 'scope' | 'tenant', scope: TenantScope | undefined): void => {
    const isKnown = field === 'tenant' ? tenants.has : tenants.hasScope;
    if (scope !== undefined && !isKnown(scope))
      throwProblem('invalid-request', { field, errors: [{ field, message: `there is no ${scope}` }] });
  };
  const options = {
    config: { rule: 'editor' as const },
    bodyLimit: BODY_BYTES,
    // Before the body is read; who it is, each call asks for itself.
    onRequest: (request: FastifyRequest) => {
      editorOf(request, contentEditors);
      return Promise.resolve();
    },
  };

  /** A piece of content the editor may write; of others' there is nothing to see. */
  const entryFor = async (
    editor: ContentEditor,
    id: string,
  ): Promise<EntryView & { readonly kind: ContentKind }> => {
    const entry = await store.asSystem((queries) => readEntry(queries, id));
    if (entry === undefined || !mayWrite(editor, entry.scope) || !isKind(entry.kind))
      throwProblem('not-found');
    return { ...entry, kind: entry.kind };
  };

  app.get(`${ROOT}/entries`, options, async (request, reply) => {
    const editor = editorOf(request, contentEditors);
    const question = read(listQuery, request.query);
    refuseUnknown('scope', question.scope);
    const entries = await store.asSystem((queries) => listEntries(queries, question));
    return reply
      .header('cache-control', 'no-store')
      .send({ entries: entries.filter(({ scope }) => mayWrite(editor, scope)) });
  });

  app.get(`${ROOT}/entries/:id`, options, async (request, reply) => {
    const editor = editorOf(request, contentEditors);
    return sendEntry(reply, await entryFor(editor, read(entryId, request.params).id));
  });

  app.get(`${ROOT}/entries/:id/versions/:version`, options, async (request, reply) => {
    const editor = editorOf(request, contentEditors);
    const { id, version } = read(versionId, request.params);
    await entryFor(editor, id);
    const bodies = await store.asSystem((queries) => readBodies(queries, id, version));
    if (bodies === undefined) throwProblem('not-found');
    return reply.header('cache-control', 'no-store').send({ id, version, bodies });
  });

  app.put<{ Params: SlugPath }>(`${ROOT}/content/:scope/:kind/*`, options, async (request, reply) => {
    const editor = editorOf(request, contentEditors);
    const { '*': slug, ...named } = request.params;
    const place = read(contentAddress, { ...named, slug: plainSlug(slug) });
    refuseUnknown('scope', place.scope);
    if (!mayWrite(editor, place.scope)) throwProblem('not-found');
    const { publish, ...content } = read(written, request.body);
    const seen = seenVersion(request);
    if (seen === undefined) return sendUnseen(reply);
    const stored = await store
      .asSystem((queries) =>
        publishIfUnchanged(
          queries,
          { ...place, ...content, isDraft: !publish, at: clock.now(), by: editor.name },
          seen,
        ),
      )
      .catch((error: unknown) => {
        if (!(error instanceof z.ZodError)) throw error;
        const errors = error.issues
          .slice(0, 20)
          .map(({ path, message }) => ({ field: ['bodies', ...path].join('.'), message }));
        return throwProblem('invalid-request', { errors });
      });
    if (stored === undefined) return sendChanged(reply);
    reply.code(stored.version === 1 ? 201 : 200);
    return sendEntry(reply, await entryFor(editor, stored.id));
  });

  app.post(`${ROOT}/entries/:id/publish`, options, async (request, reply) => {
    const editor = editorOf(request, contentEditors);
    const entry = await entryFor(editor, read(entryId, request.params).id);
    const seen = seenVersion(request);
    if (seen === undefined) return sendUnseen(reply);
    const isDone = await store.asSystem(async (queries) => {
      if (!(await isStillNewest(queries, { ...entry, seen }))) return false;
      await publishNewest(queries, { ...entry, seen });
      return true;
    });
    return isDone ? sendEntry(reply, await entryFor(editor, entry.id)) : sendChanged(reply);
  });

  app.delete(`${ROOT}/entries/:id`, options, async (request, reply) => {
    const editor = editorOf(request, contentEditors);
    const entry = await entryFor(editor, read(entryId, request.params).id);
    const seen = seenVersion(request);
    if (seen === undefined) return sendUnseen(reply);
    const isDone = await store.asSystem(async (queries) => {
      if (!(await isStillNewest(queries, { ...entry, seen }))) return false;
      await withdrawContent(queries, read(contentAddress, { ...entry }));
      return true;
    });
    return isDone ? reply.code(204).send() : sendChanged(reply);
  });

  app.post(`${ROOT}/preview-links`, options, async (request, reply) => {
    const editor = editorOf(request, contentEditors);
    const { tenant, fullSlug } = read(linkBody, request.body);
    refuseUnknown('tenant', tenant);
    // A tenant's preview shows drafts of its group as well: whoever writes in no part of it sees none.
    if (!mayWrite(editor, tenant)) throwProblem('not-found');
    return reply
      .header('cache-control', 'no-store')
      .send(makePreviewLink(keyRing, { tenant, fullSlug, now: clock.now() }));
  });
};
