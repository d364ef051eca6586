import { matchRoute } from './match-route';
import { pathOfUrl } from './path-of-url';
import { KNOWN_ROUTES, type Route } from './route';

/** Where whatever is not safe leads. */
export const HOME_PATH = '/';

/** Far above any address the shop makes, far below what servers refuse. */
const LONGEST_TARGET = 2048;

/** Control characters, blanks of any kind, invisible formatting, and halves of characters; backslashes too. */
const NEVER_RAW = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}\\]/u;

/** What a segment must not mean: separators, another layer of encoding, control characters. */
const NEVER_IN_SEGMENT = /[\p{Cc}\p{Cf}\p{Cs}\\/%?#]/u;

/** Characters that look like slashes and that some software turns into them. */
const SLASH_LOOKALIKES = /[\u2044\u2215\u2216\u29f5\u29f8\u29f9\u2571\u2572\u27cb\u27cd]/;

/** Percent signs that encode nothing, and encoded control characters, which could end a header line. */
const BAD_ESCAPE = /%(?![\da-f]{2})|%[01][\da-f]|%7f/i;

const decoded = (segment: string): string | undefined => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
};

/** Whether a segment stays one segment, however often it is decoded or normalised further on. */
const isSafeSegment = (segment: string): boolean => {
  const text = decoded(segment)?.normalize('NFKC');
  if (text === undefined || text === '' || text === '.' || text === '..') return false;
  return !NEVER_IN_SEGMENT.test(text) && !SLASH_LOOKALIKES.test(text);
};

const isSafePath = (path: string): boolean =>
  path === '/' || path.replace(/\/$/, '').split('/').slice(1).every(isSafeSegment);

/**
 * The pages a target may be one of: known routes, or `ANY` of a site of the group whose pages the shop does not know. Those
 * of the backend itself are never among them: nobody is signed out, or sent round in circles, by a target.
 */
export type KnownPages = readonly Route[] | 'ANY';

/** First segments of what a site passes on to the backend. */
const BACKEND_SEGMENTS = new Set(['v1', 'auth', 'oidc', 'media', 'proxy', 'dev']);

const isSitePage = (path: string): boolean => {
  const [, first = ''] = path.split('/');
  return !BACKEND_SEGMENTS.has((decoded(first) ?? '').normalize('NFKC').toLowerCase());
};

const isKnown = (path: string, pages: KnownPages): boolean =>
  pages === 'ANY' ? isSitePage(path) : matchRoute(path, pages) !== undefined;

const isSafe = (target: string, pages: KnownPages): boolean => {
  if (target.length > LONGEST_TARGET || !target.startsWith('/') || NEVER_RAW.test(target)) return false;
  const path = pathOfUrl(target);
  const rest = target.slice(path.length);
  return isSafePath(path) && !BAD_ESCAPE.test(rest) && isKnown(path, pages);
};

/**
 * The address to go to after sign-on or a choice: the wanted one if it is a path of this origin that a known route
 * has, else the home page. Comparing beginnings is not enough against `//`, backslashes, encoded and look-alike
 * slashes, so the whole path must be one the shop knows, and must stay so when it is decoded again.
 *
 * @param target what a query, a cookie or the session storage holds
 * @param pages the known pages; those of both shops and the preview by default
 * @example sanitizeRedirectTarget('/my/orders?page=2') // '/my/orders?page=2'
 * @example sanitizeRedirectTarget('//evil.example/my/orders') // '/'
 */
export const sanitizeRedirectTarget = (
  target: string | undefined,
  pages: KnownPages = KNOWN_ROUTES,
): string => (target !== undefined && isSafe(target, pages) ? target : HOME_PATH);
