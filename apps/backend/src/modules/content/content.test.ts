import { contract, type ContentPage } from '@gastroshop/api-contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KeyRing } from '../../key-ring';
import type { Store } from '../../db';
import { createTestApp, firstTenants, seedCategories, stores, type TestApp } from '../../testing';
import { previewSignature } from './preview-signature';
import { publishContent, type NewContent } from './publish-content';
import { categoryTarget, ESSENCE_TARGET, searchTarget } from './targets';
import { withdrawContent } from './withdraw-content';
import type { ContentKind } from './content-kinds';

const START = new Date('2026-11-25T14:00:00Z');
const EDITOR = { at: START, by: 'editor' };

const pageOf = (text: string, more: Partial<ContentPage> = {}): ContentPage => ({
  meta: { pageTitle: text },
  blocks: [{ kind: 'heading', id: 'h', text }],
  ...more,
});

describe.each(stores)('the content store on %s', (_, open) => {
  let store: Store;
  let shop: TestApp;
  let now = START;
  const anna = { userId: 'anna', tenant: 'AZ' };
  const gm = { host: 'gm.localhost' };
  const english = { 'accept-language': 'en-GB' };

  const publish = <Kind extends ContentKind>(content: Omit<NewContent<Kind>, 'at' | 'by'>) =>
    store.asSystem((queries) => publishContent<Kind>(queries, { ...EDITOR, ...content }));
  const find = (
    fullSlug: string,
    headers: Record<string, string> = {},
    as?: { userId: string; tenant: string },
  ) => shop.call('findContentPage', { body: { fullSlug } }, as, headers);

  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store, { now: () => now });
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  it('CMS-1: answers a page by path and by id, in both languages', async () => {
    const title = randomUUID();
    const { id } = await publish({
      scope: 'AZ',
      kind: 'page',
      slug: 'wir/team',
      bodies: { 'de-AT': pageOf(title), 'en-GB': pageOf(`${title} in English`) },
    });
    const byPath = await find('/wir/team/');
    expect(byPath.status).toBe(200);
    expect(contract.findContentPage.answer.parse(byPath.body)).toMatchObject({
      uuid: id,
      fullSlug: 'wir/team',
      meta: { pageTitle: title },
    });
    expect((await shop.call('getContentPage', { uuid: id })).body).toEqual(byPath.body);
    expect((await find('wir/team', english)).body).toMatchObject({
      meta: { pageTitle: `${title} in English` },
    });
  });

  it('CMS-1: marks what is German on an English page', async () => {
    await publish({ scope: 'AZ', kind: 'page', slug: 'agb', bodies: { 'de-AT': pageOf('AGB') } });
    expect((await find('agb', english)).body).toMatchObject({ lang: 'de-AT', meta: { pageTitle: 'AGB' } });
    expect((await find('agb')).body).not.toHaveProperty('lang');
  });

  it('CMS-1: a path without content is not found, a foreign id like an unknown one', async () => {
    const { id } = await publish({
      scope: 'GM',
      kind: 'page',
      slug: 'nur-gm',
      bodies: { 'de-AT': pageOf('GM') },
    });
    expect(await find('nur-gm')).toMatchObject({ status: 404, body: { code: 'path-not-found' } });
    const foreign = await shop.call('getContentPage', { uuid: id });
    const unknown = await shop.call('getContentPage', { uuid: randomUUID() });
    expect(foreign).toMatchObject({ status: 404, body: { code: 'path-not-found' } });
    expect(foreign.bytes.equals(unknown.bytes)).toBe(true);
    expect((await find('nur-gm', gm)).status).toBe(200);
  });

  it('TEN-2: is looked up for the tenant, then its main tenant, then the group', async () => {
    const read = async (headers: Record<string, string> = {}) => {
      const { body } = await shop.call('getStartPage', {}, undefined, headers);
      return contract.getStartPage.answer.parse(body).meta.pageTitle;
    };
    const startpage = { kind: 'startpage' } as const;
    await publish({ ...startpage, scope: 'GROUP', bodies: { 'de-AT': pageOf('Gruppe') } });
    expect([await read(), await read(gm)]).toEqual(['Gruppe', 'Gruppe']);
    await publish({ ...startpage, scope: 'AG', bodies: { 'de-AT': pageOf('Alpin') } });
    expect([await read(), await read(gm)]).toEqual(['Alpin', 'Gruppe']);
    await publish({ ...startpage, scope: 'AZ', bodies: { 'de-AT': pageOf('Zell') } });
    expect(await read()).toBe('Zell');
    await store.asSystem((queries) => withdrawContent(queries, { ...startpage, scope: 'AZ' }));
    expect(await read()).toBe('Alpin');
  });

  it('shows the newest version within its time, and never a draft', async () => {
    const page = { scope: 'AZ', kind: 'page', slug: 'messe' } as const;
    await publish({ ...page, bodies: { 'de-AT': pageOf('immer') } });
    await publish({
      ...page,
      bodies: { 'de-AT': pageOf('Messewoche') },
      validity: { validFrom: '2026-11-27', validTo: '2026-11-28' },
    });
    await publish({ ...page, bodies: { 'de-AT': pageOf('Entwurf') }, isDraft: true });
    const titles: unknown[] = [];
    for (const moment of [
      '2026-11-26T22:59:59Z',
      '2026-11-26T23:00:00Z',
      '2026-11-28T22:59:59Z',
      '2026-11-28T23:00:00Z',
    ]) {
      now = new Date(moment);
      titles.push(contract.findContentPage.answer.parse((await find('messe')).body).meta.pageTitle);
    }
    now = START;
    expect(titles).toEqual(['immer', 'Messewoche', 'Messewoche', 'immer']);
  });

  it('leaves out blocks and flyers that are over', async () => {
    const link = { url: '/flyers' };
    const blocks: ContentPage['blocks'] = [
      { kind: 'heading', text: 'vorbei', validity: { validTo: '2026-11-24' } },
      { kind: 'heading', text: 'heute', validity: { validTo: '2026-11-25' } },
      {
        kind: 'flyerTable',
        flyers: [
          { title: 'KW 47', link, validity: { validFrom: '2026-11-16', validTo: '2026-11-21' } },
          { title: 'KW 49', link, validity: { validFrom: '2026-11-30', validTo: '2026-12-05' } },
        ],
      },
    ];
    await publish({ scope: 'AZ', kind: 'page', slug: 'flyers', bodies: { 'de-AT': { meta: {}, blocks } } });
    expect((await find('flyers')).body).toMatchObject({
      blocks: [{ text: 'heute' }, { kind: 'flyerTable', flyers: [{ title: 'KW 49' }] }],
    });
  });

  it('CMS-1: asks visitors to sign in for what is for signed-in users', async () => {
    await publish({
      scope: 'AZ',
      kind: 'page',
      slug: 'intern/preise',
      isForSignedIn: true,
      bodies: { 'de-AT': pageOf('Intern') },
    });
    const refused = await find('intern/preise');
    expect(refused).toMatchObject({
      status: 403,
      body: { code: 'authentication-needed', signInUrl: '/auth/redirect?target=%2Fpage%2Fintern%2Fpreise' },
    });
    expect(JSON.stringify(refused.body)).not.toContain('Intern');
    expect((await find('intern/preise', {}, anna)).body).toMatchObject({ meta: { pageTitle: 'Intern' } });
  });

  it('knows the signed-in user by the session cookie; one of another tenant is a visitor', async () => {
    const { issuer } = shop;
    const visits = {
      live: { state: 'LIVE', tenant: 'AZ', mayPreviewContent: false },
      foreign: { state: 'LIVE', tenant: 'GM', mayPreviewContent: true },
      ended: { state: 'ENDED' },
    } as const;
    const services = {
      store,
      clock: { now: () => now },
      tenants: firstTenants({ localhost: { tenant: 'AZ', mode: 'SHOP' } }),
      keyRing: [new Uint8Array(32).fill(7)],
      tracking: {},
      externalOrigins: [],
      analyticsUrl: undefined,
    } as const;
    for (const [name, status] of [
      ['live', 200],
      ['foreign', 403],
      ['ended', 401],
    ] as const) {
      const other = await createTestApp(store, services.clock, {
        services: { ...services, visitorOf: () => Promise.resolve(visits[name]) },
        verifyToken: issuer.verifyToken,
      });
      expect((await other.call('findContentPage', { body: { fullSlug: 'intern/preise' } })).status).toBe(
        status,
      );
      await other.close();
    }
  });

  it('cleans what was written behind its back when it is read', async () => {
    const { id } = await publish({
      scope: 'AZ',
      kind: 'page',
      slug: 'alt',
      bodies: { 'de-AT': pageOf('x') },
    });
    const blocks = [
      { kind: 'textBlock', text: '<p>gut</p><script>alert(1)</script>' },
      { kind: 'buttonBlocks', buttons: [{ url: 'javascript:alert(1)' }] },
      { kind: 'of-a-later-day' },
    ];
    await store.asSystem((queries) =>
      queries
        .updateTable('content_version')
        .set({ bodies: JSON.stringify({ 'de-AT': { meta: {}, blocks } }) })
        .where('entry_id', '=', id)
        .execute(),
    );
    expect((await find('alt')).body).toMatchObject({
      blocks: [
        { kind: 'textBlock', text: '<p>gut</p>' },
        { kind: 'buttonBlocks', buttons: [{ url: '' }] },
      ],
    });
  });

  it('cleans when it is written, and refuses what is not of its shape', async () => {
    const text = '<p onclick="x">gut</p>';
    const { id } = await publish({
      scope: 'AZ',
      kind: 'page',
      slug: 'neu',
      bodies: { 'de-AT': { meta: {}, blocks: [{ kind: 'textBlock', text }] } },
    });
    const stored = await store.asSystem((queries) =>
      queries
        .selectFrom('content_version')
        .select('bodies')
        .where('entry_id', '=', id)
        .executeTakeFirstOrThrow(),
    );
    expect(JSON.stringify(stored.bodies)).toContain('<p>gut</p>');
    const broken = pageOf('x', { blocks: [{ kind: 'heading', text: 'x', level: 9 }] });
    await expect(
      publish({
        scope: 'AZ',
        kind: 'page',
        slug: 'kaputt',
        bodies: { 'de-AT': pageOf('x'), 'en-GB': broken },
      }),
    ).rejects.toThrow('level');
    expect((await find('kaputt')).status).toBe(404);
  });

  it('lets only those preview who may, by role or by a link of an hour, and others find nothing', async () => {
    await publish({
      scope: 'AZ',
      kind: 'page',
      slug: 'entwurf',
      isDraft: true,
      bodies: { 'de-AT': pageOf('Entwurf'), 'en-GB': pageOf('Draft') },
    });
    const preview = (signature?: string, roles?: readonly string[], fullSlug = 'entwurf') =>
      shop.call(
        'getContentPreview',
        { fullSlug, languageCode: 'en-GB', ...(signature !== undefined && { signature }) },
        roles && { ...anna, roles },
      );
    const keyRing: KeyRing = [new Uint8Array(32).fill(7)];
    const link = (fullSlug: string, tenant = 'AZ', at = START) =>
      previewSignature(keyRing, { tenant, fullSlug, now: at });
    const hour = 3_600_000;

    expect(await preview(undefined, ['can-preview-content'])).toMatchObject({
      status: 200,
      body: { meta: { pageTitle: 'Draft' } },
    });
    expect(await preview(link('entwurf'))).toMatchObject({
      status: 200,
      body: { meta: { pageTitle: 'Draft' } },
    });
    const unknown = await preview(undefined, ['can-preview-content'], 'nirgends');
    const refusals = [
      await preview(),
      await preview(undefined, ['can-see-prices']),
      await preview(link('anderes')),
      await preview(link('entwurf', 'GM')),
      await preview(link('entwurf', 'AZ', new Date(START.getTime() - hour))),
      await preview(link('entwurf', 'AZ', new Date(START.getTime() + 1))),
      await preview(`${link('entwurf').slice(0, -1)}_`),
      await preview('x'),
      unknown,
    ];
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ status: 404, body: { code: 'path-not-found' } });
      expect(refusal.bytes.equals(unknown.bytes)).toBe(true);
    }
    expect((await find('entwurf')).status).toBe(404);
  });

  it('CMS-1: frames the shop: header and footers, empty where a tenant has none', async () => {
    expect((await shop.call('getHeader', {}, undefined, gm)).body).toEqual({ links: [] });
    expect((await shop.call('getFooter', {}, undefined, gm)).body).toEqual({});
    expect((await shop.call('getCustomTenantFooter', {}, undefined, gm)).body).toEqual({ columns: [] });
    const notice = randomUUID();
    await publish({
      scope: 'AG',
      kind: 'header',
      bodies: { 'de-AT': { notice, links: [{ caption: 'Flugblatt', url: '/flyers' }] } },
    });
    await publish({
      scope: 'AZ',
      kind: 'footer',
      bodies: { 'de-AT': { copyrightNotice: notice, pickup: 'Mo' }, 'en-GB': { pickup: 'Mon' } },
    });
    await publish({
      scope: 'AZ',
      kind: 'custom-footer',
      bodies: { 'de-AT': { columns: [{ title: notice, links: [] }] } },
    });
    expect((await shop.call('getHeader', {})).body).toMatchObject({ notice, links: [{ url: '/flyers' }] });
    expect((await shop.call('getFooter', {}, undefined, english)).body).toEqual({
      copyrightNotice: notice,
      pickup: 'Mon',
    });
    expect((await shop.call('getCustomTenantFooter', {})).body).toEqual({
      columns: [{ title: notice, links: [] }],
    });
  });

  it('CMS-1: shows promotions in their category and below, beside their search, on the essence list', async () => {
    await store.asSystem((queries) =>
      seedCategories(queries, [
        { id: 'drinks', name: 'Getränke', path: ['drinks'] },
        { id: 'wine', name: 'Wein', path: ['drinks', 'wine'] },
      ]),
    );
    const promotion = (slug: string, targets: readonly string[], more: object = {}) =>
      publish({
        scope: 'AG',
        kind: 'promotion',
        slug,
        targets,
        bodies: { 'de-AT': { id: slug, title: slug } },
        ...more,
      });
    await promotion('drinks', [categoryTarget('drinks'), ESSENCE_TARGET]);
    await promotion('wine', [categoryTarget('wine'), searchTarget('Grüner Veltliner')]);
    await promotion('members', [categoryTarget('wine')], { isForSignedIn: true });
    await promotion('over', [categoryTarget('wine')], { validity: { validTo: '2026-11-24' } });
    await promotion('replaced', [categoryTarget('wine')]);
    await promotion('replaced', [], { scope: 'AZ' });
    const titles = (body: unknown) =>
      contract.getEssencePromotions.answer.parse(body).map(({ title }) => title);
    const inCategory = async (categoryId: string, as?: { userId: string; tenant: string }) =>
      titles((await shop.call('getCategoryPromotions', { body: { categoryId } }, as)).body);
    const beside = async (queryString: string) =>
      titles((await shop.call('searchPromotions', { body: { queryString } })).body);
    expect(await inCategory('wine')).toEqual(['drinks', 'wine']);
    expect(await inCategory('wine', anna)).toEqual(['drinks', 'members', 'wine']);
    expect(await inCategory('drinks')).toEqual(['drinks']);
    expect(await inCategory('unknown')).toEqual([]);
    expect(await beside('bio gruner VELTLINER 0,75')).toEqual(['wine']);
    expect(await beside('veltliner')).toEqual([]);
    expect(titles((await shop.call('getEssencePromotions', {})).body)).toEqual(['drinks']);
    expect(titles((await shop.call('getEssencePromotions', {}, undefined, gm)).body)).toEqual([]);
    // Another tenant's tree is none of this one's.
    await store.asSystem((queries) =>
      seedCategories(
        queries,
        [
          { id: 'drinks', name: 'Getränke', path: ['drinks'] },
          { id: 'juices', name: 'Säfte', path: ['drinks', 'juices'] },
        ],
        'GM',
      ),
    );
    expect(await inCategory('juices')).toEqual([]);
  });

  it('CMS-1: lists people and jobs that are active, and finds one', async () => {
    const name = randomUUID();
    const member = (key: string) => ({ key, name: `${name} ${key}` });
    await publish({
      scope: 'AZ',
      kind: 'contacts',
      bodies: {
        'de-AT': {
          departments: [
            { id: '1', name: 'Verkauf', active: true, members: [member('a')] },
            { id: '2', name: 'Früher', active: false, members: [member('b')] },
          ],
        },
      },
    });
    const job = (slug: string, active: boolean) =>
      publish({
        scope: 'AZ',
        kind: 'job',
        slug,
        bodies: {
          'de-AT': { title: `${name} ${slug}`, active, url: `/jobs/${slug}`, saneDescription: '<b>Du</b>' },
        },
      });
    await job('koch', true);
    await job('besetzt', false);
    expect((await shop.call('getContacts', {})).body).toMatchObject({
      departments: [{ name: 'Verkauf', members: [member('a')] }],
    });
    expect((await shop.call('getPersonalContact', { contactPersonId: 'a' })).body).toEqual(member('a'));
    expect((await shop.call('getPersonalContact', { contactPersonId: 'b' })).status).toBe(404);
    expect((await shop.call('getJobs', {})).body).toMatchObject({ jobs: [{ title: `${name} koch` }] });
    expect((await shop.call('getJob', { body: { jobPath: '/jobs/koch' } })).body).toMatchObject({
      title: `${name} koch`,
    });
    expect((await shop.call('getJob', { body: { jobPath: 'besetzt' } })).status).toBe(404);
    // Listed on a page for signed-in users, they are for these alone.
    await publish({
      scope: 'AZ',
      kind: 'page',
      slug: 'jobs',
      isForSignedIn: true,
      bodies: { 'de-AT': pageOf('Jobs') },
    });
    expect(await shop.call('getJobs', {})).toMatchObject({
      status: 403,
      body: { code: 'authentication-needed' },
    });
    expect((await shop.call('getJobs', {}, anna)).body).toMatchObject({
      page: { meta: { pageTitle: 'Jobs' } },
    });
    expect((await shop.call('getJob', { body: { jobPath: 'nirgends' } })).status).toBe(404);
  });

  it('serves pictures and files with safe headers, foreign files not at all', async () => {
    const key = `articles/${randomUUID()}.svg`;
    const [own, foreign, page] = [randomUUID(), randomUUID(), randomUUID()];
    await store.asSystem(async (queries) => {
      await queries
        .insertInto('picture')
        .values({ key, media_type: 'image/svg+xml', bytes: Buffer.from('<svg/>') })
        .execute();
      await queries
        .insertInto('content_file')
        .values(
          [
            { id: own, scope: 'AG', media_type: 'application/pdf' },
            { id: foreign, scope: 'GM', media_type: 'application/pdf' },
            { id: page, scope: 'AZ', media_type: 'text/html' },
          ].map((file) => ({ ...file, file_name: 'x', bytes: Buffer.from(file.id), created_at: START })),
        )
        .execute();
    });
    const get = (path: string, headers: Record<string, string> = {}) =>
      shop.app.inject({ method: 'GET', url: `/media/${path}`, headers: { host: 'localhost', ...headers } });
    const image = await get(key);
    expect(image).toMatchObject({ statusCode: 200, body: '<svg/>' });
    expect(image.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    expect(image.headers).not.toHaveProperty('set-cookie');
    const { etag } = image.headers;
    expect(await get(key, { 'if-none-match': String(etag) })).toMatchObject({ statusCode: 304, body: '' });
    expect(await get(`files/${own}/Flugblatt.pdf`)).toMatchObject({ statusCode: 200, body: own });
    const html = await get(`files/${page}/x.html`);
    expect(html.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment',
    });
    for (const path of [
      `files/${foreign}/x.pdf`,
      `files/${randomUUID()}/x.pdf`,
      'nothing',
      '../../etc/passwd',
    ])
      expect((await get(path)).statusCode).toBe(404);
    expect((await get('brand/alpin.svg')).body).toContain('aria-label="Alpingastro"');
  });
});
