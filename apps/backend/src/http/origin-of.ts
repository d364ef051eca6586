import type { FastifyRequest } from 'fastify';

/** Whether the browser speaks https; a proxy's word for it counts only where the proxy is trusted. */
export const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https';

/** The origin the request came to, as the browser sees it. */
export const originOf = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;
