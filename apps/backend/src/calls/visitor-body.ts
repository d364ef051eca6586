import { Transform, type Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { ProblemError, throwProblem } from '../http';

const tooLarge = () => new ProblemError('body-too-large', { detail: 'Long bodies are for signed-in users' });

/**
 * Refuses a visitor's body by the length it announces, before a byte of it is read.
 *
 * @param most bytes
 * @throws ProblemError body-too-large
 */
export const refuseLongAnnounced = (request: FastifyRequest, most: number): void => {
  if (Number(request.headers['content-length'] ?? 0) > most) throwProblem('body-too-large', tooLarge().facts);
};

/** A visitor's body that announces no length, read no further than so many bytes. */
export const cutLong = (body: Readable, most: number): Readable => {
  let length = 0;
  return body.pipe(
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        length += chunk.length;
        if (length > most) done(tooLarge());
        else done(null, chunk);
      },
    }),
  );
};
