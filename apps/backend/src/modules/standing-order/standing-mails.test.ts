import { standingOrderSchema } from '@gastroshop/api-contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import { startJobWorkers } from '../../jobs';
import type { Mail } from '../../mail';
import {
  createFakeClock,
  createTestApp,
  pdfText,
  plantProducts,
  seedTestBuyer,
  seedUsers,
  shelfProduct,
  stores,
  TEST_NOW,
  type TestApp,
} from '../../testing';
import { runStandingOrder } from './run-standing-order';

/** Delivered on Thursdays; ordered on Wednesdays at 15:30 in Vienna. */
const REMINDED = new Date('2026-12-01T14:30:00Z');
const DUE = new Date('2026-12-02T14:30:00Z');
const NEXT_DUE = new Date('2026-12-09T14:30:00Z');
const DEADLINE = new Date('2026-12-09T15:00:00Z');

/** What would give a price away: the price of a piece, of four, of both articles, and of the dearer piece. */
const PRICES = /17[.,]31|69[.,]24|138[.,]48|29[.,]99|€|EUR/;

describe.each(stores)('what the clock mails of standing orders, on %s', (_, open) => {
  const clock = createFakeClock();
  let store: Store;
  let shop: TestApp;

  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store, clock);
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  const wordsOf = ({ subject, text, html, attachments = [] }: Mail): string => {
    const papers = attachments
      .filter(({ mediaType }) => mediaType === 'application/pdf')
      .map(({ bytes }) => pdfText(Buffer.from(bytes)));
    return [subject, text, html.replaceAll(/<style[^]*?<\/style>/g, ''), ...papers].join('\n');
  };

  /** Sends what waits. */
  const mailed = async (): Promise<readonly Mail[]> => {
    // The clock of the test is ahead of the queue's.
    await store.asSystem((queries) => sql`update jobs.job set start_after = now()`.execute(queries));
    const mails: Mail[] = [];
    const workers = await startJobWorkers(store, {
      mailer: { send: (mail) => Promise.resolve(void mails.push(mail)), close: () => undefined },
      lanes: 1,
    });
    const left = async () => {
      const { rows } = await store.asSystem((queries) =>
        sql`select from jobs.job where (name like '%mail' or name = 'notification')
          and state in ('created', 'active', 'retry')`.execute(queries),
      );
      return rows.length;
    };
    await expect.poll(left, { timeout: 20_000 }).toBe(0);
    await workers.stop();
    return mails;
  };

  it('PRI-9, STD-12: names no price, to whomever it goes', async () => {
    clock.moveTo(TEST_NOW);
    const products = ['Vollmilch', 'Obers'].map((name) =>
      shelfProduct({ name, prices: [{ type: 'LIST', rawValueString: '17.31', minQuantity: 0 }] }),
    );
    const [milk = ''] = products.map(({ sku }) => sku);
    const who = await store.asSystem(async (queries) => {
      await plantProducts(queries, products);
      const buyer = await seedTestBuyer(queries);
      const users = [buyer.userId, buyer.colleagueId];
      await seedUsers(
        queries,
        users.map((id) => ({ id, email: `${id}@post.example` })),
      );
      await queries
        .insertInto('user_mail')
        .values({ tenant: 'AZ', user_id: buyer.userId, kind: 'ORDER', mail: 'kueche@post.example' })
        .execute();
      await queries
        .insertInto('notification_preference')
        .values(users.map((user_id) => ({ tenant: 'AZ', user_id, type_id: 'ORDER', channels: ['EMAIL'] })))
        .execute();
      return buyer;
    });
    const as = { userId: who.userId, tenant: 'AZ' };
    const answer = await shop.call(
      'createStandingOrder',
      {
        tenant: 'AZ',
        customerId: who.customerId,
        body: {
          name: 'Milch',
          rhythm: { kind: 'WEEKDAYS', days: [4] },
          from: '2026-12-03',
          mode: 'SUBMIT_AT_DEADLINE',
          closedDays: 'EARLIER',
          guards: { priceRisePercent: 10, missing: 'SKIP_LINE' },
          lines: products.map(({ sku }) => ({ sku, unitAbbreviation: 'ST', amount: 4 })),
        },
      },
      as,
    );
    const { id: standingOrderId } = standingOrderSchema.parse(answer.body);
    const job = { tenant: 'AZ', customerId: who.customerId, standingOrderId };
    const runAt = (at: Date) => {
      clock.moveTo(at);
      return runStandingOrder(store, { graceMinutes: 30, clock: () => at })(job);
    };

    await runAt(REMINDED);
    await runAt(DUE);
    await store.asSystem((queries) =>
      sql`update article_price set price = jsonb_set(price, '{rawValueString}', '"29.99"') where sku = ${milk}`.execute(
        queries,
      ),
    );
    await runAt(NEXT_DUE);
    await runAt(DEADLINE);
    const mails = await mailed();
    const subjects = mails.map(({ subject }) => subject);
    for (const words of ['abgeschickt', 'ist bestellt', 'wartet auf Sie', 'nicht bestellt'])
      // To the one who set it up and to a colleague.
      expect(
        subjects.filter((subject) => subject.includes(words)),
        words,
      ).toHaveLength(2);
    const confirmations = mails.filter(({ to }) => to === 'kueche@post.example');
    expect(confirmations).toHaveLength(1);
    for (const mail of mails) expect(wordsOf(mail), mail.subject).not.toMatch(PRICES);

    // Whoever may see prices and orders the next time by hand is confirmed them: they would have been found.
    clock.moveTo(new Date('2026-12-14T08:00:00Z'));
    const byHand = await shop.call(
      'submitOccurrence',
      { ...job, date: '2026-12-17', submission: {} },
      { ...as, roles: ['can-see-prices'] },
    );
    expect(byHand.body).toMatchObject({ state: 'ORDERED' });
    const [confirmation] = (await mailed()).filter(({ to }) => to === 'kueche@post.example');
    expect(wordsOf(confirmation ?? expect.unreachable())).toMatch(PRICES);
  });
});
