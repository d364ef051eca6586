import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { z } from 'zod';
import type { TokenVerifier } from '../access';
import type { Store } from '../db';
import { namesOf, throwProblem } from '../http';
import type { Clock } from '../settings';
import { admitMachine, machineOf } from './machine-of';
import { appendBytes, completeUpload, PieceRefused, startOver } from './pieces';
import { refusalsCsv } from './refusals-csv';
import { questionOf } from './upload-question';
import {
  countOpen,
  ensureUpload,
  forgetOldUploads,
  listUploads,
  readUpload,
  type Upload,
} from './upload-row';
import { viewOf } from './upload-view';

const ROOT = '/v1/admin/imports';
const PIECE_MOST = 16 * 1024 * 1024;
const MOST_LISTED = 100;
/** Imports of a tenant that may be under way. */
const MOST_OPEN = 10;

/** What the calls of imports work with. */
export interface ImportCalls {
  readonly store: Store;
  readonly clock: Clock;
  readonly verifyToken: TokenVerifier;
  /** Bytes a file may have. */
  readonly mostBytes: number;
}

const problem = (reply: FastifyReply, status: 409 | 413, code: string, more: object = {}) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(
      JSON.stringify({ type: 'about:blank', title: code, status, code, ...more, ...namesOf(reply.request) }),
    );

const pieceProblem = (reply: FastifyReply, { reason, received }: PieceRefused) => {
  switch (reason) {
    case 'OFFSET':
      return problem(reply, 409, 'upload-offset-differs', { offset: received });
    case 'CLOSED':
      return problem(reply, 409, 'upload-complete', { offset: received });
    case 'TOO_LARGE':
      return problem(reply, 413, 'body-too-large');
  }
};

const uploadId = z.object({ id: z.uuid() });

const idOf = (request: FastifyRequest): string => {
  const read = uploadId.safeParse(request.params);
  return read.success ? read.data.id : throwProblem('not-found');
};

const sendUpload = (reply: FastifyReply, status: 200 | 201 | 202, upload: Upload) =>
  reply.code(status).header('cache-control', 'no-store').send(viewOf(upload));

const isSameQuestion = (upload: Upload, question: ReturnType<typeof questionOf>): boolean =>
  upload.kind === question.kind &&
  upload.format === question.format &&
  upload.isDry === question.isDry &&
  upload.removesMissing === question.removesMissing &&
  upload.allowsMost === question.allowsMost;

const bodyOf = ({ body }: FastifyRequest): AsyncIterable<Buffer> =>
  body instanceof Readable ? body : Readable.from([]);

/**
 * The calls by which a merchandise system sends files: whole, or in pieces that go on where a connection broke. The import
 * itself is a job, so that no connection has to last as long as it does.
 */
export const registerImports = (
  app: FastifyInstance,
  { store, clock, verifyToken, mostBytes }: ImportCalls,
): void => {
  const options = {
    config: { rule: 'machine' as const },
    bodyLimit: mostBytes,
    onRequest: admitMachine(verifyToken),
  };
  const ownUpload = async (request: FastifyRequest): Promise<Upload> => {
    const { tenant } = machineOf(request);
    const id = idOf(request);
    return (
      (await store.asSystem((queries) => readUpload(queries, id, { tenant }))) ?? throwProblem('not-found')
    );
  };
  const complete = async (id: string): Promise<Upload> =>
    store.asSystem((queries) => completeUpload(queries, id));

  void app.register((scope, _options, done) => {
    // Files are taken as they come, whatever they are said to be.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, parsed) => {
      parsed(null, payload);
    });

    scope.post(`${ROOT}/:kind`, options, async (request, reply) => {
      const { tenant, importer: sender } = machineOf(request);
      const question = questionOf(request);
      const now = clock.now();
      const id = randomUUID();
      const upload = await store.asSystem(async (queries) => {
        await forgetOldUploads(queries, now);
        const made = await ensureUpload(queries, id, { tenant, sender, ...question }, now);
        if (made.id === id && (await countOpen(queries, tenant)) > MOST_OPEN)
          throwProblem('too-many-requests', { retryAfter: 60 });
        return made;
      });
      if (!isSameQuestion(upload, question)) return problem(reply, 409, 'upload-key-reused');
      // Sent again after it was complete: this is what became of it.
      if (upload.state !== 'UPLOADING') return sendUpload(reply, 200, upload);
      if (question.inPieces) return sendUpload(reply, upload.id === id ? 201 : 200, upload);
      try {
        await store.asSystem((queries) => startOver(queries, upload.id));
        const received = await appendBytes(store, upload.id, bodyOf(request), { at: 0, most: mostBytes });
        return await sendUpload(reply, 202, { ...(await complete(upload.id)), received });
      } catch (error) {
        if (error instanceof PieceRefused) return pieceProblem(reply, error);
        throw error;
      }
    });

    scope.patch(`${ROOT}/:id`, { ...options, bodyLimit: PIECE_MOST }, async (request, reply) => {
      const { id } = await ownUpload(request);
      const at = Number(request.headers['upload-offset'] ?? Number.NaN);
      if (!Number.isSafeInteger(at) || at < 0) throwProblem('invalid-request', { field: 'Upload-Offset' });
      if (Number(request.headers['content-length'] ?? 0) > PIECE_MOST)
        return problem(reply, 413, 'body-too-large');
      try {
        const most = Math.min(mostBytes, at + PIECE_MOST);
        const received = await appendBytes(store, id, bodyOf(request), { at, most });
        return await reply.header('cache-control', 'no-store').send({ id, offset: received });
      } catch (error) {
        if (error instanceof PieceRefused) return pieceProblem(reply, error);
        throw error;
      }
    });

    scope.post(`${ROOT}/:id/complete`, options, async (request, reply) => {
      const upload = await ownUpload(request);
      const { bytes } = request.query as { readonly bytes?: string };
      if (bytes !== undefined && Number(bytes) !== upload.received)
        return problem(reply, 409, 'upload-offset-differs', { offset: upload.received });
      // Said twice it is said once.
      if (upload.state !== 'UPLOADING') return sendUpload(reply, 200, upload);
      try {
        return await sendUpload(reply, 202, await complete(upload.id));
      } catch (error) {
        if (error instanceof PieceRefused) return sendUpload(reply, 200, await ownUpload(request));
        throw error;
      }
    });
    done();
  });

  app.get(ROOT, options, async (request, reply) => {
    const { tenant } = machineOf(request);
    const uploads = await store.asSystem((queries) => listUploads(queries, tenant, MOST_LISTED));
    return reply.header('cache-control', 'no-store').send({ imports: uploads.map(viewOf) });
  });

  app.get(`${ROOT}/:id`, options, async (request, reply) => sendUpload(reply, 200, await ownUpload(request)));

  app.get(`${ROOT}/:id/refusals.csv`, options, async (request, reply) => {
    const { id } = await ownUpload(request);
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="refusals-${id}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(Readable.from(refusalsCsv(store, id)));
  });
};
