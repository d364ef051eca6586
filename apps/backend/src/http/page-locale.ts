import { LOCALE_COOKIE, parseCookies } from '@gastroshop/identity';
import { LOCALES, type Locale } from '@gastroshop/i18n';
import type { FastifyRequest } from 'fastify';

/** The tags of Accept-Language, the one that is wanted most first; of equals the one that is named first. */
const acceptedTags = (acceptLanguage: string): readonly string[] =>
  acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const quality = parameters.find((one) => one.startsWith('q='))?.slice(2);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);

const languageOf = (tag: string): string => tag.slice(0, 2).toLowerCase();

/**
 * The language for whoever visits for the first time: the first that the browser asks for among those that are offered,
 * else the first that is (LOC-1).
 *
 * @param acceptLanguage the header as it came
 * @param offered languages of the tenant's shop, the first for whoever asks for none of them
 * @example offeredLocale('fr, en;q=0.8, de;q=0.5', ['de-AT', 'en-GB']) // 'en-GB'
 */
export const offeredLocale = (acceptLanguage: string | undefined, offered: readonly Locale[]): Locale =>
  acceptedTags(acceptLanguage ?? '')
    .map((tag) => offered.find((locale) => languageOf(locale) === languageOf(tag)))
    .find((locale) => locale !== undefined) ??
  offered[0] ??
  LOCALES[0];

/**
 * The language of a page the backend makes: the one chosen in the shop where the tenant offers it, else the browser's
 * among those offered.
 */
export const pageLocale = async (request: FastifyRequest): Promise<Locale> => {
  const { languages } = await request.hostProfile();
  const chosen = parseCookies(request.headers.cookie ?? '').get(LOCALE_COOKIE.name);
  return (
    languages.find((locale) => locale === chosen) ??
    offeredLocale(request.headers['accept-language'], languages)
  );
};
