import { contract, type CallName, type Contract, type RequestOf } from '@gastroshop/api-contract';
import { CSRF_COOKIE, parseCookies, sessionIdCookie } from '@gastroshop/identity';
import type { FastifyInstance } from 'fastify';
import { createApp, type AppDependencies } from '../app';
import type { Store } from '../db';
import { createCsrfTokens } from '../http';
import type { Services } from '../modules';
import { systemClock, type Clock } from '../settings';
import { firstTenants } from './first-tenants';
import { createTestIssuer, type TestIssuer, type TestUser } from './tokens';

/** What a call came back with. */
export interface TestAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** The JSON, or the text of anything else. */
  readonly body: unknown;
  readonly bytes: Buffer;
}

/** The application on a store, called without a network. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly issuer: TestIssuer;
  /**
   * Makes a call of the contract with its flat arguments, as the client does.
   *
   * @param as who calls; left out: a visitor
   */
  call<Name extends CallName>(
    name: Name,
    args: RequestOf<Contract[Name]>,
    as?: TestUser,
    headers?: Readonly<Record<string, string>>,
  ): Promise<TestAnswer>;
  /** A value for the CSRF cookie and its header, of a browser without a session. */
  csrfToken(): string;
  close(): Promise<void>;
}

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.map(String).join(',') : String(value);

/** A point of the curve, as a browser is told it (RFC 8291, appendix A). */
const TEST_PUSH_KEY =
  'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';

/** What modules work with in a test. */
export const testServices = (store: Store, clock: Clock): Services => ({
  store,
  clock,
  tenants: firstTenants(),
  keyRing: [new Uint8Array(32).fill(7)],
  tracking: {},
  externalOrigins: [],
  analyticsUrl: undefined,
  push: { publicKey: TEST_PUSH_KEY, ownOrigins: ['https://push.example'] },
});

/** Requests of a test have one name, so that answers that must not differ can be compared byte for byte. */
export const NAMED_ALIKE = {
  'x-request-id': '11112222333344445555666677778888',
  traceparent: '00-0123456789abcdef0123456789abcdef-0123456789abcdef-01',
};

/** A machine busy with tests turns nobody away. */
const PATIENT = { delays: { 0: 1e6, 1: 1e6, 2: 1e6, 3: 1e6, 4: 1e6 } };

/** Makes the application for a test. Close it before the store. */
export const createTestApp = async (
  store: Store,
  clock: Clock = systemClock,
  more: Partial<AppDependencies> = {},
): Promise<TestApp> => {
  const issuer = await createTestIssuer(clock);
  const services = testServices(store, clock);
  const csrf = createCsrfTokens(services.keyRing);
  const app = await createApp({
    services,
    verifyToken: issuer.verifyToken,
    limits: 'none',
    shedding: PATIENT,
    ...more,
  });
  return {
    app,
    issuer,
    csrfToken: () => csrf.issue(undefined),
    call: async (name, args, as, headers = {}) => {
      const { endpoint } = contract[name];
      const values = new Map<string, unknown>(Object.entries(args));
      const url = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
        encodeURIComponent(textOf(values.get(key))),
      );
      const query = Object.keys('query' in endpoint ? endpoint.query : {}).flatMap((key) => {
        const value = values.get(key);
        return value === undefined ? [] : [`${key}=${encodeURIComponent(textOf(value))}`];
      });
      const body = 'body' in endpoint ? values.get(endpoint.body) : undefined;
      const isText = 'textBody' in endpoint;
      const key = values.get('idempotencyKey');
      // As the client does: the cookie's value comes back as a header.
      const session = parseCookies(headers['cookie'] ?? '').get(sessionIdCookie(false).name);
      const csrfToken = 'csrf' in endpoint ? csrf.issue(session) : undefined;
      const cookies = [headers['cookie'], csrfToken && `${CSRF_COOKIE.name}=${csrfToken}`].filter(Boolean);
      const answer = await app.inject({
        method: endpoint.method,
        url: `${'base' in endpoint ? `/${endpoint.base}` : '/v1'}${url}${query.length > 0 ? `?${query.join('&')}` : ''}`,
        headers: {
          host: 'localhost',
          'accept-language': 'de-AT',
          ...NAMED_ALIKE,
          ...(as !== undefined && { authorization: `Bearer ${await issuer.tokenFor(as)}` }),
          ...(typeof key === 'string' && { 'idempotency-key': key }),
          ...(body !== undefined && { 'content-type': isText ? 'text/plain' : 'application/json' }),
          ...(csrfToken !== undefined && { 'x-xsrf-token': csrfToken }),
          ...headers,
          ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
        },
        ...(body !== undefined && {
          payload: isText && typeof body === 'string' ? body : JSON.stringify(body),
        }),
      });
      const isJson = String(answer.headers['content-type']).includes('json');
      return {
        status: answer.statusCode,
        headers: answer.headers,
        body: isJson ? answer.json<unknown>() : answer.body,
        bytes: answer.rawPayload,
      };
    },
    close: () => app.close(),
  };
};
