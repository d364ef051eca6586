import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { z } from 'zod';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../../db';
import type { Scheduler } from '../../../scheduler';
import { createTestApp, stores, type TestApp } from '../../../testing';
import { previewSignature } from '../preview-signature';
import { syncOrigin } from './sync-origin';
import { storyblokOrigin } from './storyblok-origin';

const NOW = new Date('2026-11-25T14:00:00Z');
const clock = { now: () => NOW };
const TOKEN = 'preview-token';

/** A page or a refusal. */
const seen = z.looseObject({
  code: z.string().optional(),
  meta: z.looseObject({ pageTitle: z.string() }).optional(),
});

interface FakeStory {
  readonly uuid: string;
  readonly full_slug: string;
  readonly content: Readonly<Record<string, unknown>>;
}

/** The documented answers of the Content Delivery API, of stories that tests change. */
const fakeSpace = () => {
  const published = new Map<string, FakeStory>();
  const drafts = new Map<string, FakeStory>();
  let changes = 1;
  let isAway = false;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://space');
    asked.push(
      `${url.pathname} ${url.searchParams.get('version') ?? ''} ${url.searchParams.get('page') ?? ''}`,
    );
    const answer = (status: number, body: unknown, total = 0) => {
      response.writeHead(status, { 'content-type': 'application/json', total: String(total) });
      response.end(JSON.stringify(body));
    };
    if (isAway) answer(503, {});
    else if (url.searchParams.get('token') !== TOKEN) answer(401, {});
    else if (url.pathname === '/v2/cdn/spaces/me') answer(200, { space: { version: changes } });
    else if (url.searchParams.has('sort_by')) answer(200, { stories: [{ updated_at: String(changes) }] });
    else {
      const stories = [...(url.searchParams.get('version') === 'draft' ? drafts : published).values()];
      const size = Number(url.searchParams.get('per_page'));
      const page = Number(url.searchParams.get('page'));
      const english = url.searchParams.get('language') === 'en';
      const part = stories.slice((page - 1) * size, page * size).map((one) => ({
        ...one,
        content: english
          ? { ...one.content, meta: { pageTitle: 'English', component: 'meta' } }
          : one.content,
      }));
      answer(200, { stories: part }, stories.length);
    }
  });
  const story = (slug: string, title: string, more: object = {}): FakeStory => ({
    uuid: randomUUID(),
    full_slug: slug,
    content: {
      _uid: '1',
      component: 'page',
      meta: { _uid: '2', component: 'meta', pageTitle: title },
      blocks: [{ _uid: 'b-1', component: 'heading', text: title, level: '' }],
      ...more,
    },
  });
  return {
    server,
    asked,
    draft: (slug: string, title: string, more: object = {}) => {
      drafts.set(slug, story(slug, title, more));
      changes += 1;
    },
    publish: (slug: string, title: string, more: object = {}) => {
      const one = story(slug, title, more);
      drafts.set(slug, one);
      published.set(slug, one);
      changes += 1;
    },
    remove: (slug: string) => {
      drafts.delete(slug);
      published.delete(slug);
      changes += 1;
    },
    setAway: (away: boolean) => {
      isAway = away;
    },
  };
};

const addressOf = (server: Server): string => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The imitation has no port');
  return `http://127.0.0.1:${address.port}/v2/cdn`;
};

describe.each(stores)('following a hosted system on %s', (_, open) => {
  let store: Store;
  let shop: TestApp;
  let space: ReturnType<typeof fakeSpace>;
  let following: Scheduler;
  let failures: unknown[];

  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store, clock);
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });
  beforeEach(async () => {
    space = fakeSpace();
    space.server.listen(0, '127.0.0.1');
    await once(space.server, 'listening');
    failures = [];
    following = syncOrigin(storyblokOrigin({ url: addressOf(space.server), token: TOKEN }), {
      store,
      clock,
      everyMs: 3_600_000,
      onFailure: (failure) => failures.push(failure),
    });
  });
  afterEach(async () => {
    await following.stop();
    space.server.close();
  });

  const titleOf = async (fullSlug: string, headers: Record<string, string> = {}) =>
    seen.parse((await shop.call('findContentPage', { body: { fullSlug } }, undefined, headers)).body);
  const drafted = async (fullSlug: string) =>
    seen.parse(
      (
        await shop.call('getContentPreview', {
          fullSlug,
          languageCode: 'de-AT',
          signature: previewSignature([new Uint8Array(32).fill(7)], { tenant: 'AZ', fullSlug, now: NOW }),
        })
      ).body,
    );
  const versions = async () =>
    (await store.asSystem((queries) => queries.selectFrom('content_version').select('version').execute()))
      .length;

  it('shows what is published there, in both languages, and previews what is drafted', async () => {
    const slug = randomUUID();
    space.publish(`az/page/${slug}`, 'Deutsch');
    await following.look();
    expect(failures).toEqual([]);
    expect(await titleOf(slug)).toMatchObject({
      meta: { pageTitle: 'Deutsch' },
      blocks: [{ kind: 'heading', id: 'b-1', text: 'Deutsch' }],
    });
    expect(await titleOf(slug, { 'accept-language': 'en' })).toMatchObject({
      meta: { pageTitle: 'English' },
    });
    space.draft(`az/page/${slug}`, 'Entwurf');
    await following.look();
    expect((await titleOf(slug)).meta?.pageTitle).toBe('Deutsch');
    expect((await drafted(slug)).meta?.pageTitle).toBe('Entwurf');
    space.publish(`az/page/${slug}`, 'Entwurf');
    await following.look();
    expect((await titleOf(slug)).meta?.pageTitle).toBe('Entwurf');
  });

  it('stores nothing twice, and does not even ask for stories when nothing has changed', async () => {
    const slug = randomUUID();
    space.publish(`az/page/${slug}`, 'eins');
    space.draft(`az/page/${slug}`, 'zwei');
    await following.look();
    const before = await versions();
    space.publish('elsewhere/none-of-ours', 'x');
    await following.look();
    await following.look();
    expect(await versions()).toBe(before);
    const asked = space.asked.length;
    await following.look();
    expect(space.asked.slice(asked).filter((path) => path.includes('published'))).toEqual([]);
  });

  it('takes off what is gone there, and nothing that was written here', async () => {
    const slug = randomUUID();
    space.publish(`az/page/${slug}`, 'bald weg');
    space.publish(`group/page/${slug}-other`, 'bleibt');
    await following.look();
    space.remove(`az/page/${slug}`);
    await following.look();
    expect((await titleOf(slug)).code).toBe('path-not-found');
    expect((await titleOf(`${slug}-other`)).meta?.pageTitle).toBe('bleibt');
  });

  it('goes on with what it has when the system is away, and with the good pages when one is broken', async () => {
    const slug = randomUUID();
    space.publish(`az/page/${slug}`, 'gut');
    await following.look();
    space.setAway(true);
    await following.look();
    expect(failures).toHaveLength(1);
    expect(JSON.stringify(failures)).not.toContain(TOKEN);
    expect((await titleOf(slug)).meta?.pageTitle).toBe('gut');
    space.setAway(false);
    space.publish(`az/page/${slug}`, 'kaputt', { blocks: 'none' });
    space.publish(`az/page/${slug}-2`, 'neu');
    await following.look();
    expect((await titleOf(slug)).meta?.pageTitle).toBe('gut');
    expect((await titleOf(`${slug}-2`)).meta?.pageTitle).toBe('neu');
  });

  it('reads as many pages of stories as there are', async () => {
    const mark = randomUUID();
    for (let index = 0; index < 205; index += 1) space.publish(`az/page/${mark}/${index}`, `Seite ${index}`);
    await following.look();
    expect((await titleOf(`${mark}/204`)).meta?.pageTitle).toBe('Seite 204');
    expect(space.asked.filter((path) => path === '/v2/cdn/stories published 3').length).toBeGreaterThan(0);
  });
});
