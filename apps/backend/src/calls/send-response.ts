import type { FastifyReply } from 'fastify';
import type { FileAnswer } from './answers';

/** RFC 6266: an ASCII name for old readers, the real one beside it. */
const dispositionOf = (fileName: string): string => {
  const plain = fileName.replaceAll(/[^\w .()-]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
};

/** Sends a file. */
export const sendFile = (reply: FastifyReply, file: FileAnswer): FastifyReply => {
  reply.type(file.mediaType);
  if (file.fileName !== undefined) reply.header('content-disposition', dispositionOf(file.fileName));
  reply.header('cache-control', file.cacheControl ?? 'no-store');
  return reply.send(typeof file.bytes === 'string' ? file.bytes : Buffer.from(file.bytes));
};

/** Sends JSON that is written already. */
export const sendJson = (reply: FastifyReply, text: string): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(text);
