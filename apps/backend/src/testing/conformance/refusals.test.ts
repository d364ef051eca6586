import {
  ERRORS,
  isErrorCode,
  orderTemplateSchema,
  type CallName,
  type ErrorCode,
} from '@gastroshop/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import { DEFAULT_LIMITS } from '../../http';
import { stores } from '../stores';
import { callOverHttp, type HttpAnswer } from './index';
import { CHANGE_REFUSALS } from './change-refusals';
import { STANDING_REFUSALS } from './standing-refusals';
import { CARTS, ORDER_REFUSALS } from './order-refusals';
import { SITUATIONS } from './rejection-cases';
import { CALL_NAMES, OPEN_FAIRS, openRefusalWorld, type RefusalWorld } from './rejection-fixture';
import { insteadOf, unreachablePairs } from './unreachable-refusals';

const THURSDAY = '2026-11-26';
/** A situation is asked of every call; other work may go on beside. */
const PATIENCE_MS = 300_000;

describe.each(stores)(
  'API-5: every refusal of every call over HTTP on %s, checked against the OpenAPI file',
  (engine, open) => {
    let store: Store;
    let refusals: RefusalWorld;

    const documentedPairs = (): readonly string[] =>
      CALL_NAMES.flatMap((name) => refusals.codesOf(name).map((code) => `${name} ${code}`));

    beforeAll(async () => {
      store = await open();
      refusals = await openRefusalWorld(store);
    }, PATIENCE_MS);
    afterAll(async () => {
      await refusals.close();
      await store.close();
      process.stdout.write(
        `${engine}: ${refusals.provoked.size} of ${documentedPairs().length} documented refusals of calls provoked over HTTP, ${unreachablePairs().length} cannot come about\n`,
      );
    });

    const own = () => ({ tenant: 'AZ', customerId: refusals.who.customerId });

    /** What is wrong with an answer in a situation in which calls refuse with a code. */
    const judged = (code: ErrorCode, name: CallName, answer: HttpAnswer): readonly string[] => {
      const instead = insteadOf(code, name) ?? code;
      if (instead !== 'ANSWER') return refusals.judge(instead, name, answer);
      return answer.status < 300 ? [] : [`${name}: ${answer.status} instead of an answer`];
    };

    it.each(Object.entries(SITUATIONS))(
      '%s, of every call that documents it',
      async (code, situation) => {
        if (!isErrorCode(code)) throw new Error(`${code} is no code`);
        const ask = await situation(refusals);
        const findings: string[] = [];
        for (const name of refusals.documented(code))
          for (const answer of await ask(name)) findings.push(...judged(code, name, answer));
        expect(findings).toEqual([]);
      },
      PATIENCE_MS,
    );

    describe.each(CARTS)('%s refuses', (_, cart) => {
      it.each(Object.entries(ORDER_REFUSALS))('%s', async (__, provoke) => {
        await provoke(refusals, cart);
      });
    });

    describe('a change of an order is refused', () => {
      it.each(Object.entries(CHANGE_REFUSALS))('%s', async (_, provoke) => {
        await provoke(refusals);
      });
    });

    describe('what is done with a standing order is refused', () => {
      it.each(Object.entries(STANDING_REFUSALS))('%s', async (_, provoke) => {
        await provoke(refusals);
      });
    });

    it('fair-order-limit-reached', async () => {
      const parameters = { ...own(), subshopCode: OPEN_FAIRS.once };
      const put = () =>
        refusals.make('putSubshopCartItem', {
          parameters,
          body: { sku: refusals.article.sku, amount: 1, unitAbbreviation: 'ST' },
        });
      const submission = { parameters, body: { requestedDeliveryDay: THURSDAY } };
      await put();
      await refusals.make('submitSubshopCart', submission);
      await put();
      await refusals.refuse('fair-order-limit-reached', 'submitSubshopCart', submission);
    });

    it('prices-forbidden, on the list as on paper', async () => {
      const as = await refusals.sessionOf(refusals.main, refusals.who.userId, []);
      const papers = { ...own(), type: 'invoice', documentNumber: '1', receiptType: 'invoice' };
      const { parameters } = refusals.argumentsFor('getReceipts');
      await refusals.refuse(
        'prices-forbidden',
        'getReceipts',
        { parameters: { ...parameters, ...papers } },
        { as },
      );
      await refusals.refuse('prices-forbidden', 'getReceiptPdf', { parameters: papers }, { as });
    });

    it('owner-required and user-name-unknown, of everything one does with a template', async () => {
      const { who } = refusals;
      const colleague = await refusals.sessionOf(refusals.main, who.colleagueId);
      const body = { name: 'Mine', orderTemplateItems: [] };
      const created = await refusals.make('createOrderTemplate', { parameters: own(), body });
      const parameters = { ...own(), orderTemplateId: orderTemplateSchema.parse(created.body).id };
      for (const name of ['shareOrderTemplate', 'unshareOrderTemplate'] as const)
        await refusals.refuse('user-name-unknown', name, { parameters, body: 'nobody' });
      await refusals.make('shareOrderTemplate', { parameters, body: who.colleagueId });
      for (const name of refusals.documented('owner-required')) {
        const args = { ...refusals.argumentsFor(name), parameters };
        await refusals.refuse('owner-required', name, args, { as: colleague });
      }
    });

    it.each(['submitForm', 'submitCrmForm'] as const)('captcha-failed, of %s', async (name) => {
      const { today, world } = refusals;
      const form = { formId: `form-${world.mark}`, lines: [{ label: 'Name', values: ['Anna'] }] };
      const signUp = { email: 'anna@kitchen.example', firstName: 'Anna', lastName: 'Huber', interests: [] };
      const body = { captchaToken: 'made up', ...(name === 'submitForm' ? form : signUp) };
      await refusals.refuse('captcha-failed', name, { parameters: {}, body }, { at: today });
    });

    it('too-many-requests, counted by user wherever they come from', async () => {
      const limits = { ...DEFAULT_LIMITS, user: { max: 1, seconds: 3_600 } };
      const strict = await refusals.listen(store, { limits });
      const as = await refusals.sessionOf(strict);
      await callOverHttp(strict.origin, 'getCart', { parameters: own() }, as);
      await refusals.refuse('too-many-requests', 'getCart', { parameters: own() }, { as, at: strict });
    });

    it('unknown, without a word of what went wrong', async () => {
      const inScope = () => Promise.reject(new Error('in the middle'));
      const broken = await refusals.listen({ ...store, inScope });
      const { text } = await refusals.refuse('unknown', 'getCart', { parameters: own() }, { at: broken });
      expect(text).not.toContain('in the middle');
    });

    it('customer-forbidden, for want of the right to order', async () => {
      const { who } = refusals;
      const setRights = (rights: readonly string[]) =>
        store.asSystem((queries) =>
          queries
            .updateTable('assignment')
            .set({ rights: [...rights] })
            .where('customer_id', '=', who.customerId)
            .execute(),
        );
      await setRights(['INVOICES']);
      const submission = { parameters: own(), body: { requestedDeliveryDay: THURSDAY } };
      await refusals
        .refuse('customer-forbidden', 'submitCart', submission)
        .finally(() => setRights(['ORDER', 'INVOICES']));
    });

    it('no documented refusal of any call is missing, beside those that cannot come about', () => {
      const documented = new Set(documentedPairs());
      const excused = new Set(unreachablePairs());
      const { provoked } = refusals;
      expect([...documented].filter((pair) => !provoked.has(pair) && !excused.has(pair))).toEqual([]);
      // An excuse for what is not documented, or does come about, is none.
      expect([...excused].filter((pair) => !documented.has(pair) || provoked.has(pair))).toEqual([]);
      const codes = new Set([...provoked].map((pair) => pair.split(' ')[1]));
      expect(Object.keys(ERRORS).filter((code) => !codes.has(code))).toEqual([]);
      expect(documented.size).toBeGreaterThan(1_400);
    });
  },
);
