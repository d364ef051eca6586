import { accessTokenSchema, contract } from '@gastroshop/api-contract';
import { DEMO_HOSTS, userFromToken } from '@gastroshop/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../db';
import { systemClock } from '../settings';
import { followTenants, readMemberships, type FollowedTenants } from '../tenants';
import {
  createTestApp,
  FIRST_TENANTS,
  openBrowser,
  startSignOnWorld,
  stores,
  testServices,
  type SignOnWorld,
  type TestApp,
} from '../testing';
import { customerImporter } from './persistence/import-customers';
import { fairImporter } from './persistence/import-fairs';
import { contentImporter } from './persistence/import-content';
import { priceImporter } from './persistence/import-prices';
import { productImporter } from './persistence/import-products';
import { tenantImporter } from './persistence/import-tenants';
import { EXAMPLE_LINES } from './testing/example-lines';
import { importOf } from './testing/import-of';

const NOW = new Date();
const TODAY = NOW.toISOString().slice(0, 10);
const HOST = 'qx.localhost';
const COLOR = '#7a1f5c';
const LINE = {
  tenant: 'QX',
  mainTenant: 'AG',
  hosts: [HOST],
  displayName: 'Quellberg Gastro',
  brandColor: COLOR,
  markPath: 'M4 26 13 9l5 9 3-5 7 13z',
};
const context = { tenant: 'QX', now: NOW, today: TODAY, externalOrigins: [] } as const;

describe.each(stores)('TEN-1: a branch joins by an import, on %s', (_, open) => {
  let store: Store;
  let shop: TestApp;
  let node: FollowedTenants;
  let other: FollowedTenants;
  let world: SignOnWorld;

  beforeAll(async () => {
    store = await open();
    node = await followTenants(store, DEMO_HOSTS);
    other = await followTenants(store, DEMO_HOSTS);
    const { tenants } = node;
    shop = await createTestApp(store, systemClock, {
      services: { ...testServices(store, systemClock), tenants },
    });
    world = await startSignOnWorld(store, systemClock, { tenants: other.tenants });
    await world.plantAccount({ id: 'u-qx', userName: 'qx1', roles: ['tenant-QX', 'can-see-prices'] });
    await world.plantAccount({ id: 'u-zz', userName: 'zz1', roles: ['tenant-ZZ'] });
  });
  afterAll(async () => {
    node.stop();
    other.stop();
    await world.close();
    await shop.close();
    await store.close();
  });

  const bring = (...lines: readonly unknown[]) => importOf(store, tenantImporter({}), lines);
  const reasons = async (...lines: readonly unknown[]) =>
    (await bring(...lines)).refusals.map(({ reason }) => reason);
  const at = { host: HOST };
  const config = (host: string) => shop.call('getShopConfig', {}, undefined, { host });
  const customers = (tenant: string, as: { userId: string; tenant: string }) =>
    shop.call('getUserCustomers', { tenant }, as);

  it('TEN-1, TEN-2: the first are the 22 of the specification, in their groups', async () => {
    expect(node.tenants.codes.join(' ')).toBe(
      'AL GM GS IE KI KS KN LE LL LS PI SI SP AZ AB AA AS AH ZU HA EN GF',
    );
    const rows = await store.asSystem(readMemberships);
    const byCode = (all: typeof rows) => all.toSorted((a, b) => a.code.localeCompare(b.code));
    expect(byCode(rows)).toEqual(byCode(FIRST_TENANTS));
  });

  it('nobody is there before: no host, no sign-on, no call, no import', async () => {
    expect((await config(HOST)).status).toBe(421);
    expect((await customers('QX', { userId: 'u-qx', tenant: 'QX' })).status).toBe(401);
    expect((await openBrowser().follow(`${world.origin(HOST)}/auth/redirect?target=/`)).answer.status).toBe(
      421,
    );
    expect(await reasons({ tenant: 'QX', displayName: 'Quellberg' })).toEqual([
      expect.stringContaining('tenant: there is no tenant or group QX; a new tenant says its mainTenant'),
    ]);
    const fair = { ...EXAMPLE_LINES.fairs, tenants: ['AZ', 'QX'] };
    const page = { ...EXAMPLE_LINES.content, scope: 'QX' };
    expect((await importOf(store, fairImporter({}), [fair])).refusals).toEqual([
      expect.objectContaining({ reason: 'tenants: there is no tenant QX' }),
    ]);
    expect((await importOf(store, contentImporter({ now: NOW }), [page])).refusals).toEqual([
      expect.objectContaining({ reason: 'scope: there is no tenant or group QX' }),
    ]);
  });

  it('a trial run lets nobody in', async () => {
    expect(await importOf(store, tenantImporter({}), [LINE], { isDry: true })).toMatchObject({ created: 1 });
    expect((await config(HOST)).status).toBe(421);
  });

  it('a line is a shop: at its host, in its look, on every node at once', async () => {
    expect(await bring(LINE)).toMatchObject({ created: 1, refused: 0 });
    await expect.poll(() => node.tenants.has('QX') && other.tenants.has('QX'), { interval: 10 }).toBe(true);
    expect(await bring(LINE)).toMatchObject({ unchanged: 1 });

    const { body } = await config(HOST);
    expect(contract.getShopConfig.answer.parse(body)).toMatchObject({
      tenant: 'QX',
      mainTenant: 'AG',
      displayName: 'Quellberg Gastro',
      shops: [
        { tenant: 'AZ', host: 'localhost' },
        { tenant: 'QX', host: HOST },
      ],
    });
    const css = await shop.call('getThemeStylesheet', {}, undefined, at);
    expect(css.body).toContain(`--gs-brand: ${COLOR};`);
    const manifest = await shop.call('getWebManifest', {}, undefined, at);
    expect(manifest.body).toMatchObject({ name: 'Quellberg Gastro', theme_color: COLOR });
    const icon = await shop.app.inject({ url: '/media/brand/icon-192.png', headers: at });
    expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/png']);
    const cookies = (await shop.app.inject({ url: '/auth/none', headers: at })).headers['set-cookie'];
    expect(String(cookies)).toContain('tenant=QX');
  });

  it('its users sign on at its host and come back to it', async () => {
    const browser = openBrowser();
    const { answer, url } = await world.signIn(browser, 'qx1', { host: HOST, target: '/my/orders' });
    expect([answer.status, url]).toEqual([303, `${world.origin(HOST)}/my/orders`]);
    expect(userFromToken(browser.cookie(world.origin(HOST), 'token') ?? '')?.tenant).toBe('QX');
    const { token } = accessTokenSchema.parse(await (await world.token(browser, HOST)).json());
    const called = await world.app.inject({
      url: '/v1/user/customers?tenant=QX',
      headers: { host: HOST, authorization: `Bearer ${token}` },
    });
    expect(called.statusCode).toBe(200);
    const page = await browser.follow(`${world.origin(HOST)}/auth/redirect?target=/`);
    expect(page.answer.status).not.toBe(421);
  });

  it('the role of a code that is none ends in the wrong shop', async () => {
    const { url } = await world.signIn(openBrowser(), 'zz1', { host: HOST });
    expect(new URL(url).pathname).toBe('/auth/wrong-tenant');
    const rows = await store.asSystem((queries) =>
      queries.selectFrom('app_user').select('id').where('tenant', '=', 'ZZ').execute(),
    );
    expect(rows).toEqual([]);
  });

  it('its goods, prices and customers are imported, and its calls answer', async () => {
    const goods = [EXAMPLE_LINES.products];
    expect(await importOf(store, productImporter(context), goods)).toMatchObject({ created: 1 });
    expect(await importOf(store, priceImporter(context), [EXAMPLE_LINES.prices])).toMatchObject({
      created: 1,
    });
    expect(await importOf(store, customerImporter(context), [EXAMPLE_LINES.customers])).toMatchObject({
      created: 1,
    });
    const found = await shop.call(
      'searchProducts',
      { tenant: 'QX', searchBody: { queryString: 'bergkäse' } },
      undefined,
      at,
    );
    expect(contract.searchProducts.answer.parse(found.body).products.map(({ sku }) => sku)).toEqual(['i-1']);
    const own = await customers('QX', { userId: 'i-anna', tenant: 'QX' });
    expect(JSON.stringify(own.body)).toContain('Gasthof Import');
    // Others have nothing of it, and it nothing of theirs.
    expect((await customers('QX', { userId: 'i-anna', tenant: 'AZ' })).status).toBe(403);
    expect((await customers('AZ', { userId: 'i-anna', tenant: 'QX' })).status).toBe(403);
    const elsewhere = await shop.call('searchProducts', {
      tenant: 'AZ',
      searchBody: { queryString: 'bergkäse' },
    });
    expect(contract.searchProducts.answer.parse(elsewhere.body).products).toEqual([]);
  });

  it('TEN-2: it has what its group shares, and from the next line on that of another', async () => {
    const text = (name: string) => ({ 'de-AT': { meta: { pageTitle: name }, blocks: [] } });
    await importOf(store, contentImporter({ now: NOW }), [
      { scope: 'AG', kind: 'page', slug: 'gemeinsam', bodies: text('Alpin') },
      { scope: 'KI', kind: 'page', slug: 'gemeinsam', bodies: text('Kiennast') },
    ]);
    const title = async () => {
      const { body } = await shop.call('findContentPage', { body: { fullSlug: 'gemeinsam' } }, undefined, at);
      return JSON.stringify(body);
    };
    expect(await title()).toContain('Alpin');
    expect(await bring({ ...LINE, mainTenant: 'KI' })).toMatchObject({ changed: 1 });
    expect(await title()).toContain('Kiennast');
    await expect.poll(() => node.tenants.mainTenantOf('QX'), { interval: 10 }).toBe('KI');
    // What it does not say of its group and hosts stays.
    expect(await bring({ ...LINE, mainTenant: undefined, hosts: undefined })).toMatchObject({ unchanged: 1 });
    expect(node.tenants.mainTenantOf('QX')).toBe('KI');
  });

  it('TEN-5: hosts are its own, of either kind, and are taken away again', async () => {
    expect(await bring({ ...LINE, branchHosts: ['maerkte.qx.localhost'] })).toMatchObject({ changed: 1 });
    await expect
      .poll(async () => (await config('maerkte.qx.localhost')).body, { interval: 10 })
      .toMatchObject({ tenant: 'QX', mode: 'BRANCH' });
    expect(await bring({ ...LINE, hosts: ['neu.qx.localhost'] })).toMatchObject({ changed: 1 });
    await expect.poll(async () => (await config(HOST)).status, { interval: 10 }).toBe(421);
    expect((await config('neu.qx.localhost')).status).toBe(200);
    expect(await bring({ ...LINE, branchHosts: [] })).toMatchObject({ changed: 1 });
    await expect.poll(async () => (await config(HOST)).status, { interval: 10 }).toBe(200);
    expect((await config('maerkte.qx.localhost')).status).toBe(421);
    // A host of the settings stays what these say.
    expect(await bring({ ...LINE, hosts: [HOST, 'gm.localhost'] })).toMatchObject({ changed: 1 });
    await expect.poll(() => bring(LINE), { interval: 10 }).toMatchObject({ unchanged: 1 });
    expect((await config('gm.localhost')).body).toMatchObject({ tenant: 'GM' });
  });

  it('is refused where it would be somebody else’s, or no group', async () => {
    expect(
      await reasons(
        { tenant: 'QA', mainTenant: 'KS' },
        { tenant: 'KI', mainTenant: 'AG' },
        { tenant: 'AG', mainTenant: 'AG' },
        { tenant: 'LM', hosts: ['lm.localhost'] },
        { tenant: 'GM', hosts: [HOST] },
        { tenant: 'QB', mainTenant: 'QB', hosts: ['https://qb.example/'] },
        { tenant: 'GROUP', mainTenant: 'AG' },
        { tenant: 'QC', mainTenant: 'qc' },
      ),
    ).toEqual(
      expect.arrayContaining([
        'mainTenant: KS is of the group KI itself',
        expect.stringMatching(/^mainTenant: KI is the main tenant of (?:KS|KN|PI|QX)$/),
        'mainTenant: AG is the code of a group, and no tenant',
        'hosts: LM is no tenant, and has no shop',
        `hosts: ${HOST} is a host of QX`,
        expect.stringContaining('is no host name as browsers send it'),
        'mainTenant: GROUP is the code of a group, and no tenant',
        expect.stringContaining('is no code of a tenant or group such as AZ, AG'),
      ]),
    );
    expect(node.tenants.codes).toHaveLength(23);
  });

  it('a new group comes with its members, in any order of the lines', async () => {
    const lines = [
      { tenant: 'QG', displayName: 'Quellgruppe' },
      { tenant: 'QM', mainTenant: 'QG' },
      { tenant: 'QN', mainTenant: 'QO' },
      { tenant: 'QO', mainTenant: 'QO', displayName: 'Quellort' },
    ];
    expect(await bring(...lines)).toMatchObject({ created: 4, refused: 0 });
    await expect.poll(() => node.tenants.codes.length, { interval: 10 }).toBe(26);
    expect([node.tenants.has('QG'), node.tenants.hasScope('QG'), node.tenants.has('QO')]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('T01: a file of one tenant says nothing of groups and hosts', async () => {
    const own = async (line: object) =>
      (await importOf(store, tenantImporter({ tenant: 'QX' }), [{ tenant: 'QX', ...line }])).refusals;
    for (const [field, value] of Object.entries({
      mainTenant: 'AG',
      hosts: ['a.localhost'],
      branchHosts: [],
    }))
      expect(await own({ [field]: value })).toEqual([
        expect.objectContaining({ reason: `${field}: is said in a file of the whole group alone` }),
      ]);
  });

  it('T01: a request sees its own tenant alone, and no hosts', async () => {
    const codes = await store.inScope({ tenant: 'QX' }, readMemberships);
    expect(codes.map(({ code }) => code)).toEqual(['QX']);
    await expect(
      store.inScope({ tenant: 'QX' }, (queries) => queries.selectFrom('tenant_host').selectAll().execute()),
    ).rejects.toThrow(/permission denied/);
  });

  it('no other code is let in', async () => {
    expect((await config('zz.localhost')).status).toBe(421);
    expect((await customers('ZZ', { userId: 'u', tenant: 'ZZ' })).status).toBe(401);
    expect((await customers('ZZ', { userId: 'i-anna', tenant: 'QX' })).status).toBe(403);
    // A group is no tenant.
    expect((await customers('AG', { userId: 'u', tenant: 'AG' })).status).toBe(401);
  });
});
