import { sql, type RawBuilder } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../db';
import { publishContent } from '../modules/content';
import { openBrowser, openQuickStore, startSignOnWorld, type SignOnWorld } from '../testing';
import { readStream } from '../testing/read-stream';

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

  it('SES-15: follows a preview only as long as the session lives, the user is let in and has the role', async () => {
    const slug = randomUUID();
    const publish = (isDraft = true) =>
      store.asSystem((queries) =>
        publishContent(queries, {
          scope: 'AZ',
          kind: 'page',
          slug,
          isDraft,
          bodies: { 'de-AT': { meta: {}, blocks: [] } },
          at: new Date(),
          by: 'editor',
        }),
      );
    await publish();
    const change = (statement: RawBuilder<unknown>) =>
      store.asSystem((queries) => statement.execute(queries));
    const watch = async () => {
      const browser = openBrowser();
      await world.signIn(browser, 'editor');
      const cookies = new Map(browser.cookies.get(new URL(world.origin()).host) ?? []);
      const csrf = cookies.get('XSRF-TOKEN') ?? '';
      const open = () =>
        readStream(`${world.origin()}/v1/cms/cms-preview/live?fullSlug=${slug}`, {
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          'x-xsrf-token': csrf,
        });
      return { browser, csrf, open, stream: await open() };
    };
    type Watching = Awaited<ReturnType<typeof watch>>;
    const losses: readonly (readonly [string, (watching: Watching) => Promise<unknown>])[] = [
      [
        'signed out',
        ({ browser, csrf }) =>
          browser.go(`${world.origin()}/auth/logout`, {
            method: 'POST',
            headers: { 'content-type': 'application/x-www-form-urlencoded', origin: world.origin() },
            body: new URLSearchParams({ csrf }),
          }),
      ],
      [
        'role gone',
        () =>
          change(
            sql`update session set claims = '{"sub":"u-editor","realm_access":{"roles":["tenant-AZ"]}}'`,
          ),
      ],
      ['session over', () => change(sql`update session set expires_at = now() - interval '1 second'`)],
      ['locked out', () => change(sql`update app_user set is_enabled = false where id = 'u-editor'`)],
    ];
    for (const [name, lose] of losses) {
      const watching = await watch();
      await watching.stream.until(`"fullSlug":"${slug}"`);
      await lose(watching);
      await publish();
      expect([name, await watching.stream.rest()]).toEqual([name, expect.not.stringContaining('"fullSlug"')]);
      expect([name, (await watching.open()).status]).toEqual([name, 404]);
    }
  });

  it('SES-10: gets no token without a session', async () => {
    const browser = openBrowser();
    // The first answer brings the value that calls of a browser repeat.
    await world.token(browser);
    expect((await world.token(browser)).status).toBe(401);
  });
});
