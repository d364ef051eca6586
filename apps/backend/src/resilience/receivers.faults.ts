import { existsSync, readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  installations,
  seedWorld,
  type SeededInstallation,
  type SeededFixture,
} from '../testing/conformance';
import { freePort, runServer } from '../testing/process';
import { createBuyer } from './buyer';

const ORDERS = 3;

/** An embedded installation has folders for all of it. */
describe.each(installations.filter(([engine]) => engine === 'PostgreSQL'))(
  'CHK-3: a backend on %s that nobody gave a receiver',
  (_, install) => {
    let installation: SeededInstallation<SeededFixture>;
    beforeAll(async () => {
      installation = await install(seedWorld);
    });
    afterAll(() => installation.remove());

    it('does not start, and names all that is missing', async () => {
      const { environment } = installation;
      const bare = { ...environment, HAND_OVER_DIR: '', MAIL: '', ANALYTICS: '' };
      await expect(runServer(bare)).rejects.toThrow(/HAND_OVER=none[^]*SMTP_URL[^]*ANALYTICS_URL/);
    });

    it('on purpose takes orders, says that nobody receives them, and hands them over once somebody does', async () => {
      const { HAND_OVER_DIR: folder = '', ...without } = installation.environment;
      const buyer = createBuyer(installation.world);
      // The same address in both lives: it is the issuer of the tokens.
      const port = String(await freePort());
      const deaf = await runServer({ ...without, HAND_OVER: 'none', PORT: port });
      const origin = deaf.origin.replace('127.0.0.1', 'localhost');
      await buyer.signIn(origin);
      await buyer.orderThroughout(origin, () => buyer.intents.length < ORDERS);
      expect(await (await fetch(`${origin}/readyz`)).json()).toMatchObject({
        status: 'ready',
        withoutReceiver: ['orders', 'mails'],
      });
      const figures = await (await fetch(`${deaf.origin}/metrics`)).text();
      expect(figures).toMatch(/^jobs_without_receiver\{of="orders"\} 1$/m);
      expect(figures).toMatch(new RegExp(`^jobs_waiting\\{kind="hand-over"\\} ${ORDERS}$`, 'm'));
      expect(figures).toMatch(new RegExp(`^orders_not_handed_over ${ORDERS}$`, 'm'));
      expect(deaf.output()).toContain('There is no receiver');
      expect(await deaf.stop()).toBe(0);

      const hearing = await runServer({ ...installation.environment, PORT: port });
      const handedOver = () =>
        existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
      while (handedOver().length < ORDERS) await new Promise((resolve) => setTimeout(resolve, 20));
      expect(handedOver().toSorted()).toEqual(
        buyer.intents.map(({ orderId }) => `AZ-${orderId ?? ''}.json`).toSorted(),
      );
      expect(await hearing.stop()).toBe(0);
    });
  },
);
