import type { Locale } from '@gastroshop/api-contract';
import { readDocumentCookie } from './read-document-cookie';
import type { SessionPort } from './session-port';
import { newSignOn, type SignOn } from './sign-on';

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
  /** Where the backend is, without a slash at the end; outside a browser with its origin. Default: /v1 and /proxy. */
  readonly basePaths?:
    { readonly shop?: string | undefined; readonly proxy?: string | undefined } | undefined;
  /** Default: the global fetch, looked up at each call. */
  readonly fetch?: typeof globalThis.fetch | undefined;
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
  readonly readCookie: (name: string) => string | undefined;
  readonly tokenCookie: string;
  readonly now: () => number;
  readonly limits: { readonly answer: number; readonly file: number };
  readonly session: SessionPort;
  readonly signOn: SignOn;
}

/**
 * Makes a client. One per page: it holds the access token, so that all calls share one token request.
 *
 * @example
 * const client = createClient({ locale: () => currentLocale, session: browserSession({ storageKey }) });
 * const cart = await getCart(client, { tenant: 'AZ', customerId: '100200' });
 */
export function createClient(options: ClientOptions = {}): Client {
  const { locale = 'de-AT', customerId, basePaths, limits } = options;
  return {
    locale: typeof locale === 'function' ? locale : () => locale,
    customerId: typeof customerId === 'function' ? customerId : () => customerId,
    basePaths: { shop: basePaths?.shop ?? '/v1', proxy: basePaths?.proxy ?? '/proxy' },
    // Called bare: as a method of another object the browser's fetch refuses to work.
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
    readCookie: options.readCookie ?? readDocumentCookie,
    tokenCookie: options.tokenCookie ?? 'token',
    now: options.now ?? Date.now,
    limits: { answer: limits?.answer ?? ANSWER_MS, file: limits?.file ?? FILE_MS },
    session: options.session ?? {},
    signOn: newSignOn(),
  };
}
