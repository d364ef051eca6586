import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';

/**
 * What the framework itself logs. Its lines about the beginning and the end of a request are ours to write, one each;
 * what is left is an answer that broke off.
 */
export class FrameworkLog extends LogController {
  constructor() {
    super({ disableRequestLogging: true, requestIdLogLabel: 'requestId' });
  }

  override streamError(
    error: Error & { readonly code?: string },
    _request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') reply.log.warn({ err: error }, 'An answer broke off');
  }
}
