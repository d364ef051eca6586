import { attachedUrlSchema } from '@gastroshop/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessTokenSchema } from '@gastroshop/api-contract';
import type { Store } from '../../db';
import { openBrowser, openQuickStore, startSignOnWorld, type SignOnWorld } from '../../testing';
import { notificationInput } from './notification-input';
import { publishNotification } from './publish-notification';

describe('the file of a notification', () => {
  const clock = { now: () => new Date() };
  let store: Store;
  let world: SignOnWorld;
  let id: string;

  beforeAll(async () => {
    store = await openQuickStore();
    world = await startSignOnWorld(store, clock);
    for (const userName of ['anna', 'bea'])
      await world.plantAccount({ id: `u-${userName}`, userName, roles: ['tenant-AZ'] });
    id = await store.asSystem((queries) =>
      publishNotification(
        queries,
        notificationInput.parse({
          tenant: 'AZ',
          type: 'PRICE',
          text: { 'de-AT': { subject: 'Preise', content: 'Liste' } },
          attachment: { file: 'x.pdf' },
        }),
        {
          now: new Date(Date.now() - 60_000),
          externalOrigins: [],
          file: { fileName: 'x.pdf', mediaType: 'application/pdf', bytes: Buffer.from('%PDF') },
        },
      ),
    );
  });
  afterAll(async () => {
    await world.close();
    await store.close();
  });

  const signedIn = async (userName: string) => {
    const browser = openBrowser();
    await world.signIn(browser, userName);
    const { token } = accessTokenSchema.parse(await (await world.token(browser)).json());
    const answer = await browser.go(`${world.origin()}/v1/user/notifications/${id}/resolved-attachment-url`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return { browser, url: world.origin() + attachedUrlSchema.parse(await answer.json()).url };
  };

  it('opens in its reader’s browser only, whoever has the address', async () => {
    const anna = await signedIn('anna');
    const bea = await signedIn('bea');
    expect((await anna.browser.go(anna.url)).status).toBe(200);
    expect((await bea.browser.go(anna.url)).status).toBe(404);
    expect((await openBrowser().go(anna.url)).status).toBe(404);
    expect((await bea.browser.go(bea.url)).status).toBe(200);
  });
});
