import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../db';
import {
  callOverHttp,
  installations,
  seedWorld,
  signInAt,
  type SeededInstallation,
  type SeededFixture,
  type SignedInSession,
} from '../testing/conformance';
import { freePort, runServer, type ServerProcess } from '../testing/process';
import { readStream } from '../testing/read-stream';

interface Loss {
  readonly store: Store;
  readonly userId: string;
  /** The node at which it happens; the stream is at the other. */
  readonly origin: string;
  readonly watcher: SignedInSession;
}

/** How somebody loses the right to watch a cart, and what asking again is answered. */
const losses: readonly (readonly [string, (loss: Loss) => Promise<unknown>, number])[] = [
  [
    'the watcher signs out at the second',
    ({ origin, watcher }) =>
      fetch(`${origin}/auth/logout`, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          cookie: watcher.cookie,
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
          origin,
        },
        body: new URLSearchParams({ csrf: watcher.csrf }),
      }),
    401,
  ],
  [
    'the watcher is locked out',
    ({ store, userId }) =>
      store.asSystem((queries) =>
        queries.updateTable('app_user').set({ is_enabled: false }).where('id', '=', userId).execute(),
      ),
    401,
  ],
  [
    'the assignment ends',
    ({ store, userId }) =>
      store.asSystem((queries) =>
        sql`update assignment set valid_to = '2020-01-01' where user_id = ${userId}`.execute(queries),
      ),
    403,
  ],
];

const atHost = ({ origin }: ServerProcess) => origin.replace('127.0.0.1', 'localhost');

describe.each(installations.filter(([engine]) => engine === 'PostgreSQL'))(
  'two processes on one %s',
  (_, install) => {
    let installation: SeededInstallation<SeededFixture>;
    let first: ServerProcess;
    let second: ServerProcess;
    let session: SignedInSession;
    let amount = 5;
    const cart = () => ({ parameters: { tenant: 'AZ', customerId: installation.world.customerId } });

    beforeAll(async () => {
      installation = await install(seedWorld);
      const port = await freePort();
      const environment = { ...installation.environment, PUBLIC_ORIGIN: `http://localhost:${port}` };
      [first, second] = await Promise.all([
        runServer({ ...environment, PORT: String(port) }),
        runServer(environment),
      ]);
      session = await signInAt(atHost(first), installation.world.userName);
    });
    afterAll(async () => {
      await Promise.all([first.kill(), second.kill()]);
      await installation.remove();
    });

    it('a session made at one works at the other', async () => {
      const answer = await callOverHttp(atHost(second), 'getToken', { parameters: {} }, session);
      expect(answer.status).toBe(200);
      expect((await callOverHttp(atHost(second), 'getCart', cart(), session)).status).toBe(200);
    });

    it('a cart changed through one is live in the other', async () => {
      const { customerId, skus } = installation.world;
      const stream = await fetch(`${atHost(first)}/v1/t/AZ/my/shopping-cart/${customerId}/live`, {
        headers: { authorization: `Bearer ${session.token}` },
        signal: AbortSignal.timeout(20_000),
      });
      expect(stream.status).toBe(200);
      const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
      let heard = (await reader?.read())?.value ?? '';
      await callOverHttp(
        atHost(second),
        'putCartItem',
        { ...cart(), body: { sku: skus[0], amount: 5, unitAbbreviation: 'ST' } },
        session,
      );
      while (!heard.includes('ITEM_ADDED')) {
        const step = await reader?.read();
        if (step === undefined || step.done) break;
        heard += step.value;
      }
      await reader?.cancel();
      expect(heard).toContain(`"sku":"${skus[0]}"`);
    });

    it.each(losses)(
      'SES-15: %s, and the stream at the other node tells nothing more',
      async (_name, lose, status) => {
        const { customerId, skus, userName, colleagueName } = installation.world;
        const [watcher, colleague] = await Promise.all([
          signInAt(atHost(first), userName),
          signInAt(atHost(first), colleagueName),
        ]);
        const watch = () =>
          readStream(`${atHost(first)}/v1/t/AZ/my/shopping-cart/${customerId}/live`, {
            authorization: `Bearer ${watcher.token}`,
          });
        const put = (sku: string, amount: number) =>
          callOverHttp(
            atHost(second),
            'putCartItem',
            { ...cart(), body: { sku, amount, unitAbbreviation: 'ST' } },
            colleague,
          );
        const stream = await watch();
        await put(skus[0], (amount += 1));
        await stream.until(skus[0]);
        const store = await installation.open();
        const userId = `id-${userName}`;
        await lose({ store, userId, origin: atHost(second), watcher });
        await put(skus[2], (amount += 1));
        expect(await stream.rest()).not.toContain(skus[2]);
        const refused = await watch();
        refused.leave();
        expect(refused.status).toBe(status);
        await store.asSystem(async (queries) => {
          await sql`update app_user set is_enabled = true where id = ${userId}`.execute(queries);
          await sql`update assignment set valid_to = null where user_id = ${userId}`.execute(queries);
        });
        await store.close();
      },
    );

    it('killing one loses nothing', async () => {
      const { skus } = installation.world;
      await callOverHttp(
        atHost(first),
        'putCartItem',
        { ...cart(), body: { sku: skus[1], amount: 3, unitAbbreviation: 'ST' } },
        session,
      );
      await first.kill();
      const answer = await callOverHttp(atHost(second), 'getCart', cart(), session);
      expect(answer.status).toBe(200);
      expect(answer.text).toContain(skus[0]);
      expect(answer.text).toContain(skus[1]);
    });
  },
);

describe('a second process on one data folder', () => {
  it('is refused, naming the first', async () => {
    const [, install] = installations[0] ?? [];
    if (install === undefined) throw new Error('There is no engine');
    const installation = await install(seedWorld);
    const first = await runServer(installation.environment);
    await expect(runServer(installation.environment)).rejects.toThrow(`process ${first.pid}`);
    expect(await first.stop()).toBe(0);
    await installation.remove();
  });
});
