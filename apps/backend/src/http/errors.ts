import type { ErrorCode } from '@gastroshop/api-contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { JwksUnavailableError } from '../access';
import { isDatabaseGone } from '../db';
import { problemBody, ProblemError } from './problem-error';
import { namesOf } from './request-log';

/** What the framework refuses by itself, by its own codes. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-body',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-body',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed-body',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
};

const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

const statusOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined;

const problemOf = (error: unknown): ProblemError => {
  if (error instanceof ProblemError) return error;
  const known = CODES[codeOf(error) ?? ''];
  if (known !== undefined) return new ProblemError(known);
  if (error instanceof JwksUnavailableError || isDatabaseGone(error))
    return new ProblemError('unavailable', { retryAfter: 2 });
  if (statusOf(error) === 429) return new ProblemError('too-many-requests');
  if (statusOf(error) === 503) return new ProblemError('unavailable', { retryAfter: 2 });
  if (error instanceof SyntaxError || statusOf(error) === 400) return new ProblemError('malformed-body');
  return new ProblemError('unknown');
};

const send = (reply: FastifyReply, problem: ProblemError) => {
  if (problem.facts.retryAfter !== undefined) reply.header('retry-after', problem.facts.retryAfter);
  return (
    reply
      .code(problem.status)
      // Of the answer that failed; this one is packed anew, if at all.
      .removeHeader('content-encoding')
      .header('cache-control', 'no-store')
      .type('application/problem+json')
      .send(JSON.stringify(problemBody(problem, namesOf(reply.request))))
  );
};

/**
 * Whether whoever called has gone before the answer began: the stream it would have been packed by ends before its time.
 * A stream that ends so while somebody still waits for it has failed.
 */
const isCallerGone = (error: unknown, { raw }: FastifyReply): boolean =>
  codeOf(error) === 'ERR_STREAM_PREMATURE_CLOSE' && raw.destroyed;

/** Answers every error as RFC 9457. What has no code of its own is logged by name only: errors may quote data. */
export const registerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error);
    if (problem.code === 'unknown' && !isCallerGone(error, reply))
      request.log.error(
        {
          error: error instanceof Error ? error.name : 'unknown',
          code: codeOf(error),
          stack: placesOf(error),
        },
        'A call failed',
      );
    return send(reply, problem);
  });
  app.setNotFoundHandler((_request, reply) => send(reply, new ProblemError('not-found')));
};

/** Where an error was thrown, without its message, which may quote what somebody typed. */
const placesOf = (error: unknown): readonly string[] =>
  error instanceof Error
    ? (error.stack ?? '')
        .split('\n')
        .filter((line) => /^\s+at /.test(line))
        .slice(0, 8)
    : [];
