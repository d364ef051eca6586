import { parseConsents, mayTrack, parseCookies } from '@gastroshop/identity';
import type { FastifyRequest } from 'fastify';

/** Whether the visitor has said yes to search analytics; the client asks too, but here it is decided. */
export const hasConsent = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  mayTrack(parseConsents(parseCookies(headers.cookie ?? '')), 'searchAnalytics');
