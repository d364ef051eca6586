import { type Client, type ClientOptions, createClient } from '../client';

/** One request as the fake backend received it. */
export interface Received {
  readonly url: string;
  readonly headers: Headers;
  readonly init: RequestInit;
}

/** A JSON answer. */
export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

/** The answer of the token endpoint: a token that lives for five minutes from `now` on. */
export const tokenAnswer = (token: string, now = 0, life = 300_000): Response =>
  json({ token, expiresAt: new Date(now + life).toISOString() });

interface FakeBackend {
  readonly client: Client;
  /** Every request but the ones for a token, in the order they came. */
  readonly calls: Received[];
  readonly tokenRequests: Received[];
  /** What was reported to the session port, in order. */
  readonly events: string[];
  readonly cookies: Record<string, string>;
  /** The injected clock. */
  readonly clock: { now: number };
}

type Handler = (request: Received, count: number) => Response | Promise<Response>;

/** A client whose fetch never leaves the process: `onCall` answers the calls, `onToken` the token requests. */
export function fakeBackend(onCall: Handler, onToken?: Handler, options: ClientOptions = {}): FakeBackend {
  const calls: Received[] = [];
  const tokenRequests: Received[] = [];
  const events: string[] = [];
  const cookies: Record<string, string> = {};
  const clock = { now: 0 };
  const client = createClient({
    fetch: async (input, init = {}) => {
      // As real fetch does, and later than the caller goes on.
      await Promise.resolve();
      init.signal?.throwIfAborted();
      const url = String(input instanceof Request ? input.url : input);
      const request = { url, headers: new Headers(init.headers), init };
      const isToken = url.endsWith('/my/token');
      const requests = isToken ? tokenRequests : calls;
      requests.push(request);
      const handler = isToken ? (onToken ?? (() => json({}, 401))) : onCall;
      return handler(request, requests.length);
    },
    readCookie: (name) => cookies[name],
    now: () => clock.now,
    session: {
      onSessionLost: () => events.push('session lost'),
      onContentUnauthorized: () => events.push('content unauthorized'),
    },
    ...options,
  });
  return { client, calls, tokenRequests, events, cookies, clock };
}

/** What a call failed with; fails the test when it did not fail. */
export async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => Promise.reject(new Error('It was expected to fail')),
    (error: unknown) => error,
  );
}
