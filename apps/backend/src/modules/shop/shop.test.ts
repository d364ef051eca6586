import { THEME_ROOT, themeCss, themes } from '@gastroshop/ui/theme-data';
import { inflateSync } from 'node:zlib';
import { contract } from '@gastroshop/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import { DEFAULT_TENANT_PROFILE } from '../../tenant-profile';
import { createTestApp, firstTenants, stores, type TestApp } from '../../testing';
import { shopConfig } from './shop-config';

/** Red, green, blue and opacity of the upper left corner of a PNG: of the first pixel every filter leaves the values. */
const cornerOf = (png: Buffer): readonly number[] => {
  const data: Buffer[] = [];
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') data.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return [...inflateSync(Buffer.concat(data)).subarray(1, 5)];
};

describe.each(stores)('the shop at a host on %s', (_, open) => {
  let store: Store;
  let shop: TestApp;
  const at = (host: string) => ({ host });

  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store);
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  it('TEN-3: says whose it is and how it looks', async () => {
    const { status, body } = await shop.call('getShopConfig', {}, undefined, at('az.localhost:4000'));
    expect(status).toBe(200);
    expect(contract.getShopConfig.answer.parse(body)).toEqual({
      tenant: 'AZ',
      mainTenant: 'AG',
      displayName: 'Alpingastro',
      mode: 'SHOP',
      languages: ['de-AT', 'en-GB'],
      theme: 'alpin',
      logos: [
        {
          url: '/media/brand/alpin.svg',
          alt: 'Alpingastro',
          wordmark: themes.alpin.wordmark,
          shapes: themes.alpin.mark,
        },
      ],
      tracking: {},
      externalOrigins: [],
      shops: [{ tenant: 'AZ', host: 'localhost' }],
    });
    expect((await shop.call('getShopConfig', {}, undefined, at('gm.localhost'))).body).toMatchObject({
      tenant: 'GM',
      mainTenant: 'GM',
      displayName: 'Eurogast Onlineshop',
      logos: [{ alt: 'Gastrofresh' }],
    });
  });

  it('TEN-5, TEN-6: a branch host shows two logos and the links its tenant says', async () => {
    const links = [1, 2, 3].map((of) => ({ caption: `Markt ${of}`, url: `https://markt${of}.example/` }));
    await store.asSystem((queries) =>
      queries
        .insertInto('tenant_setting')
        .values({ scope: 'LL', doc: JSON.stringify({ marketLinks: links }) })
        .execute(),
    );
    const { body } = await shop.call('getShopConfig', {}, undefined, at('maerkte.localhost'));
    const { mode, logos, marketLinks = [] } = contract.getShopConfig.answer.parse(body);
    expect(mode).toBe('BRANCH');
    expect(logos.map(({ alt }) => alt)).toEqual(['Landmarkt', 'Gastrofresh']);
    expect(marketLinks).toEqual(links);
  });

  it('TEN-3: the prepared looks are rows, and those the kit brings along', async () => {
    for (const [host, key] of [
      ['gm.localhost', 'gastrofresh'],
      ['az.localhost', 'alpin'],
      ['ll.localhost', 'landmarkt'],
      ['ki.localhost', 'kiennast'],
    ] as const) {
      const css = await shop.call('getThemeStylesheet', {}, undefined, at(host));
      expect(css.body).toBe(themeCss(themes[key], THEME_ROOT));
      const mark = await shop.app.inject({ url: `/media/brand/${key}.svg`, headers: at(host) });
      expect([mark.statusCode, mark.headers['content-type']]).toEqual([200, 'image/svg+xml']);
      expect(mark.body).toContain(`aria-label="${themes[key].label}"`);
    }
    // Of the group, at any host.
    const group = await shop.app.inject({ url: '/media/brand/group.svg', headers: at('ki.localhost') });
    expect(group.body).toContain('aria-label="Gastrofresh"');
    const none = await shop.app.inject({ url: '/media/brand/blue.svg', headers: at('ki.localhost') });
    expect(none.statusCode).toBe(404);
  });

  it('belongs to the host, not to the caller', async () => {
    const { body } = await shop.call(
      'getShopConfig',
      {},
      { userId: 'anna', tenant: 'AZ' },
      at('gm.localhost'),
    );
    expect(body).toMatchObject({ tenant: 'GM' });
    expect((await shop.call('getShopConfig', {}, undefined, at('unknown.example'))).status).toBe(421);
  });

  it('may be kept by caches per host, and is asked for again by its tag', async () => {
    for (const call of ['getShopConfig', 'getThemeStylesheet', 'getWebManifest', 'getFavicon'] as const) {
      const first = await shop.call(call, {}, undefined, at('az.localhost'));
      expect(first.headers).toMatchObject({ 'cache-control': 'public, max-age=300', vary: 'host' });
      expect(first.headers).not.toHaveProperty('set-cookie');
      const tag = String(first.headers['etag']);
      const again = await shop.call(call, {}, undefined, {
        ...at('az.localhost'),
        'if-none-match': `"x", W/${tag}`,
      });
      expect(again).toMatchObject({ status: 304, body: '' });
      const other = await shop.call(call, {}, undefined, { ...at('ki.localhost'), 'if-none-match': tag });
      expect(other.status).toBe(200);
    }
  });

  it('brings the theme’s colours, icon and manifest', async () => {
    const css = await shop.call('getThemeStylesheet', {}, undefined, at('ki.localhost'));
    expect(css.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(css.body).toContain('--gs-brand: #7f3369;');
    expect(css.body).toContain(":root[data-mantine-color-scheme='dark'] {\n  --gs-brand: #de8fc0;");
    const icon = await shop.call('getFavicon', {}, undefined, at('ki.localhost'));
    expect(icon.headers['content-type']).toBe('image/svg+xml');
    expect(icon.body).toMatch(
      /^<svg [^>]*aria-label="Kiennast">(?:(?!<style|<script|\bon\w+=|style=).)*<\/svg>\n$/,
    );
    const { body } = await shop.call('getWebManifest', {}, undefined, at('ki.localhost'));
    expect(contract.getWebManifest.answer.parse(body)).toMatchObject({
      name: 'Kiennast',
      theme_color: '#7f3369',
    });
    const { icons } = contract.getWebManifest.answer.parse(body);
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? ''}`)).toEqual([
      'any any',
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, type, sizes } of icons) {
      if (type !== 'image/png') continue;
      const { rawPayload, headers, statusCode } = await shop.app.inject({
        url: src,
        headers: at('ki.localhost'),
      });
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=300' });
      expect(headers.vary).toContain('host');
      expect(`${rawPayload.readUInt32BE(16)}x${rawPayload.readUInt32BE(20)}`).toBe(sizes);
    }
  });

  it('draws the icon of a home screen to its edges, in the colours of its tenant', async () => {
    const iconOf = async (host: string) =>
      (await shop.app.inject({ url: '/media/brand/icon-180.png', headers: at(host) })).rawPayload;
    const [kiennast, alpin] = [await iconOf('ki.localhost'), await iconOf('az.localhost')];
    expect(kiennast.equals(alpin)).toBe(false);
    // Colours of a PNG without transparency; with it, systems that round icons themselves show black corners.
    expect(cornerOf(kiennast)).toEqual([0x7f, 0x33, 0x69, 255]);
    const unknown = await shop.app.inject({ url: '/media/brand/icon-181.png', headers: at('ki.localhost') });
    expect(unknown.statusCode).toBe(404);
  });

  it('names the tracking services configured', async () => {
    expect(await shop.call('getTrackingConfiguration', {})).toMatchObject({ status: 200, body: {} });
  });
});

it('tells of the app for phones where there is one', () => {
  const services = { tenants: firstTenants({}), tracking: {}, externalOrigins: [] };
  expect(
    shopConfig(
      { tenant: 'AZ', mode: 'SHOP' },
      { own: DEFAULT_TENANT_PROFILE, group: DEFAULT_TENANT_PROFILE },
      services,
    ),
  ).not.toHaveProperty('nativeAppUrl');
  expect(
    shopConfig(
      { tenant: 'AZ', mode: 'SHOP' },
      { own: DEFAULT_TENANT_PROFILE, group: DEFAULT_TENANT_PROFILE },
      {
        ...services,
        nativeAppUrl: 'https://app.example/',
      },
    ),
  ).toMatchObject({ nativeAppUrl: 'https://app.example/' });
});
