import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  installations,
  seedWorld,
  type SeededInstallation,
  type SeededFixture,
} from '../testing/conformance';
import { freePort, runServer, testedNodes } from '../testing/process';
import { createBuyer } from './buyer';
import { NO_FAULTS, orderFaults, readOrders } from './ledger';

const versions = testedNodes.map(
  (node) => [execFileSync(node, ['--version'], { encoding: 'utf8' }).trim(), node] as const,
);

describe.each(installations)('CHK-3: the built backend on %s', (_, install) => {
  let installation: SeededInstallation<SeededFixture>;
  beforeAll(async () => {
    installation = await install(seedWorld);
  });
  afterAll(() => installation.remove());

  it(`starts, takes and hands over orders and stops, on ${versions.map(([version]) => version).join(' and on ')}`, async () => {
    const buyer = createBuyer(installation.world);
    // The same address on each: it is the issuer of the tokens.
    const port = String(await freePort());
    // And once more on the first: what one has stored the other reads, both ways.
    for (const [version, node] of [...versions, ...versions.slice(0, 1)]) {
      const server = await runServer({ ...installation.environment, PORT: port }, { node });
      const origin = server.origin.replace('127.0.0.1', 'localhost');
      await buyer.signIn(origin);
      const count = buyer.intents.length + 2;
      await buyer.orderThroughout(origin, () => buyer.intents.length < count);
      const orders = path.join(installation.environment['DATA_DIR'] ?? '', 'orders');
      // The folder comes with the first order handed over.
      const files = () =>
        existsSync(orders) ? readdirSync(orders).filter((name) => name.endsWith('.json')) : [];
      while (files().length < count) await new Promise((resolve) => setTimeout(resolve, 20));
      expect([version, await server.stop()]).toEqual([version, 0]);
    }
    const store = await installation.open();
    const faults = orderFaults(buyer.intents, await readOrders(store));
    await store.close();
    expect(faults).toEqual(NO_FAULTS);
  });
});
