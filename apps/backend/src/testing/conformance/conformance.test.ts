import { contract, DOCUMENT_TYPES, type CallName } from '@gastroshop/api-contract';
import { addDays, viennaDateAt } from '@gastroshop/domain/calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import { amountPattern } from '../amount-pattern';
import { runServer, type ServerProcess } from '../process';
import {
  callOverHttp,
  createOpenApiChecker,
  installations,
  seedWorld,
  seededRandom,
  signInAt,
  type CallArguments,
  type HttpAnswer,
  type SeededInstallation,
  type SeededFixture,
  type SignedInSession,
} from './index';
import { READS } from './expectations';
import { solveCaptcha } from '../solve-captcha';
import { createArguments, type RunState } from './arguments-of';
import { seedDocuments, type SeededDocument } from './seed-papers';

const checker = createOpenApiChecker();
const callNames = Object.keys(contract).filter((name): name is CallName => name in contract);
const isExtension = (name: CallName): boolean => 'extension' in contract[name].endpoint;

/** The calls of the specification; what this product adds is counted apart. */
const SPECIFIED = 135;

/** Calls that change something, in an order in which each finds what it needs. */
const WRITES: readonly CallName[] = [
  'putCartItem',
  'putCartItems',
  'putCartItemWithoutDetail',
  'deleteCartItem',
  'clearCart',
  'putSubshopCartItem',
  'putSubshopCartItems',
  'putSubshopCartItemWithoutDetail',
  'deleteSubshopCartItem',
  'clearSubshopCart',
  'createOrderTemplate',
  'putOrderTemplate',
  'putOrderTemplateItem',
  'shareOrderTemplate',
  'createInventory',
  'deleteInventory',
  'recoverInventory',
  'markNotificationsRead',
  'putNotificationPreferences',
  'putPushSubscription',
  'setEssenceVisibility',
  'putOrderMail',
  'putLabelMail',
  'putEssencePeriod',
  'addLabel',
  'addAllLabelsFromEssences',
  'emailLabels',
  'putLocale',
  'putUserData',
  'trackCheckout',
  'trackProductClick',
  'trackSearch',
];
/** Calls that take something away again. */
const REMOVALS: readonly CallName[] = [
  'unshareOrderTemplate',
  'deleteOrderTemplateItem',
  'deleteOrderTemplate',
  'deleteOrderMail',
  'deleteLabelMail',
  'deletePushSubscription',
  'deleteLabel',
  'clearLabels',
];
const VARIANTS = 3;
/** Processes start and stop in here, on machines that do other things as well. */
const PATIENCE_MS = 240_000;

describe.each(installations)(
  'API-5: every call over HTTP on %s, checked against the OpenAPI file',
  (engine, install) => {
    let installation: SeededInstallation<SeededFixture>;
    let server: ServerProcess;
    let session: SignedInSession;
    let blind: SignedInSession;
    const state: RunState = { orderTemplateId: '', orderId: '' };
    const counts = { answers: 0, failures: 0, codes: new Set<string>() };
    /** What was asked and answered, as documented for success. */
    const succeeded = new Set<CallName>();
    const findings: string[] = [];
    let documents: readonly SeededDocument[] = [];

    const host = () => server.origin.replace('127.0.0.1', 'localhost');
    const start = async () => {
      server = await runServer(installation.environment);
      session = await signInAt(host(), installation.world.userName);
      blind = await signInAt(host(), installation.world.blindUserName);
    };
    /** Starts another process; between the two there is time to write into the database. */
    const restart = async (meanwhile?: (store: Store) => Promise<unknown>) => {
      await server.stop();
      if (meanwhile !== undefined) {
        const store = await installation.open();
        await meanwhile(store);
        await store.close();
      }
      await start();
    };
    const argumentsFor = (name: CallName, variant?: number): CallArguments =>
      createArguments(
        checker.document,
        installation.world,
        state,
      )(name, variant === undefined ? undefined : seededRandom(variant * 7919 + name.length));
    const make = async (name: CallName, args: CallArguments, as: SignedInSession | null = session) => {
      const answer = await callOverHttp(host(), name, args, as ?? undefined);
      counts.answers += 1;
      const faults = checker.check(name, answer);
      findings.push(...faults);
      if (answer.status < 300 && faults.length === 0) succeeded.add(name);
      return answer;
    };
    const succeed = async (name: CallName, variant?: number): Promise<HttpAnswer> => {
      const args = argumentsFor(name, variant);
      const answer = await make(name, args);
      if (answer.status < 200 || answer.status > 299)
        findings.push(
          `${name}: ${answer.status} ${answer.text.slice(0, 300)} for ${JSON.stringify(args).slice(0, 400)}`,
        );
      return answer;
    };
    /** Makes a call with arguments by chance, and last with the required ones alone, whose effect is looked for. */
    const thoroughly = async (name: CallName): Promise<HttpAnswer> => {
      for (let variant = 1; variant <= VARIANTS; variant += 1) await succeed(name, variant);
      return succeed(name);
    };
    const expectNoFindings = () => {
      expect(findings.splice(0)).toEqual([]);
    };
    const textOf = async (name: CallName) => (await succeed(name)).text;

    beforeAll(async () => {
      installation = await install(seedWorld);
      await start();
    }, PATIENCE_MS);
    afterAll(async () => {
      await server.stop();
      await installation.remove();
      const extensions = [...succeeded].filter(isExtension).length;
      process.stdout.write(
        `${engine}: ${succeeded.size - extensions} specified calls and ${extensions} extensions succeeded; ${counts.answers} answers checked, ${counts.failures} of them refusals, with ${counts.codes.size} error codes\n`,
      );
    }, PATIENCE_MS);

    it('knows every call: it reads, writes, removes or is asked elsewhere', () => {
      const known = new Set<string>([
        ...Object.keys(READS),
        ...WRITES,
        ...REMOVALS,
        ...ELSEWHERE,
        ...OF_STANDING_ORDERS,
      ]);
      expect(callNames.filter((name) => !known.has(name))).toEqual([]);
      expect(callNames.filter((name) => !isExtension(name))).toHaveLength(SPECIFIED);
    });

    it(
      'writes are answered as documented',
      async () => {
        for (const name of WRITES) {
          const answer = await thoroughly(name);
          if (name === 'createOrderTemplate') state.orderTemplateId = fieldOf(answer.body, 'id');
        }
        expectNoFindings();
      },
      PATIENCE_MS,
    );

    it(
      'ORD-2, ORD-5: an order is changed and cancelled',
      async () => {
        const [sku] = installation.world.skus;
        await make('putCartItem', {
          ...argumentsFor('putCartItem'),
          body: { sku, amount: 2, unitAbbreviation: 'KT' },
        });
        const taken = await make('submitCart', argumentsFor('submitCart', 1));
        state.orderId = fieldOf(taken.body, 'id');
        const lines = [{ sku, amount: 3, unitAbbreviation: 'KT' }];
        const preview = await make('previewOrderChange', {
          ...argumentsFor('previewOrderChange'),
          body: { seenRevision: 1, lines },
        });
        expect(preview.body).toMatchObject({ revision: 2, orderItems: [{ productSku: sku, amount: 3 }] });
        const changed = await make('changeOrder', {
          ...argumentsFor('changeOrder'),
          body: { seenRevision: 1, lines },
        });
        expect(changed.body).toMatchObject({ revision: 2, orderItems: [{ productSku: sku, amount: 3 }] });
        const cancelled = await make('cancelOrder', {
          ...argumentsFor('cancelOrder'),
          body: { seenRevision: 2 },
        });
        expect(cancelled.body).toMatchObject({ revision: 3, state: 'CANCELLED' });
        const restored = await make('restoreOrder', {
          ...argumentsFor('restoreOrder'),
          body: { seenRevision: 3 },
        });
        expect(restored.body).toMatchObject({ revision: 4, state: 'OPEN' });
        state.orderId = '';
        expectNoFindings();
      },
      PATIENCE_MS,
    );

    it(
      'an order is taken, and its PDF is one',
      async () => {
        const [first, second] = installation.world.skus;
        for (const sku of [first, second])
          await make('putCartItem', {
            ...argumentsFor('putCartItem'),
            body: { sku, amount: 2, unitAbbreviation: 'KT' },
          });
        const answer = await make('submitCart', {
          ...argumentsFor('submitCart', 1),
          headers: { 'idempotency-key': 'conformance-1' },
        });
        expect(answer.status, answer.text.slice(0, 500)).toBe(200);
        state.orderId = fieldOf(answer.body, 'id');
        const paper = await succeed('getReceiptPdf');
        expect(paper.text.startsWith('%PDF-')).toBe(true);
        await make('putCartItem', {
          ...argumentsFor('putCartItem'),
          body: { sku: first, amount: 7, unitAbbreviation: 'ST' },
        });
        expectNoFindings();
      },
      PATIENCE_MS,
    );

    it(
      'STD-5, STD-8: standing orders are set up, changed, left out, ordered, paused and stopped',
      async () => {
        for (const name of OF_STANDING_ORDERS) {
          const { body } = await succeed(name);
          if (name === 'createStandingOrder') state.standingOrderId = fieldOf(body, 'id');
        }
        state.standingOrderId = undefined;
        expectNoFindings();
      },
      PATIENCE_MS,
    );

    it(
      'FAI-2: an order of a fair is taken, planned over two days',
      async () => {
        const [sku] = installation.world.skus;
        const day = addDays(viennaDateAt(Date.now()), 2);
        const plan = [
          { date: day, amount: 2 },
          { date: addDays(day, 1), amount: 1 },
        ];
        const put = {
          ...argumentsFor('putSubshopCartItem'),
          body: { sku, amount: 3, unitAbbreviation: 'ST', plan },
        };
        await make('putSubshopCartItem', put);
        const answer = await make('submitSubshopCart', argumentsFor('submitSubshopCart', 1));
        expect(answer.status, answer.text.slice(0, 500)).toBe(200);
        expect(answer.body).toMatchObject({
          source: 'SUBSHOP',
          deliveries: plan.map(({ date, amount }) => ({ date, lines: [{ productSku: sku, amount }] })),
        });
        // What the next process reads back.
        await make('putSubshopCartItem', put);
        expectNoFindings();
      },
      PATIENCE_MS,
    );

    it(
      'CMS-2: forms are taken, each with work of its own',
      async () => {
        const work = async () => solveCaptcha((await make('getFormSiteKey', { parameters: {} })).body);
        const { mark } = installation.world;
        const form = await make('submitForm', {
          parameters: {},
          body: {
            captchaToken: await work(),
            formId: `form-${mark}`,
            lines: [{ label: 'Name', values: ['Anna'] }],
          },
        });
        const signUp = await make('submitCrmForm', {
          parameters: {},
          body: {
            captchaToken: await work(),
            email: 'anna@kitchen.example',
            firstName: 'Anna',
            lastName: 'Huber',
            interests: [{ key: 'wine', label: 'Wein' }],
          },
        });
        expect([form.text, form.status, signUp.text, signUp.status]).toEqual(['', 204, '', 204]);
        expectNoFindings();
      },
      PATIENCE_MS,
    );

    it(
      'another process, after a restart, reads back what was written, and every planted row',
      async () => {
        await restart(async (store) => {
          const { customerId } = installation.world;
          const orderNumber = state.orderId;
          documents = await store.asSystem((queries) => seedDocuments(queries, { customerId, orderNumber }));
        });
        for (const [name, markOf] of Object.entries(READS)) {
          if (!(name in contract)) continue;
          const call = name as CallName;
          const mark = markOf(installation.world);
          const { text } = await succeed(call);
          if (!text.includes(mark)) findings.push(`${name}: no "${mark}" in ${text.slice(0, 300)}`);
          for (let variant = 1; variant <= VARIANTS; variant += 1) await succeed(call, variant);
        }
        const { mark, colleagueName, skus } = installation.world;
        for (const [name, written] of [
          ['getCart', '"amount":7'],
          ['getSubshopCart', '"plan":['],
          ['getConfirmationEmails', `new-${mark}@kitchen.example`],
          ['getCurrentUser', `new-${mark}@kitchen.example`],
          ['getOrderTemplate', colleagueName],
          ['getOrderTemplate', skus[0]],
          ['getEssenceVisibility', '"isVisible":true'],
          ['getOrder', state.orderId],
          ['getOrdersOverview', state.orderId],
          ['getPushSettings', '"subscriptions":[{"id":"'],
        ] as const) {
          const text = await textOf(name);
          if (!text.includes(written))
            findings.push(`${name} does not hold what was written: ${written} in ${text.slice(0, 300)}`);
        }
        expectNoFindings();
      },
      PATIENCE_MS,
    );

    it(
      'a paper of every type is one, with lines of its own and of an order',
      async () => {
        const { parameters } = argumentsFor('getReceiptPdf');
        for (const { type, number } of documents) {
          const paper = await make('getReceiptPdf', {
            parameters: { ...parameters, receiptType: type, documentNumber: number },
          });
          expect([paper.status, paper.text.slice(0, 5)], `${type} ${number}`).toEqual([200, '%PDF-']);
        }
        expect(new Set(documents.map(({ type }) => type))).toEqual(new Set(DOCUMENT_TYPES));
        expectNoFindings();
      },
      PATIENCE_MS,
    );

    it(
      'files, events and the rest are answered as documented',
      async () => {
        for (const name of ELSEWHERE) if (!WITH_ORDER.has(name)) await succeed(name);
        expectNoFindings();
      },
      PATIENCE_MS,
    );

    it(
      'PRI-9: who may not see prices gets the same answers without any',
      async () => {
        const leaks: string[] = [];
        for (const name of Object.keys(READS)) {
          if (!(name in contract)) continue;
          const answer = await make(name as CallName, argumentsFor(name as CallName), blind);
          if (
            /"(?:rawValueString|price|netString|net|gross|rowTotal|mostAccurateRowTotal|bulkPrices|totals|totalPrice)":/.test(
              answer.text,
            )
          )
            leaks.push(name);
          if (amountPattern('4.15').test(answer.text)) leaks.push(`${name}: 4.15`);
        }
        expect(leaks).toEqual([]);
        expectNoFindings();
      },
      PATIENCE_MS,
    );

    it(
      'what is removed is gone for the next process',
      async () => {
        for (const name of REMOVALS) await succeed(name);
        await restart();
        expect((await make('getOrderTemplate', argumentsFor('getOrderTemplate'))).status).toBe(404);
        expect(await textOf('getConfirmationEmails')).not.toContain(`new-${installation.world.mark}`);
        expectNoFindings();
      },
      PATIENCE_MS,
    );

    it(
      'documented failures are answered as documented',
      async () => {
        const refuse = async (
          name: CallName,
          args: CallArguments,
          status: number,
          as: SignedInSession | null = session,
        ) => {
          const answer = await make(name, args, as);
          counts.failures += 1;
          if (answer.status !== status)
            findings.push(`${name}: ${answer.status} instead of ${status} ${answer.text.slice(0, 200)}`);
          counts.codes.add(fieldOf(answer.body, 'code'));
        };
        for (const name of callNames) {
          const { endpoint } = contract[name];
          if ('session' in endpoint) continue;
          const args = argumentsFor(name);
          const isContent = 'content' in endpoint;
          if (endpoint.access !== 'anonymous') await refuse(name, args, 401, null);
          if (!isContent) await refuse(name, { ...args, headers: { authorization: 'Bearer rubbish' } }, 401);
          if ('tenant' in args.parameters)
            await refuse(name, { ...args, parameters: { ...args.parameters, tenant: 'GM' } }, 403);
          if ('customerId' in args.parameters)
            await refuse(name, { ...args, parameters: { ...args.parameters, customerId: 'foreign' } }, 403);
          if ('body' in endpoint && !('textBody' in endpoint) && args.body !== undefined) {
            await refuse(name, { ...args, body: { surelyUnknown: true } }, 422);
            await refuse(name, { ...args, headers: { 'content-type': 'application/xml' } }, 415);
          }
          for (const id of ['orderTemplateId', 'orderId', 'inventoryId', 'notificationId', 'fairId'] as const)
            if (id in args.parameters)
              await refuse(name, { ...args, parameters: { ...args.parameters, [id]: 'nobody-knows' } }, 404);
        }
        expectNoFindings();
        expect(counts.failures).toBeGreaterThan(200);
      },
      PATIENCE_MS,
    );

    it('every call that is answered was asked, and succeeded', () => {
      expect(callNames.filter((name) => !succeeded.has(name))).toEqual([]);
    });
  },
);

/** Made by tests of their own above, or without a row to look for. */
/** In this order each finds what it needs. */
const OF_STANDING_ORDERS: readonly CallName[] = [
  'createStandingOrder',
  'createStandingOrderFromOrder',
  'createStandingOrderFromTemplate',
  'putStandingOrder',
  'skipOccurrence',
  'unskipOccurrence',
  'putOccurrenceLines',
  'resetOccurrenceLines',
  'submitOccurrence',
  'pauseAllStandingOrders',
  'pauseStandingOrder',
  'stopStandingOrder',
  'resumeStandingOrder',
];

const ELSEWHERE: readonly CallName[] = [
  'getFormSiteKey',
  'submitForm',
  'submitCrmForm',
  'getInventoriesExcel',
  'submitCart',
  'previewOrderChange',
  'changeOrder',
  'cancelOrder',
  'restoreOrder',
  'getReceiptPdf',
  'getOrderTemplatePdf',
  'getEssenceListPdf',
  'getAllergensExcel',
  'generateLabels',
  'watchCart',
  'submitSubshopCart',
  'watchSubshopCart',
  'watchContentPreview',
  'getToken',
  'getLandmarktTenant',
  'getDatasheet',
  'getSafetyDatasheet',
  'getShopConfig',
  'getThemeStylesheet',
  'getWebManifest',
  'getFavicon',
  'getTrackingConfiguration',
  'suggestSearchTerms',
];
const WITH_ORDER = new Set<CallName>([
  'submitForm',
  'submitCrmForm',
  'submitCart',
  'previewOrderChange',
  'changeOrder',
  'cancelOrder',
  'restoreOrder',
  'submitSubshopCart',
  'getReceiptPdf',
]);

/** A text field of an answer. */
function fieldOf(body: unknown, field: string): string {
  const value: unknown =
    typeof body === 'object' && body !== null
      ? Object.entries(body).find(([name]) => name === field)?.[1]
      : undefined;
  return typeof value === 'string' ? value : '';
}
