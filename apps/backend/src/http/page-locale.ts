import { LOCALE_COOKIE, parseCookies } from '@gastroshop/identity';
import { LOCALES, type Locale } from '@gastroshop/i18n';
import type { FastifyRequest } from 'fastify';
import { requestLocale } from './request-locale';

/** The language of a page the backend makes: the one chosen in the shop, else the browser's. */
export const pageLocale = (request: FastifyRequest): Locale => {
  const chosen = parseCookies(request.headers.cookie ?? '').get(LOCALE_COOKIE.name);
  return LOCALES.find((locale) => locale === chosen) ?? requestLocale(request.headers['accept-language']);
};
