import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { throwProblem } from '../http';
import { isImportKind, type FileFormat, type ImportKind } from '../import';

const flag = z.enum(['true', 'false']).optional();

const query = z.strictObject({
  format: z.enum(['json', 'csv', 'xlsx']).optional(),
  dryRun: flag,
  deactivateMissing: flag,
  deleteMissing: flag,
  allowMost: flag,
  pieces: flag,
});

/** What a file that is sent is to be imported as. */
export interface UploadQuestion {
  readonly kind: ImportKind;
  readonly format: FileFormat;
  readonly isDry: boolean;
  readonly removesMissing: boolean;
  readonly allowsMost: boolean;
  readonly sendKey: string;
  /** The file comes in pieces, by calls of their own. */
  readonly inPieces: boolean;
}

const FORMATS = { json: 'JSON', csv: 'CSV', xlsx: 'XLSX' } as const;

const formatOf = (named: keyof typeof FORMATS | undefined, contentType = ''): FileFormat => {
  if (named !== undefined) return FORMATS[named];
  if (/^text\/(?:csv|tab-separated-values)\b/i.test(contentType)) return 'CSV';
  return /spreadsheetml/i.test(contentType) ? 'XLSX' : 'JSON';
};

const KEY = /^[\w.:~-]{8,200}$/;

/** Reads what a request asks for. @throws ProblemError invalid-request naming the field; not-found for a kind there is not */
export const questionOf = (request: FastifyRequest): UploadQuestion => {
  const { kind } = request.params as { readonly kind: string };
  if (!isImportKind(kind)) throwProblem('not-found');
  const read = query.safeParse(request.query);
  if (!read.success) {
    const field = String(read.error.issues[0]?.path[0] ?? 'query');
    return throwProblem('invalid-request', { field });
  }
  const { format, dryRun, deactivateMissing, deleteMissing, allowMost, pieces } = read.data;
  if (deactivateMissing === 'true' && kind !== 'products')
    throwProblem('invalid-request', { field: 'deactivateMissing', detail: 'It is for products only.' });
  if (deleteMissing === 'true' && kind !== 'prices' && kind !== 'holidays')
    throwProblem('invalid-request', {
      field: 'deleteMissing',
      detail: 'It is for prices and holidays only.',
    });
  const sendKey = request.headers['idempotency-key'];
  if (typeof sendKey !== 'string' || !KEY.test(sendKey))
    throwProblem('invalid-request', {
      field: 'Idempotency-Key',
      detail: 'The header names the file: 8 to 200 letters, digits and . _ : ~ -',
    });
  return {
    kind,
    format: formatOf(format, request.headers['content-type']),
    isDry: dryRun === 'true',
    removesMissing: deactivateMissing === 'true' || deleteMissing === 'true',
    allowsMost: allowMost === 'true',
    sendKey,
    inPieces: pieces === 'true',
  };
};
