import {
  contract,
  ERRORS,
  isErrorCode,
  order,
  orderTemplate,
  type CallName,
  type ErrorCode,
} from '@gastroshop/api-contract';
import { CSRF_COOKIE, DEMO_HOSTS } from '@gastroshop/identity';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppDependencies } from '../../app';
import { connectPostgresql, type Store } from '../../db';
import { DEFAULT_LIMITS } from '../../http';
import { handlersOf } from '../../modules';
import { publishContent } from '../../modules/content';
import { openCalls } from '../../modules/open-calls';
import type { SignedInSession } from '../process';
import { freePort } from '../process';
import { plantArticles } from '../plant-catalogue';
import { plantFair, plantUsers } from '../plant-people';
import { movableClock, plantOrderer, shelfArticle, type PlantedOrderer } from '../plant-ordering';
import { stores } from '../stores';
import { createTestApp, testServices, type TestApp } from '../test-app';
import { callOverHttp, createOpenApiChecker, type CallArguments, type HttpAnswer } from './index';

const checker = createOpenApiChecker();
const callNames = Object.keys(contract).filter((name): name is CallName => name in contract);

const PAGE = { meta: { pageTitle: 'Intern' }, introBlock: { title: 'Intern' }, blocks: [] };
const THURSDAY = '2026-11-26';
/** After the last order for Thursday. */
const TOO_LATE = new Date('2026-11-25T15:30:00Z');
/** Larger than any call takes. */
const HUGE = `["${'x'.repeat(3_000_000)}"]`;

/** An application that listens. */
interface Listening {
  readonly shop: TestApp;
  readonly origin: string;
}

describe.each(stores)(
  'API-5: every refusal over HTTP on %s, checked against the OpenAPI file',
  (engine, open) => {
    const clock = movableClock();
    const start = new Date(clock.now());
    const started: Listening[] = [];
    let store: Store;
    let main: Listening;
    let who: PlantedOrderer;
    const article = shelfArticle();
    const byTheSix = shelfArticle({ doc: { minSaleQuantity: 6 } });
    const answersByCode = new Map<ErrorCode, number>();

    const listen = async (on: Store, more: Partial<AppDependencies> = {}): Promise<Listening> => {
      const shop = await createTestApp(on, clock, more);
      const port = await freePort();
      await shop.app.listen({ port, host: '127.0.0.1' });
      const listening = { shop, origin: `http://localhost:${port}` };
      started.push(listening);
      return listening;
    };

    beforeAll(async () => {
      store = await open();
      main = await listen(store);
      who = await store.asSystem((queries) => plantOrderer(queries));
      await store.asSystem(async (queries) => {
        await plantArticles(queries, [article, byTheSix]);
        await plantUsers(queries, [{ id: who.userId }, { id: who.colleagueId }]);
        const fair = { isActive: true, globalDiscountFactor: '0.97' };
        await plantFair(queries, { ...fair, id: 'FREMD' }, ['GM']);
        await plantFair(queries, { ...fair, id: 'GESPERRT' }, ['AZ'], [who.customerId]);
        await plantFair(queries, { ...fair, id: 'EINMAL', maxOrdersPerCustomer: 1 }, ['AZ']);
        await publishContent(queries, {
          scope: 'AZ',
          at: start,
          by: 'test',
          kind: 'form',
          slug: 'kontakt',
          bodies: { 'de-AT': { id: 'kontakt', receivers: ['branch@house.example'], fields: [] } },
        });
        await publishContent(queries, {
          scope: 'AZ',
          at: start,
          by: 'test',
          kind: 'page',
          slug: 'intern',
          isForSignedIn: true,
          bodies: { 'de-AT': PAGE },
        });
      });
    });
    afterAll(async () => {
      await Promise.all(started.map(({ shop }) => shop.close()));
      await store.close();
      const counted = [...answersByCode].toSorted().map(([code, count]) => `${code} ${count}`);
      process.stdout.write(
        `${engine}: ${counted.length} error codes provoked over HTTP: ${counted.join(', ')}; of open calls only: ${ofOpenCallsOnly().join(', ')}\n`,
      );
    });

    /** Codes the document names for the calls that are open, or for those that answer. */
    const documentedFor = (isOpen: boolean): ReadonlySet<string> => {
      const handlers = handlersOf(testServices(store, clock));
      const openNames = new Set<CallName>(
        openCalls({ ...handlers, getToken: () => Promise.reject(new Error()) }),
      );
      const names = callNames.filter((name) => openNames.has(name) === isOpen);
      return new Set(names.flatMap((name) => checker.codesOf(name)));
    };
    const ofOpenCallsOnly = (): readonly string[] => {
      const answered = documentedFor(false);
      return [...documentedFor(true)].filter((code) => !answered.has(code) && code !== 'not-implemented');
    };

    const sessionOf = async (
      { shop }: Listening,
      userId: string = who.userId,
      roles?: readonly string[],
    ): Promise<SignedInSession> => {
      const csrf = shop.csrfToken();
      const user = { userId, tenant: 'AZ', ...(roles !== undefined && { roles }) };
      return { token: await shop.issuer.tokenFor(user), csrf, cookie: `${CSRF_COOKIE.name}=${csrf}` };
    };
    const own = () => ({ tenant: 'AZ', customerId: who.customerId });
    const line = (more: object = {}) => ({ sku: article.sku, amount: 1, unitAbbreviation: 'ST', ...more });
    const put = (more: object = {}): CallArguments => ({ parameters: own(), body: line(more) });
    const inFair = (subshopCode: string): CallArguments => ({
      parameters: { ...own(), subshopCode },
      body: line(),
    });
    const submission = (body: object = {}, key: string = randomUUID()): CallArguments => ({
      parameters: own(),
      body: { requestedDeliveryDay: THURSDAY, ...body },
      headers: { 'idempotency-key': key },
    });

    /** A call whose answer does not count. */
    const make = async (name: CallName, args: CallArguments, as?: SignedInSession): Promise<HttpAnswer> => {
      const answer = await callOverHttp(main.origin, name, args, as ?? (await sessionOf(main)));
      expect(answer.status, `${name}: ${answer.text.slice(0, 300)}`).toBeLessThan(300);
      return answer;
    };
    const refuse = async (
      code: ErrorCode,
      name: CallName,
      args: CallArguments,
      { as, at = main }: { as?: SignedInSession | null; at?: Listening } = {},
    ): Promise<HttpAnswer> => {
      const session = as === null ? undefined : (as ?? (await sessionOf(at)));
      const answer = await callOverHttp(at.origin, name, args, session);
      expect(answer.body, answer.text.slice(0, 300)).toMatchObject({ code, status: ERRORS[code].status });
      expect(answer.status).toBe(ERRORS[code].status);
      expect(checker.check(name, answer)).toEqual([]);
      expect(checker.codesOf(name, answer.status)).toContain(code);
      answersByCode.set(code, (answersByCode.get(code) ?? 0) + 1);
      return answer;
    };

    /** How each code comes about. */
    const scenarios: Partial<Readonly<Record<ErrorCode, () => Promise<unknown>>>> = {
      'malformed-body': () =>
        refuse('malformed-body', 'putCartItem', { parameters: own(), rawBody: '{"sku":' }),
      'sign-in-required': () => refuse('sign-in-required', 'getCart', { parameters: own() }, { as: null }),
      'customer-forbidden': () =>
        refuse('customer-forbidden', 'getCart', { parameters: { ...own(), customerId: 'foreign' } }),
      'prices-forbidden': async () =>
        refuse(
          'prices-forbidden',
          'getReceiptPdf',
          { parameters: { ...own(), documentNumber: '1', receiptType: 'invoice' } },
          { as: await sessionOf(main, who.userId, []) },
        ),
      'owner-required': async () => {
        const colleague = await sessionOf(main, who.colleagueId);
        const parameters = own();
        const created = await make('createOrderTemplate', {
          parameters,
          body: { name: 'Mine', orderTemplateItems: [] },
        });
        const { id: orderTemplateId } = orderTemplate.parse(created.body);
        await make('shareOrderTemplate', {
          parameters: { ...parameters, orderTemplateId },
          body: who.colleagueId,
        });
        await refuse(
          'owner-required',
          'deleteOrderTemplate',
          { parameters: { ...parameters, orderTemplateId } },
          { as: colleague },
        );
      },
      'csrf-token-invalid': async () => {
        const session = await sessionOf(main);
        await refuse(
          'csrf-token-invalid',
          'trackSearch',
          { parameters: {}, body: {} },
          { as: { ...session, csrf: 'of somebody else' } },
        );
      },
      'authentication-needed': () =>
        refuse('authentication-needed', 'findContentPage', {
          parameters: {},
          body: { fullSlug: 'intern' },
        }),
      'not-found': () =>
        refuse('not-found', 'getOrder', { parameters: { ...own(), orderId: 'nobody-knows' } }),
      'path-not-found': () =>
        refuse('path-not-found', 'findContentPage', {
          parameters: {},
          body: { fullSlug: 'nowhere' },
        }),
      'user-name-unknown': async () => {
        const created = await make('createOrderTemplate', {
          parameters: own(),
          body: { name: 'Shared', orderTemplateItems: [] },
        });
        const { id: orderTemplateId } = orderTemplate.parse(created.body);
        await refuse('user-name-unknown', 'shareOrderTemplate', {
          parameters: { ...own(), orderTemplateId },
          body: 'nobody',
        });
      },
      'cart-already-ordered': async () => {
        await make('putCartItem', put());
        const { version = 0 } = await cartNow();
        const meant = { seen: { cartVersion: version, lines: [], netString: '0' } };
        const refused = await refuse('order-differences', 'submitCart', submission(meant));
        const token = textAt(refused.body, 'confirmationToken');
        await make('submitCart', submission({ ...meant, confirmationToken: token }));
        await refuse('cart-already-ordered', 'submitCart', submission(meant));
      },
      'order-differences': async () => {
        await make('putCartItem', put());
        const { version = 0 } = await cartNow();
        const seen = {
          cartVersion: version,
          lines: [{ sku: article.sku, unitAbbreviation: 'ST', amount: 1, rowTotalString: '0.01' }],
          netString: '0.01',
        };
        await refuse('order-differences', 'submitCart', submission({ seen }));
      },
      'deadline-passed': async () => {
        await make('putCartItem', put());
        clock.moveTo(TOO_LATE);
        await refuse('deadline-passed', 'submitCart', submission()).finally(() => {
          clock.moveTo(start);
        });
      },
      'cart-empty': async () => {
        await make('clearCart', { parameters: own() });
        await refuse('cart-empty', 'submitCart', submission());
      },
      'articles-not-available': () => refuse('articles-not-available', 'putCartItem', put({ sku: 'gone' })),
      'fair-not-active': () => refuse('fair-not-active', 'putSubshopCartItem', inFair('nobody-knows')),
      'fair-tenant-not-invited': () =>
        refuse('fair-tenant-not-invited', 'putSubshopCartItem', inFair('FREMD')),
      'fair-customer-blocked': async () => {
        const filter = { parameters: { ...own(), cartType: 'GESPERRT' }, body: {} };
        await refuse('fair-customer-blocked', 'searchSubshopProducts', filter);
        await refuse('fair-customer-blocked', 'putSubshopCartItem', inFair('GESPERRT'));
      },
      'fair-order-limit-reached': async () => {
        const submit = () => ({ ...inFair('EINMAL'), body: { requestedDeliveryDay: THURSDAY } });
        await make('putSubshopCartItem', inFair('EINMAL'));
        await make('submitSubshopCart', submit());
        await make('putSubshopCartItem', inFair('EINMAL'));
        await refuse('fair-order-limit-reached', 'submitSubshopCart', submit());
      },
      'body-too-large': () => refuse('body-too-large', 'putCartItem', { parameters: own(), rawBody: HUGE }),
      'unsupported-media-type': () =>
        refuse('unsupported-media-type', 'putCartItem', {
          ...put(),
          headers: { 'content-type': 'application/xml' },
        }),
      'unknown-host': async () => {
        const hosts = Object.fromEntries(Object.entries(DEMO_HOSTS).filter(([host]) => host !== 'localhost'));
        const elsewhere = await listen(store, { services: { ...testServices(store, clock), hosts } });
        await refuse('unknown-host', 'getCart', { parameters: own() }, { at: elsewhere });
      },
      'invalid-request': () => refuse('invalid-request', 'putCartItem', put({ surelyUnknown: true })),
      'amount-too-small': () =>
        refuse('amount-too-small', 'putCartItem', put({ sku: byTheSix.sku, amount: 5 })),
      'delivery-day-not-possible': async () => {
        await make('putCartItem', put());
        await refuse(
          'delivery-day-not-possible',
          'submitCart',
          submission({ requestedDeliveryDay: '2026-11-27' }),
        );
      },
      'idempotency-key-reused': async () => {
        const key = randomUUID();
        await make('putCartItem', put());
        const taken = order.parse((await make('submitCart', submission({}, key))).body);
        expect(order.parse((await make('submitCart', submission({}, key))).body).id).toBe(taken.id);
        await refuse('idempotency-key-reused', 'submitCart', submission({ notes: 'Another' }, key));
      },
      'captcha-failed': () =>
        refuse('captcha-failed', 'submitForm', {
          parameters: {},
          body: { captchaToken: 'made up', formId: 'kontakt', lines: [] },
        }),
      'too-many-requests': async () => {
        const strict = await listen(store, { limits: { ...DEFAULT_LIMITS, user: { max: 1, seconds: 60 } } });
        const session = await sessionOf(strict);
        await callOverHttp(strict.origin, 'getCart', { parameters: own() }, session);
        await refuse('too-many-requests', 'getCart', { parameters: own() }, { as: session, at: strict });
      },
      unknown: async () => {
        const broken = await listen({ ...store, inScope: () => Promise.reject(new Error('in the middle')) });
        const { text } = await refuse('unknown', 'getCart', { parameters: own() }, { at: broken });
        expect(text).not.toContain('in the middle');
      },
      'not-implemented': async () => {
        const smaller = await listen(store, { omittedCalls: ['getLabelSkus'] });
        await refuse('not-implemented', 'getLabelSkus', { parameters: own() }, { at: smaller });
      },
      unavailable: async () => {
        const nobody = connectPostgresql({ url: `postgres://nobody@127.0.0.1:${await freePort()}/nothing` });
        const cut = await listen(nobody);
        await refuse('unavailable', 'getCart', { parameters: own() }, { at: cut });
      },
    };

    const cartNow = async (): Promise<{ readonly version?: number }> => {
      const { body } = await make('getCart', { parameters: own() });
      return typeof body === 'object' && body !== null ? body : {};
    };

    it.each(Object.entries(scenarios))('%s', async (_code, provoke) => {
      await provoke();
    });

    it('each code of a call that answers was provoked; any other belongs to open calls', () => {
      const missing = [...documentedFor(false)].filter(
        (code) => !isErrorCode(code) || !answersByCode.has(code),
      );
      expect(missing).toEqual([]);
      const known = new Set<string>([...answersByCode.keys(), ...ofOpenCallsOnly()]);
      expect(Object.keys(ERRORS).filter((code) => !known.has(code))).toEqual([]);
    });
  },
);

/** A text field of an answer. */
function textAt(body: unknown, field: string): string {
  const value: unknown =
    typeof body === 'object' && body !== null ? new Map(Object.entries(body)).get(field) : undefined;
  return typeof value === 'string' ? value : '';
}
