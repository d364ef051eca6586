import { contract, type CallName } from '@gastroshop/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import { EVERY_ROLE, rolesNeeded } from '../access-control/roles';
import { openQuickStore } from '../fastest-store';
import { tellFigure } from '../tell-figure';
import { createTestApp, testServices, type TestApp } from '../test-app';
import { createOpenStreams, NO_STREAM_BOUNDS } from '../../calls';
import { createProofOfWork } from '../../captcha';
import { systemClock } from '../../settings';
import { solveCaptcha } from '../solve-captcha';
import { createArguments, type RunState } from './arguments-of';
import { createOpenApiChecker } from './openapi-checker';
import { seedWorld, type SeededFixture } from './seed-fixture';
import { testCallAt } from './test-call';

const checker = createOpenApiChecker();

/** The session of a browser opens the token, whatever roles it names then. */
const NOT_ASKED = new Set<CallName>(['getToken']);

/** What they write into the forms that are planted. */
const WRITTEN: Partial<Readonly<Record<CallName, object>>> = {
  submitForm: { lines: [{ label: 'Name', values: ['Anna'] }] },
  submitCrmForm: {
    email: 'anna@kitchen.example',
    firstName: 'Anna',
    lastName: 'Huber',
    interests: [{ key: 'wine', label: 'Wein' }],
  },
};

/** In this order each finds what it needs; everything else comes between. */
const FIRST: readonly CallName[] = ['putCartItem', 'putSubshopCartItem', 'createOrderTemplate'];
const LAST: readonly CallName[] = [
  'submitCart',
  'submitSubshopCart',
  'getOrder',
  'getOrders',
  'getOrdersOverview',
  'getReceipts',
  'getReceiptPdf',
  'getOrderTemplatePdf',
  'previewOrderChange',
  'changeOrder',
  'getOrderRevisions',
  'cancelOrder',
  'restoreOrder',
  'createStandingOrder',
  'createStandingOrderFromOrder',
  'createStandingOrderFromTemplate',
  'putStandingOrder',
  'skipOccurrence',
  'unskipOccurrence',
  'putOccurrenceLines',
  'resetOccurrenceLines',
  'submitOccurrence',
  'pauseStandingOrder',
  'pauseAllStandingOrders',
  'stopStandingOrder',
  'resumeStandingOrder',
  'deleteOrderTemplateItem',
  'unshareOrderTemplate',
  'deleteOrderTemplate',
];
/** Their answer is an order in the revision that the next of them has to have seen. */
const REVISING = new Set<CallName>(['submitCart', 'changeOrder', 'cancelOrder']);
/** Drafts are for editors. */
const isPreview = (name: CallName): boolean => /^(?:get|create|watch)(?:Content)?Preview/.test(name);
/** Empty what the others look at; asked where they do no harm. */
const EMPTYING: readonly CallName[] = [
  'clearCart',
  'clearSubshopCart',
  'deleteCartItem',
  'deleteSubshopCartItem',
];

const asked: readonly CallName[] = Object.keys(contract)
  .filter((name): name is CallName => name in contract)
  .filter((name) => !NOT_ASKED.has(name));

const ORDERED: readonly CallName[] = [
  ...EMPTYING,
  ...FIRST,
  ...asked.filter((name) => ![...FIRST, ...LAST, ...EMPTYING].includes(name)),
  ...LAST,
];

/** Nobody's role, each alone, and each with every other one. */
const SETS: readonly (readonly string[])[] = [
  [],
  ...EVERY_ROLE.map((role) => [role]),
  ...EVERY_ROLE.flatMap((role, index) => EVERY_ROLE.slice(index + 1).map((other) => [role, other])),
];

describe('API-5: answers to every single role and every pair of roles, checked against the OpenAPI file', () => {
  let store: Store;
  let shop: TestApp;
  let address: string;
  let world: SeededFixture;
  const succeeded = new Set<CallName>();
  let tried = 0;
  let lacking = 0;
  let failed = 0;

  beforeAll(async () => {
    store = await openQuickStore();
    world = await seedWorld(store);
    shop = await createTestApp(store, systemClock, {
      services: {
        ...testServices(store, systemClock),
        captcha: createProofOfWork({ keyRing: [new Uint8Array(32).fill(7)], work: 1 }),
      },
      streams: createOpenStreams(NO_STREAM_BOUNDS),
    });
    address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    tellFigure({
      what: 'calls by every role and pair of roles, by somebody who lacks what they need',
      tried,
      failed,
      dangerous: lacking,
    });
    await shop.close();
    await store.close();
  });

  it('there are sets and calls to walk', () => {
    expect(SETS).toHaveLength(1 + 8 + 28);
    expect(asked).toHaveLength(Object.keys(contract).length - NOT_ASKED.size);
  });

  it.each(SETS.map((roles) => [roles.join(' + ') || 'no role', roles] as const))('%s', async (_, roles) => {
    const state: RunState = { orderTemplateId: 'none', orderId: 'none' };
    const ask = testCallAt(shop, { userId: `id-${world.userName}`, tenant: 'AZ', roles }, address);
    const findings: string[] = [];
    for (const name of ORDERED) {
      const plain = createArguments(checker.document, world, state)(name);
      const written = WRITTEN[name];
      // Each token of a captcha opens one form.
      const captchaToken =
        written && (await solveCaptcha((await ask('getFormSiteKey', { parameters: {} })).body));
      const answer = await ask(
        name,
        written === undefined
          ? plain
          : {
              ...plain,
              body: {
                ...written,
                captchaToken,
                ...(name === 'submitForm' && { formId: `form-${world.mark}` }),
              },
            },
      );
      findings.push(...checker.check(name, answer));
      if (answer.status < 300) succeeded.add(name);
      const lacks = rolesNeeded(name).some((role) => !roles.includes(role));
      tried += 1;
      lacking += lacks ? 1 : 0;
      const id = idOf(answer.body);
      if (name === 'createOrderTemplate') state.orderTemplateId = id;
      if (name === 'createStandingOrder') state.standingOrderId = id;
      if (name === 'submitCart' && id !== '') state.orderId = id;
      if (REVISING.has(name)) state.orderRevision = revisionOf(answer.body);
      if (answer.status > 299 && !lacks && !(isPreview(name) && !roles.includes('can-preview-content')))
        findings.push(`${name}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`);
    }
    failed += findings.length;
    expect(findings).toEqual([]);
  });

  it('every call succeeded for somebody', () => {
    expect(asked.filter((name) => !succeeded.has(name))).toEqual([]);
  });
});

function idOf(body: unknown): string {
  return typeof body === 'object' && body !== null && 'id' in body ? String(body.id) : '';
}

function revisionOf(body: unknown): number {
  return typeof body === 'object' && body !== null && 'revision' in body ? Number(body.revision) : 1;
}
