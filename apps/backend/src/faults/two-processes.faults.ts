import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  callOverHttp,
  installations,
  plantWorld,
  signInAt,
  type PlantedInstallation,
  type PlantedWorld,
  type SignedInSession,
} from '../testing/conformance';
import { freePort, runServer, type ServerProcess } from '../testing/process';

const atHost = ({ origin }: ServerProcess) => origin.replace('127.0.0.1', 'localhost');

describe.each(installations.filter(([engine]) => engine === 'PostgreSQL'))(
  'two processes on one %s',
  (_, install) => {
    let installation: PlantedInstallation<PlantedWorld>;
    let first: ServerProcess;
    let second: ServerProcess;
    let session: SignedInSession;
    const cart = () => ({ parameters: { tenant: 'AZ', customerId: installation.world.customerId } });

    beforeAll(async () => {
      installation = await install(plantWorld);
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
    const installation = await install(plantWorld);
    const first = await runServer(installation.environment);
    await expect(runServer(installation.environment)).rejects.toThrow(`process ${first.pid}`);
    expect(await first.stop()).toBe(0);
    await installation.remove();
  });
});
