import { KNOWN_ROUTES, type KnownPages } from '@gastroshop/identity';
import type { FastifyRequest } from 'fastify';

/** The pages a sign-on may come back to: those of the shop, at the host of another site any page of its own. */
export const pagesOfHost = (request: FastifyRequest): KnownPages =>
  request.hostEntry.mode === 'SITE' ? 'ANY' : KNOWN_ROUTES;
