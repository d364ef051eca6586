import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
import { layOutRelease } from '../testing/released';
import { createBuyer } from './buyer';
import { NO_FAULTS, orderFaults, readOrders } from './ledger';

const ORDERS = 4;

/** Processes on one database: PostgreSQL alone. */
describe.each(installations.filter(([engine]) => engine === 'PostgreSQL'))(
  'CHK-3: a node of the last release and one of today on the schema of today, on %s',
  (_, install) => {
    const release = layOutRelease();
    let installation: SeededInstallation<SeededFixture>;
    let old: ServerProcess;
    let young: ServerProcess;
    let session: SignedInSession;
    let origins: readonly [string, string];

    beforeAll(async () => {
      installation = await install(seedWorld);
      const port = String(await freePort());
      const environment = { ...installation.environment, PUBLIC_ORIGIN: `http://localhost:${port}` };
      [old, young] = await Promise.all([
        runServer({ ...environment, PORT: port }, { server: release.server }),
        runServer(environment),
      ]);
      const at = ({ origin }: ServerProcess) => origin.replace('127.0.0.1', 'localhost');
      origins = [at(old), at(young)];
      session = await signInAt(origins[0], installation.world.userName);
    });
    afterAll(async () => {
      await Promise.all([old.kill(), young.kill()]);
      await installation.remove();
      release.remove();
    });

    const putAt = (origin: string, sku: string, amount: number) =>
      callOverHttp(
        origin,
        'putCartItem',
        {
          parameters: { tenant: 'AZ', customerId: installation.world.customerId },
          body: { sku, amount, unitAbbreviation: 'ST' },
        },
        session,
      );

    it('both take orders, in turn, and all are handed over', async () => {
      const buyer = createBuyer(installation.world);
      await buyer.signIn(origins[0]);
      for (let count = 1; count <= ORDERS; count += 1)
        await buyer.orderThroughout(origins[count % 2] ?? '', () => buyer.intents.length < count);
      const store = await installation.open();
      const orders = await readOrders(store);
      await store.close();
      const own = new Set(buyer.intents.map(({ key }) => key));
      expect(
        orderFaults(
          buyer.intents,
          orders.filter(({ key }) => own.has(key)),
        ),
      ).toEqual(NO_FAULTS);
      const handedOver = () =>
        readdirSync(path.join(installation.environment['DATA_DIR'] ?? '', 'orders')).filter((name) =>
          name.endsWith('.json'),
        );
      while (handedOver().length < ORDERS) await new Promise((resolve) => setTimeout(resolve, 20));
      expect(handedOver()).toHaveLength(ORDERS);
    });

    it('what one puts into a cart is live at the other and the other changes it, both ways', async () => {
      const { customerId, skus } = installation.world;
      const [first, second] = origins;
      const ways = [
        { here: first, there: second, sku: skus[0] },
        { here: second, there: first, sku: skus[1] },
      ];
      for (const { here, there, sku } of ways) {
        const stream = await fetch(`${here}/v1/t/AZ/my/shopping-cart/${customerId}/live`, {
          headers: { authorization: `Bearer ${session.token}` },
          signal: AbortSignal.timeout(20_000),
        });
        const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
        let heard = (await reader?.read())?.value ?? '';
        expect(await putAt(there, sku, 5)).toMatchObject({ status: 200 });
        while (!heard.includes(`"sku":"${sku}"`)) {
          const step = await reader?.read();
          if (step === undefined || step.done) break;
          heard += step.value;
        }
        await reader?.cancel();
        expect(heard).toContain(`"sku":"${sku}"`);
        expect(await putAt(here, sku, 7)).toMatchObject({ status: 200 });
      }
    });

    it('the old one stops in order, and the other goes on with its sessions', async () => {
      expect(await old.stop()).toBe(0);
      expect(await putAt(origins[1], installation.world.skus[2], 2)).toMatchObject({ status: 200 });
      expect(await young.stop()).toBe(0);
    });
  },
);
