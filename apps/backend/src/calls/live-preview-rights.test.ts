import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Queries, Store } from '../db';
import { publishContent } from '../modules/content';
import {
  createFakeClock,
  createTestApp,
  openBrowser,
  seedUsers,
  startSignOnWorld,
  stores,
  TEST_NOW,
  type TestApp,
} from '../testing';
import { readStream } from '../testing/read-stream';

const SESSION = 'provider-session';
const PREVIEW = 'can-preview-content';

/** How somebody who watches a draft loses the right to. */
const losses: readonly (readonly [name: string, lose: (queries: Queries, id: string) => Promise<unknown>])[] =
  [
    [
      'who signed out',
      (queries) =>
        queries
          .insertInto('ended_session')
          .values({ provider_session: SESSION, ended_at: new Date(TEST_NOW.getTime() + 1_000) })
          .execute(),
    ],
    [
      'whose sessions the provider ended',
      (queries, id) =>
        queries
          .insertInto('ended_user')
          .values({ user_id: id, ended_at: new Date(TEST_NOW.getTime() + 1_000) })
          .execute(),
    ],
    [
      'who was locked out',
      (queries, id) =>
        queries.updateTable('app_user').set({ is_enabled: false }).where('id', '=', id).execute(),
    ],
  ];

describe.each(stores)('the rights behind a live preview on %s', (_, open) => {
  let store: Store;
  const clock = createFakeClock();
  let shop: TestApp;
  let address: string;

  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store, clock);
    address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  /** Writes a draft that says something. */
  const write = (slug: string, said: string, at = clock.now()) =>
    store.asSystem((queries) =>
      publishContent(queries, {
        scope: 'AZ',
        kind: 'page',
        slug,
        isDraft: true,
        bodies: { 'de-AT': { meta: {}, blocks: [] } },
        at,
        by: said,
      }),
    );
  const watch = (origin: string, query: Readonly<Record<string, string>>, headers: Record<string, string>) =>
    readStream(`${origin}/v1/cms/cms-preview/live?${new URLSearchParams(query).toString()}`, {
      'sec-fetch-site': 'same-origin',
      ...headers,
    });

  it.each(losses)('SES-15: somebody %s hears of no other version', async (_name, lose) => {
    const [slug, userId] = [randomUUID(), `lukas-${randomUUID()}`];
    await store.asSystem(async (queries) => {
      await queries.deleteFrom('ended_session').execute();
      await seedUsers(queries, [{ id: userId }]);
    });
    await write(slug, 'first');
    const token = await shop.issuer.tokenFor({
      userId,
      tenant: 'AZ',
      roles: [PREVIEW],
      providerSession: SESSION,
    });
    const authorization = { authorization: `Bearer ${token}` };
    const stream = await watch(address, { fullSlug: slug }, authorization);
    expect(stream.status).toBe(200);
    await stream.until('"version":1');
    await write(slug, 'second');
    await stream.until('"version":2');
    await store.asSystem((queries) => lose(queries, userId));
    await write(slug, 'third');
    expect(await stream.rest()).not.toContain('"version":3');
    expect((await watch(address, { fullSlug: slug }, authorization)).status).toBe(401);
  });

  it('a link that is over tells of no other version', async () => {
    const slug = randomUUID();
    await write(slug, 'first');
    const lukas = { userId: 'lukas', tenant: 'AZ', roles: [PREVIEW] };
    const made = await shop.call('createPreviewLink', { body: { fullSlug: slug } }, lukas);
    const signature = /signature=([^&"]+)/.exec(JSON.stringify(made.body))?.[1] ?? '';
    const link = { fullSlug: slug, signature: decodeURIComponent(signature) };
    const stream = await watch(address, link, {});
    await stream.until('"version":1');
    clock.moveTo(new Date(TEST_NOW.getTime() + 400 * 24 * 3_600_000));
    await write(slug, 'second');
    expect(await stream.rest()).not.toContain('"version":2');
    expect((await watch(address, link, {})).status).toBe(404);
    clock.moveTo(TEST_NOW);
  });

  it('a session that ends, with its cookie, tells of no other version', async () => {
    const real = { now: () => new Date() };
    const world = await startSignOnWorld(store, real);
    const slug = randomUUID();
    await world.plantAccount({ id: 'id-lukas', userName: 'lukas', roles: ['tenant-AZ', PREVIEW] });
    const browser = openBrowser();
    await world.signIn(browser, 'lukas');
    const jar = browser.cookies.get(new URL(world.origin()).host) ?? new Map<string, string>();
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    await write(slug, 'first', real.now());
    const stream = await watch(world.origin(), { fullSlug: slug }, { cookie });
    expect(stream.status).toBe(200);
    await stream.until('"version":1');
    await store.asSystem((queries) => sql`delete from session`.execute(queries));
    await write(slug, 'second', real.now());
    expect(await stream.rest()).not.toContain('"version":2');
    await world.close();
  });
});
