import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../db';
import { openBrowser, openQuickStore, startSignOnWorld, type SignOnWorld } from '../testing';

describe('who reads content by the cookie of a session', () => {
  let store: Store;
  let world: SignOnWorld;

  beforeAll(async () => {
    store = await openQuickStore();
    world = await startSignOnWorld(store, { now: () => new Date() });
    for (const [userName, roles] of [
      ['editor', ['tenant-AZ', 'can-preview-content']],
      ['reader', ['tenant-AZ']],
    ] as const)
      await world.plantAccount({ id: `u-${userName}`, userName, roles });
  });
  afterAll(async () => {
    await world.close();
    await store.close();
  });

  it('sees drafts with the role alone', async () => {
    const statuses: number[] = [];
    for (const userName of ['editor', 'reader']) {
      const browser = openBrowser();
      await world.signIn(browser, userName);
      const answer = await browser.go(`${world.origin()}/v1/cms/cms-preview/pages`, {
        headers: { 'x-xsrf-token': browser.cookie(world.origin(), 'XSRF-TOKEN') ?? '' },
      });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([200, 404]);
  });

  it('SES-10: gets no token without a session', async () => {
    const browser = openBrowser();
    // The first answer brings the value that calls of a browser repeat.
    await world.token(browser);
    expect((await world.token(browser)).status).toBe(401);
  });
});
