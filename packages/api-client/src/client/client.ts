import type { Locale } from '@gastroshop/api-contract';
import { MissingOriginError } from '../errors';
import { readDocumentCookie } from './read-document-cookie';
import type { SessionPort } from './session-port';
import { createTokenState, type TokenState } from './token-state';

/** Nobody watches an empty page for longer, not even over a mountain's last bar of network. */
const ANSWER_MS = 30_000;
/** A catalogue as a spreadsheet takes the backend a while. */
const FILE_MS = 120_000;

/** Settings of a client; each has a default that suits a page served by the shop's own origin. */
export interface ClientOptions {
  /** Language of every answer, sent as Accept-Language (LOC-4); a function is asked at each call. Default: de-AT. */
  readonly locale?: Locale | (() => Locale) | undefined;
  /**
   * The customer one acts for; a function is asked at each call, and answers undefined when nobody is signed in or no
   * customer is chosen. Sent with every call that may name a customer in its query and was given none. Default: none.
   */
  readonly customerId?: string | (() => string | undefined) | undefined;
  /**
   * Origin of the backend. Needed outside a page, and on pages of another origin. Default: that of the page.
   *
   * @example 'https://shop.example'
   */
  readonly origin?: string | undefined;
  /** Where the backend is, without a slash at the end. Default: /v1 and /proxy, at the origin. */
  readonly basePaths?:
    { readonly shop?: string | undefined; readonly proxy?: string | undefined } | undefined;
  /** Default: the global fetch, looked up at each call. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /**
   * A bearer token of the shop's realm, for whoever has no session cookie: another site's server, a script. Asked at each
   * call, so keep what is still good; undefined is a visitor. After a 401 it is asked once more with the token that was
   * refused, and the call repeated with another one. Default: the token of the session, fetched from the backend.
   */
  readonly token?: ((refused?: string) => Promise<string | undefined>) | undefined;
  /** Reads a cookie. Default: from document.cookie, where there is a document. */
  readonly readCookie?: ((name: string) => string | undefined) | undefined;
  /** Name of the readable cookie whose presence means "logged in". Default: token. */
  readonly tokenCookie?: string | undefined;
  /** The clock, in milliseconds since 1970. Default: Date.now. */
  readonly now?: (() => number) | undefined;
  /**
   * How long an answer may take, in milliseconds, before the call fails with a TimeoutError: 30 seconds, and two minutes
   * for files, which the backend has to make. A stream of events lasts as long as it lasts.
   */
  readonly limits?: { readonly answer?: number | undefined; readonly file?: number | undefined } | undefined;
  /** What happens when the session is lost. Default: nothing; the failing call still fails. */
  readonly session?: SessionPort | undefined;
}

/** A configured client. Opaque: hand it to the calls, do not look inside. */
export interface Client {
  readonly locale: () => Locale;
  readonly customerId: () => string | undefined;
  readonly basePaths: { readonly shop: string; readonly proxy: string };
  readonly fetch: typeof globalThis.fetch;
  readonly token: ((refused?: string) => Promise<string | undefined>) | undefined;
  readonly readCookie: (name: string) => string | undefined;
  readonly tokenCookie: string;
  readonly now: () => number;
  readonly limits: { readonly answer: number; readonly file: number };
  readonly session: SessionPort;
  readonly signOn: TokenState;
}

/** Called bare: as a method of another object the browser's fetch refuses to work. */
const fetchFromHere: typeof globalThis.fetch = async (input, init) => {
  if (typeof input === 'string' && input.startsWith('/') && typeof location === 'undefined')
    throw new MissingOriginError();
  return fetch(input, init);
};

/**
 * Makes a client. One per page: it holds the access token, so that all calls share one token request.
 *
 * @example
 * const client = createClient({ locale: () => currentLocale, session: browserSession({ storageKey }) });
 * const cart = await getCart(client, { tenant: 'AZ', customerId: '100200' });
 */
export function createClient(options: ClientOptions = {}): Client {
  const { locale = 'de-AT', customerId, basePaths, limits } = options;
  const origin = options.origin?.replace(/\/+$/, '') ?? '';
  return {
    locale: typeof locale === 'function' ? locale : () => locale,
    customerId: typeof customerId === 'function' ? customerId : () => customerId,
    basePaths: { shop: basePaths?.shop ?? `${origin}/v1`, proxy: basePaths?.proxy ?? `${origin}/proxy` },
    fetch: options.fetch ?? fetchFromHere,
    token: options.token,
    readCookie: options.readCookie ?? readDocumentCookie,
    tokenCookie: options.tokenCookie ?? 'token',
    now: options.now ?? Date.now,
    limits: { answer: limits?.answer ?? ANSWER_MS, file: limits?.file ?? FILE_MS },
    session: options.session ?? {},
    signOn: createTokenState(),
  };
}
