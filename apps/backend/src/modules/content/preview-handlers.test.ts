import { contentChangeSchema, previewLinkSchema, previewPagesSchema } from '@gastroshop/api-contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KeyRing } from '../../key-ring';
import type { Store } from '../../db';
import { createTestApp, eventsOf, stores, type TestApp } from '../../testing';
import { contentSubscriptions } from './content-subscriptions';
import { watchPage } from './preview-handlers';
import { previewSignature } from './preview-signature';
import { publishContent } from './publish-content';
import { withdrawContent } from './withdraw-content';

const NOW = new Date('2026-11-25T14:00:00Z');
const clock = { now: () => NOW };

describe.each(stores)('the live preview on %s', (_, open) => {
  let store: Store;
  let shop: TestApp;

  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store, clock);
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  const write = (slug: string, scope: 'AZ' | 'GROUP' | 'GM' = 'AZ', isDraft = true) =>
    store.asSystem((queries) =>
      publishContent(queries, {
        scope,
        kind: 'page',
        slug,
        isDraft,
        bodies: { 'de-AT': { meta: {}, blocks: [] } },
        at: NOW,
        by: 'editor',
      }),
    );
  // Bells of their own: another process on the same database.
  const watch = async (slug: string, lastEventId?: string) => {
    const page = { tenant: 'AZ', kind: 'page', slug } as const;
    return eventsOf(
      store,
      page,
      await watchPage({ clock, bells: contentSubscriptions(store) }, page, { lastEventId }),
    );
  };
  const next = async (events: AsyncIterator<{ readonly id: string; readonly data: unknown }, unknown>) => {
    const step = await events.next();
    if (step.done === true) throw new Error('The stream has ended');
    return { id: step.value.id, change: contentChangeSchema.parse(step.value.data) };
  };

  it('tells the newest version at once, and each that follows', async () => {
    const slug = randomUUID();
    await write(slug);
    const events = await watch(slug);
    expect((await next(events)).change).toMatchObject({ fullSlug: slug, version: 1, state: 'DRAFT' });
    const waiting = next(events);
    await write(randomUUID());
    await write(slug, 'AZ', false);
    expect((await waiting).change).toMatchObject({ version: 2, state: 'PUBLISHED' });
    await events.return(undefined);
  });

  it('tells who resumes only what is new since then', async () => {
    const slug = randomUUID();
    await write(slug);
    const first = await watch(slug);
    const { id } = await next(first);
    await first.return(undefined);
    const resumed = await watch(slug, id);
    const waiting = next(resumed);
    await write(slug);
    expect((await waiting).change.version).toBe(2);
    await resumed.return(undefined);
  });

  it('follows the scopes as the shop does: a nearer page takes over, and gives way when it is withdrawn', async () => {
    const slug = randomUUID();
    const group = await write(slug, 'GROUP');
    const events = await watch(slug);
    expect((await next(events)).change.uuid).toBe(group.id);
    const nearer = next(events);
    const own = await write(slug);
    expect((await nearer).change.uuid).toBe(own.id);
    const back = next(events);
    await store.asSystem((queries) => withdrawContent(queries, { scope: 'AZ', kind: 'page', slug }));
    expect((await back).change.uuid).toBe(group.id);
    await events.return(undefined);
  });

  it('lists the pages and makes links for who may preview by role, and for nobody else', async () => {
    const slug = randomUUID();
    await write(slug);
    await write(slug, 'GROUP', false);
    const own = randomUUID();
    await write(own);
    const lukas = { userId: 'lukas', tenant: 'AZ', roles: ['can-preview-content'] } as const;
    const refusals = await Promise.all([
      shop.call('getPreviewPages', {}),
      shop.call('getPreviewPages', {}, { ...lukas, roles: ['can-see-prices'] }),
      shop.call('createPreviewLink', { body: { fullSlug: slug } }),
      shop.call('createPreviewLink', { body: { fullSlug: 'nowhere' } }, lukas),
      shop.call('createPreviewLink', { body: { fullSlug: own } }, { ...lukas, tenant: 'GM' }),
    ]);
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ status: 404, body: { code: 'path-not-found' } });

    const { pages } = previewPagesSchema.parse((await shop.call('getPreviewPages', {}, lukas)).body);
    expect(pages.find(({ fullSlug }) => fullSlug === slug)).toMatchObject({ state: 'DRAFT', isShown: true });
    const link = previewLinkSchema.parse(
      (await shop.call('createPreviewLink', { body: { fullSlug: `/${slug}/` } }, lukas)).body,
    );
    expect(link.path).toContain(`/cms-preview/${slug}?signature=`);
    const opened = await shop.call('getContentPreview', {
      fullSlug: slug,
      languageCode: 'de-AT',
      signature: link.signature,
    });
    expect(opened.status).toBe(200);
    // What visitors see is the published version all along.
    expect(await shop.call('findContentPage', { body: { fullSlug: slug } })).toMatchObject({
      status: 200,
      body: { uuid: (await write(slug, 'GROUP', false)).id },
    });
  });

  it('comes over HTTP to who may preview, and to others as if there were nothing', async () => {
    const slug = randomUUID();
    await write(slug);
    const keyRing: KeyRing = [new Uint8Array(32).fill(7)];
    const signature = (fullSlug: string, tenant = 'AZ') =>
      previewSignature(keyRing, { tenant, fullSlug, now: NOW });
    const refusals = await Promise.all([
      shop.call('watchContentPreview', { fullSlug: slug }),
      shop.call('watchContentPreview', { fullSlug: slug, signature: signature('x') }),
      shop.call('watchContentPreview', { fullSlug: slug, signature: signature(slug, 'GM') }),
      shop.call('watchContentPreview', { fullSlug: slug }, { userId: 'anna', tenant: 'AZ', roles: [] }),
      shop.call('watchContentPreview', { fullSlug: 'nowhere', signature: signature('nowhere') }),
    ]);
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ status: 404, body: { code: 'path-not-found' } });

    const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const leave = new AbortController();
    const query = new URLSearchParams({ fullSlug: slug, signature: signature(slug) }).toString();
    const answer = await fetch(`${address}/v1/cms/cms-preview/live?${query}`, {
      headers: { 'sec-fetch-site': 'same-origin' },
      signal: leave.signal,
    });
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) {
      text += decoder.decode(chunk);
      if (text.includes('data:')) break;
    }
    leave.abort();
    expect(text).toContain(`"fullSlug":"${slug}"`);
  });
});
