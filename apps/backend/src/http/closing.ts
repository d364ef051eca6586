import type { FastifyInstance } from 'fastify';
import { throwProblem } from './problem-error';

/** Seconds after which a proxy has turned to another node. */
const RETRY_AFTER_S = 1;

/**
 * Refuses what still comes over open connections while the application closes, as it refuses everything: the framework's
 * own answer has neither the shape of a problem nor the headers.
 */
export const registerClosing = (app: FastifyInstance): void => {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onRequest', (_request, _reply, done) => {
    if (isClosing) throwProblem('unavailable', { retryAfter: RETRY_AFTER_S });
    done();
  });
};
