import { contract, ERRORS, type CallName, type ErrorCode } from '@gastroshop/api-contract';
import { CSRF_COOKIE } from '@gastroshop/identity';
import { expect } from 'vitest';
import type { AppDependencies } from '../../app';
import type { Store } from '../../db';
import { publishContent } from '../../modules/content';
import type { Clock } from '../../settings';
import { plantProducts } from '../seed-catalogue';
import {
  createFakeClock,
  seedTestBuyer,
  shelfProduct,
  type FakeClock,
  type SeededOrderer,
} from '../seed-ordering';
import { seedFair, seedUsers } from '../seed-people';
import { freePort, type SignedInSession } from '../process';
import { createTestApp, type TestApp } from '../test-app';
import { ALL_ROLES } from '../tokens';
import { createArguments } from './arguments-of';
import { callOverHttp, type CallArguments, type HttpAnswer } from './call-over-http';
import { createOpenApiChecker } from './openapi-checker';
import { seedWorld, type SeededFixture } from './seed-fixture';
import { textAt } from './text-at';

/** An application that listens. */
export interface Listening {
  readonly shop: TestApp;
  readonly origin: string;
}

/** Who calls, and where. */
interface RefusalOptions {
  /** Null: nobody. Left out: the orderer. */
  readonly as?: SignedInSession | null | undefined;
  /** Left out: the application whose clock is moved. */
  readonly at?: Listening | undefined;
}

/** Every call by its name. */
export const CALL_NAMES = Object.keys(contract).filter((name): name is CallName => name in contract);

/** Fairs that are closed to the customers for one reason each. */
export const CLOSED_FAIRS = {
  'fair-not-active': 'VORBEI',
  'fair-customer-blocked': 'GESPERRT',
  'fair-tenant-not-invited': 'FREMD',
} as const satisfies Partial<Record<ErrorCode, string>>;
/** A fair that is open, and one that takes a single order of each. */
export const OPEN_FAIRS = { anyNumber: 'OFFEN', once: 'EINMAL' } as const;

const seedFairs = async (
  queries: Parameters<typeof seedFair>[0],
  customers: readonly string[],
): Promise<void> => {
  const fair = { isActive: true, globalDiscountFactor: '0.97' };
  await seedFair(queries, { ...fair, id: CLOSED_FAIRS['fair-tenant-not-invited'] }, ['GM']);
  await seedFair(queries, { ...fair, id: CLOSED_FAIRS['fair-not-active'], isActive: false }, ['AZ']);
  await seedFair(queries, { ...fair, id: CLOSED_FAIRS['fair-customer-blocked'] }, ['AZ'], customers);
  await seedFair(queries, { ...fair, id: OPEN_FAIRS.anyNumber }, ['AZ']);
  await seedFair(queries, { ...fair, id: OPEN_FAIRS.once, maxOrdersPerCustomer: 1 }, ['AZ']);
};

/** What refusals are provoked in, and what was provoked so far. */
export interface RefusalWorld {
  readonly store: Store;
  /** The orderer's clock; it stands still until it is moved. */
  readonly clock: FakeClock;
  /** The application the orderer meets. */
  readonly main: Listening;
  /** The same as of today: for the world of all calls, whose rows are of today. */
  readonly today: Listening;
  readonly who: SeededOrderer;
  readonly article: { readonly sku: string };
  /** Sold by six at least. */
  readonly bySix: { readonly sku: string };
  readonly world: SeededFixture;
  /** Valid arguments of a call, in the world of all calls. */
  readonly argumentsFor: (name: CallName) => CallArguments;
  /** The calls for which the document names a code. */
  readonly documented: (code: ErrorCode) => readonly CallName[];
  /** The codes the document names for a call. */
  readonly codesOf: (name: CallName) => readonly string[];
  readonly listen: (on: Store, more?: Partial<AppDependencies>, clock?: Clock) => Promise<Listening>;
  readonly sessionOf: (at: Listening, userId?: string, roles?: readonly string[]) => Promise<SignedInSession>;
  /** The user of the world of all calls, with every role there is. */
  readonly everyRoleAt: (at: Listening) => Promise<SignedInSession>;
  /** A call that succeeds, whose answer does not count. */
  readonly make: (name: CallName, args: CallArguments, as?: SignedInSession) => Promise<HttpAnswer>;
  /** What is wrong with an answer that has to be a refusal with this code; nothing: it is noted as provoked. */
  readonly judge: (code: ErrorCode, name: CallName, answer: HttpAnswer) => readonly string[];
  /** A call that has to be refused. */
  readonly refuse: (
    code: ErrorCode,
    name: CallName,
    args: CallArguments,
    options?: RefusalOptions,
  ) => Promise<HttpAnswer>;
  /** What was provoked, as "call code". */
  readonly provoked: ReadonlySet<string>;
  readonly close: () => Promise<void>;
}

/** Opens the world on a store and starts its applications. */
export const openRefusalWorld = async (store: Store): Promise<RefusalWorld> => {
  const checker = createOpenApiChecker();
  const clock = createFakeClock();
  const started: Listening[] = [];
  const provoked = new Set<string>();
  const article = shelfProduct();
  const bySix = shelfProduct({ doc: { minSaleQuantity: 6 } });

  const world = await seedWorld(store);
  const who = await store.asSystem((queries) => seedTestBuyer(queries));
  await store.asSystem(async (queries) => {
    await plantProducts(queries, [article, bySix]);
    await seedUsers(queries, [{ id: who.userId }, { id: who.colleagueId }]);
    await seedFairs(queries, [who.customerId, world.customerId]);
    await publishContent(queries, {
      scope: 'AZ',
      at: new Date(),
      by: 'test',
      kind: 'page',
      slug: 'jobs',
      bodies: { 'de-AT': { meta: { pageTitle: 'Jobs' }, introBlock: { title: 'Jobs' }, blocks: [] } },
    });
  });

  const listen: RefusalWorld['listen'] = async (on, more = {}, at = clock) => {
    const shop = await createTestApp(on, at, more);
    const port = await freePort();
    await shop.app.listen({ port, host: '127.0.0.1' });
    const listening = { shop, origin: `http://localhost:${port}` };
    started.push(listening);
    return listening;
  };
  const main = await listen(store);
  const today = await listen(store, {}, createFakeClock(new Date()));

  const sessionOf: RefusalWorld['sessionOf'] = async ({ shop }, userId = who.userId, roles = ALL_ROLES) => {
    const csrf = shop.csrfToken();
    const token = await shop.issuer.tokenFor({ userId, tenant: 'AZ', roles });
    return { token, csrf, cookie: `${CSRF_COOKIE.name}=${csrf}` };
  };

  const judge: RefusalWorld['judge'] = (code, name, answer) => {
    const { status } = ERRORS[code];
    if (textAt(answer.body, 'code') !== code || answer.status !== status)
      return [`${name}: ${answer.status} ${answer.text.slice(0, 200)} instead of ${code}`];
    const faults = [
      ...checker.check(name, answer),
      ...(checker.codesOf(name, status).includes(code) ? [] : [`${name}: ${code} is not documented`]),
    ];
    if (faults.length === 0) provoked.add(`${name} ${code}`);
    return faults;
  };

  return {
    store,
    clock,
    main,
    today,
    who,
    article,
    bySix,
    world,
    argumentsFor: createArguments(checker.document, world, { orderTemplateId: 'none', orderId: 'none' }),
    documented: (code) => CALL_NAMES.filter((name) => checker.codesOf(name).includes(code)),
    codesOf: checker.codesOf,
    listen,
    sessionOf,
    everyRoleAt: (at) => sessionOf(at, `id-${world.userName}`, [...ALL_ROLES, 'can-preview-content']),
    make: async (name, args, as) => {
      const answer = await callOverHttp(main.origin, name, args, as ?? (await sessionOf(main)));
      expect(answer.status, `${name}: ${answer.text.slice(0, 300)}`).toBeLessThan(300);
      return answer;
    },
    judge,
    refuse: async (code, name, args, { as, at = main } = {}) => {
      const session = as === null ? undefined : (as ?? (await sessionOf(at)));
      const answer = await callOverHttp(at.origin, name, args, session);
      expect(judge(code, name, answer)).toEqual([]);
      return answer;
    },
    provoked,
    close: async () => {
      await Promise.all(started.map(({ shop }) => shop.close()));
    },
  };
};
