import type { FastifyInstance } from 'fastify';

/** Writes a line for every answer: what was called, how it ended, how long it took. */
export const registerRequestLog = (app: FastifyInstance): void => {
  app.addHook('onResponse', (request, reply, done) => {
    const { url = 'no route', config } = request.routeOptions;
    request.log.info(
      {
        method: request.method,
        route: url,
        call: config.callName,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    done();
  });
};
