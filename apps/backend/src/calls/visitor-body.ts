import { Transform, type Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { ProblemError, refuse } from '../http';
import { VISITOR_BODY_BYTES } from './body-limits';

const tooLarge = () => new ProblemError('body-too-large', { detail: 'Long bodies are for signed-in users' });

/**
 * Refuses a visitor's body by the length it announces, before a byte of it is read.
 *
 * @throws ProblemError body-too-large
 */
export const refuseLongAnnounced = (request: FastifyRequest): void => {
  if (Number(request.headers['content-length'] ?? 0) > VISITOR_BODY_BYTES)
    refuse('body-too-large', tooLarge().facts);
};

/** A visitor's body that announces no length, read no further than a visitor may write. */
export const cutLong = (body: Readable): Readable => {
  let length = 0;
  return body.pipe(
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        length += chunk.length;
        if (length > VISITOR_BODY_BYTES) done(tooLarge());
        else done(null, chunk);
      },
    }),
  );
};
