import type { FastifyInstance } from 'fastify';
import { hasMoreValuesThan, isDeeperThan, MAX_JSON_DEPTH, MAX_JSON_VALUES } from './json-depth';
import { ProblemError } from './problem-error';

/**
 * Reads JSON bodies the framework's way (no prototype is set from outside), but none that is nested without end or holds
 * more than any of the contract: what comes after parsing walks it, and so does whoever parses.
 */
export const registerJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (isDeeperThan(text, MAX_JSON_DEPTH))
      done(new ProblemError('malformed-body', { detail: `Nested deeper than ${MAX_JSON_DEPTH}` }), undefined);
    else if (hasMoreValuesThan(text, MAX_JSON_VALUES))
      done(new ProblemError('malformed-body', { detail: `More than ${MAX_JSON_VALUES} values` }), undefined);
    else void parse(request, text, done);
  });
};
