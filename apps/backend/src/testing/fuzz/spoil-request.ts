import { inside, isRecord, NASTY, ofOtherType, pick, without } from './nasty';
import type { OtherSeed } from './other-seed';
import type { PlainRequest } from './plain-request';

/** A request as it goes out. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly token: 'OWN' | 'NONE' | 'BROKEN' | 'OTHER';
  readonly host: string;
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'];
/** As they stand in an address: broken escapes, ways up, bytes that are no text. */
const PARTS = [
  '%00',
  '%',
  '%ff',
  '%c0%ae%c0%ae',
  '..%2f..%2fetc%2fpasswd',
  '..',
  '.',
  '',
  '//elsewhere.example',
  '%27%20or%201=1--',
  '-1',
  '0',
  '99999999999999999999',
  '__proto__',
  'constructor',
  '%F0%9F%8D%B7',
  '*',
  ':id',
  '%2525',
];
const HEADERS = [
  '',
  '"-1"',
  '"99999999999999999999"',
  'W/"1"',
  '*',
  '"1", "2"',
  '-1',
  '1e9',
  '0x10',
  'x'.repeat(3_000),
  'ä',
  'NaN',
];
const HEADER_NAMES = [
  'if-match',
  'if-none-match',
  'upload-offset',
  'idempotency-key',
  'content-encoding',
  'accept-language',
  'accept',
  'cookie',
  'origin',
  'sec-fetch-site',
  'x-forwarded-host',
  'x-http-method-override',
  'range',
  'if-modified-since',
  'expect-ct',
  'x-request-id',
  'traceparent',
];
const LONG = 5_000;

const encodedPath = (part: string): string => encodeURIComponent(part).replaceAll('%2F', '/');

const asText = ({ type }: Pick<PlainRequest, 'type'>, body: unknown): string | undefined => {
  if (body === undefined) return undefined;
  if (type !== 'application/x-www-form-urlencoded' || !isRecord(body))
    return typeof body === 'string' && type !== 'application/json' ? body : JSON.stringify(body);
  return new URLSearchParams(
    Object.entries(body).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ).toString();
};

/** Spoils a request outside the contract as its wish says. */
export const spoilRequest = (
  route: string,
  plain: PlainRequest,
  { spoiling, choice }: Pick<OtherSeed, 'spoiling' | 'choice'>,
): SentRequest => {
  const place = choice % Math.max(1, plain.parts.length);
  const asIs = plain.parts.map(encodedPath);
  const replaced = (part: string) => asIs.map((own, index) => (index === place ? part : own));
  const pathOf = (parts: readonly string[], query = plain.query): string => {
    let at = 0;
    const [, pattern = '/'] = route.split(' ');
    const path = pattern.replaceAll(/[:*]/g, () => parts[at++] ?? '');
    const search = new URLSearchParams(query).toString();
    return search === '' ? path : `${path}?${search}`;
  };
  const type: Readonly<Record<string, string>> =
    plain.type === undefined ? {} : { 'content-type': plain.type };
  const sent: SentRequest = {
    method: plain.method,
    path: pathOf(asIs),
    headers: { ...type, ...plain.headers },
    body: asText(plain, plain.body),
    token: 'OWN',
    host: 'localhost',
  };
  const withBody = (body: unknown): SentRequest =>
    plain.body === undefined ? sent : { ...sent, body: asText(plain, body) };
  const withQuery = (change: (value: string) => string | undefined): SentRequest => {
    const key = pick(Object.keys(plain.query), choice);
    if (key === undefined) return sent;
    const value = change(plain.query[key] ?? '');
    const others = Object.fromEntries(Object.entries(plain.query).filter(([name]) => name !== key));
    return { ...sent, path: pathOf(asIs, value === undefined ? others : { ...others, [key]: value }) };
  };
  switch (spoiling) {
    case 'NONE':
      return sent;
    case 'NASTY_PATH':
      return { ...sent, path: pathOf(replaced(pick(PARTS, choice >> 2) ?? '')) };
    case 'LONG_PATH':
      return { ...sent, path: pathOf(replaced('x'.repeat(LONG))) };
    case 'NASTY_QUERY':
      return withQuery(() => String(pick(NASTY, choice >> 3)));
    case 'UNKNOWN_QUERY':
      return { ...sent, path: pathOf(asIs, { ...plain.query, surelyUnknown: '1' }) };
    case 'MISSING_QUERY':
      return withQuery(() => undefined);
    case 'NASTY_HEADER': {
      const name = pick([...Object.keys(plain.headers), ...HEADER_NAMES], choice) ?? 'accept';
      return { ...sent, headers: { ...sent.headers, [name]: pick(HEADERS, choice >> 4) ?? '' } };
    }
    case 'MISSING_HEADERS':
      return { ...sent, headers: type };
    case 'NASTY_BODY':
      return withBody(inside(plain.body, choice, () => pick(NASTY, choice >> 7)));
    case 'EDGE_BODY':
      return withBody(
        inside(plain.body, choice, (value) =>
          typeof value === 'string'
            ? pick(['', ' ', value.repeat(200), `${value}\n`], choice)
            : ofOtherType(value),
        ),
      );
    case 'MISSING_FIELD':
      return withBody(without(plain.body, choice));
    case 'BROKEN_BODY':
      return plain.body === undefined
        ? sent
        : { ...sent, body: pick(['{', '[1,', '"', 'null', '%', '&&==', 'a=%ff', '\u0000'], choice) };
    case 'DEEP_BODY':
      return plain.body === undefined ? sent : { ...sent, body: `${'['.repeat(200)}1${']'.repeat(200)}` };
    case 'LONG_BODY':
      return plain.body === undefined ? sent : { ...sent, body: `a=${'x'.repeat(LONG)}` };
    case 'NO_BODY':
      return { ...sent, body: undefined };
    case 'OTHER_MEDIA': {
      const media =
        pick(['application/xml', 'text/html', 'x', 'multipart/form-data; boundary=x'], choice) ?? 'x';
      return { ...sent, headers: { ...sent.headers, 'content-type': media } };
    }
    case 'NO_TOKEN':
      return { ...sent, token: 'NONE' };
    case 'BROKEN_TOKEN':
      return { ...sent, token: 'BROKEN' };
    case 'OTHER_TOKEN':
      return { ...sent, token: 'OTHER' };
    case 'OTHER_HOST':
      return { ...sent, host: pick(['gm.localhost', 'elsewhere.example', ''], choice) ?? '' };
    case 'OTHER_METHOD':
      return { ...sent, method: pick(METHODS, choice) ?? 'GET' };
  }
};
