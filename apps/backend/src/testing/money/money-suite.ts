import { cartSchema as cartShape, orderSchema as orderShape, type Order } from '@gastroshop/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import { startJobWorkers } from '../../jobs';
import type { Mail } from '../../mail';
import { pdfText } from '../pdf-text';
import { createFakeClock, type SeededOrderer } from '../seed-ordering';
import { plantProducts } from '../seed-catalogue';
import { openQuickStore } from '../fastest-store';
import { createTestApp, type TestApp } from '../test-app';
import { domainTotals } from './domain-totals';
import { bestReduction, collectTotals, oracleFigures, oracleRowTotal } from './figures';
import { DAYS, type MoneyCart } from './money-cart';
import { moneyCarts } from './money-carts';
import { expectedPaper, readPaper } from './paper-figures';
import { seedMoneyBuyer } from './seed-money-buyer';
import { productOf, ORDER_UNIT } from './seed-money-cart';

/** Carts whose articles are planted together. */
const BATCH = 50;
/** Carts that are ordered, one after the other, in one test. */
const PER_TEST_MS = 2_000;

/** The word before the first sum below the lines. */
const NET = { 'de-AT': 'Waren netto', 'en-GB': 'Goods net' } as const;

interface Ordered {
  readonly cart: MoneyCart;
  readonly order: Order;
  readonly locale: keyof typeof NET;
}

/**
 * Orders random carts through the calls, and compares every sum of domain, cart, order, PDF and mail with an oracle that
 * shares no code with them, to the cent. A third of the orders is billed with fees, stored as a merchandise system would.
 *
 * @param carts how many
 * @param printed every how many of them is read as a PDF, which takes ten times as long as all else: an odd number, so
 * that both languages are among them
 */
export const testMoneyTotals = (carts: number, printed = 1): void => {
  describe(`LOC-3, PRI-2, PRI-3, PRI-4: ${carts} carts, the same to the cent in domain, calls, mail and PDF`, () => {
    let store: Store;
    let shop: TestApp;
    let who: SeededOrderer;
    const made = moneyCarts(carts);
    const ordered: Ordered[] = [];
    const where = () => ({ tenant: 'AZ', customerId: who.customerId }) as const;
    const buyer = () => ({ userId: who.userId, tenant: 'AZ' });

    beforeAll(async () => {
      store = await openQuickStore();
      shop = await createTestApp(store, createFakeClock());
      who = await store.asSystem(seedMoneyBuyer);
      for (let start = 0; start < carts; start += BATCH)
        await store.asSystem((queries) =>
          plantProducts(
            queries,
            made.slice(start, start + BATCH).flatMap(({ lines }) => lines.map(productOf)),
          ),
        );
    });
    afterAll(async () => {
      await shop.close();
      await store.close();
    });

    const put = async ({ lines }: MoneyCart) => {
      const items = lines.map(({ sku, question }) => ({
        sku,
        amount: question.amount,
        unitAbbreviation: ORDER_UNIT,
      }));
      const answer = await shop.call('putCartItems', { ...where(), items }, buyer());
      return cartShape.parse(answer.body);
    };
    const submit = async (address: string, locale: string): Promise<Order> => {
      const orderInformation = {
        requestedDeliveryDay: DAYS.MAIN,
        requestedDeliveryDayFreshProducts: DAYS.MAIN,
        requestedDeliveryDayFrozenProducts: DAYS.FROZEN,
        confirmationMailAdresses: [address],
      };
      const answer = await shop.call('submitCart', { ...where(), orderInformation }, buyer(), {
        'accept-language': locale,
      });
      return orderShape.parse(answer.body);
    };
    /** As the merchandise system bills it. */
    const billFees = async (cart: MoneyCart, order: Order): Promise<Order> => {
      const billed: Order = { ...order, totals: domainTotals(cart) };
      await store.asSystem((queries) =>
        queries
          .updateTable('customer_order')
          .set({ doc: JSON.stringify(billed) })
          .where('id', '=', order.id)
          .execute(),
      );
      return billed;
    };

    it('hold everything a figure can come of', () => {
      const lines = made.flatMap((cart) => cart.lines);
      const kinds = {
        mixedRates: made.filter((cart) => new Set(oracleFigures(cart).vat).size > 1),
        weighed: lines.filter(({ question }) => question.weightPerStorageUnit !== undefined),
        singleUse: lines.filter(({ deposit }) => deposit?.kind === 'SINGLE_USE'),
        multiUse: lines.filter(({ deposit }) => deposit?.kind === 'MULTI_USE'),
        ofEach: lines.filter((line) => bestReduction(line) === 'SINGLE'),
        ofTheSum: lines.filter((line) => bestReduction(line) === 'TOTAL'),
        onRequest: lines.filter((line) => oracleRowTotal(line) === undefined),
        billedWithFees: made.filter(({ fees }) => fees.length > 0),
        later: lines.filter(({ isPreOrder }) => isPreOrder),
      };
      for (const [kind, found] of Object.entries(kinds)) expect(found.length, kind).toBeGreaterThan(3);
    });

    it(
      'domain, cart answer, order and every row',
      async () => {
        for (const [index, cart] of made.entries()) {
          const locale = index % 2 === 0 ? 'de-AT' : 'en-GB';
          const wanted = oracleFigures({ ...cart, fees: [] });
          const told = `cart ${index}`;
          expect(collectTotals(domainTotals(cart)), told).toEqual(oracleFigures(cart));
          const { totals } = await put(cart);
          expect(totals && collectTotals(totals), told).toEqual(wanted);
          const order = await submit(`money-${index}@post.at`, locale);
          expect(order.totals && collectTotals(order.totals), told).toEqual(wanted);
          expect(
            Object.fromEntries(
              order.orderItems.map(({ productSku, mostAccurateRowTotal }) => [
                productSku,
                mostAccurateRowTotal,
              ]),
            ),
            told,
          ).toEqual(Object.fromEntries(cart.lines.map((line) => [line.sku, oracleRowTotal(line)])));
          ordered.push({
            cart,
            locale,
            order: cart.fees.length === 0 ? order : await billFees(cart, order),
          });
        }
        expect(ordered).toHaveLength(carts);
      },
      carts * PER_TEST_MS,
    );

    it(
      'the stored order and its PDF',
      async () => {
        for (const [index, { cart, order, locale }] of ordered.entries()) {
          const figures = oracleFigures(cart);
          const stored = orderShape.parse(
            (await shop.call('getOrder', { ...where(), orderId: order.id }, buyer())).body,
          );
          expect(stored.totals && collectTotals(stored.totals), order.id).toEqual(figures);
          if (index % printed !== 0) continue;
          const paper = await shop.call(
            'getReceiptPdf',
            { ...where(), documentNumber: order.id, receiptType: 'order' },
            buyer(),
            { 'accept-language': locale },
          );
          expect(readPaper(pdfText(paper.bytes), cart.lines, NET[locale]), order.id).toEqual(
            expectedPaper(cart, figures),
          );
        }
      },
      carts * PER_TEST_MS,
    );

    it(
      'the mail, as text and as HTML',
      async () => {
        const mails = new Map<string, Mail>();
        const workers = await startJobWorkers(store, {
          mailer: {
            send: (mail) => {
              mails.set(mail.to, mail);
              return Promise.resolve();
            },
            close: () => undefined,
          },
        });
        try {
          await expect.poll(() => mails.size, { timeout: carts * PER_TEST_MS, interval: 50 }).toBe(carts);
        } finally {
          await workers.stop();
        }
        for (const [index, { cart, locale }] of ordered.entries()) {
          const mail = mails.get(`money-${index}@post.at`);
          const wanted = expectedPaper(cart, oracleFigures(cart));
          expect(readPaper(mail?.text ?? '', cart.lines, NET[locale]), `mail ${index}`).toEqual(wanted);
          expect(readPaper(mail?.html ?? '', cart.lines, NET[locale]), `HTML ${index}`).toEqual(wanted);
        }
      },
      carts * PER_TEST_MS,
    );
  });
};
