import { contract } from '@gastroshop/api-contract';
import { sql } from 'kysely';
import { THEME_ROOT, themeCss, themes } from '@gastroshop/ui/theme-data';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../db';
import { startJobWorkers } from '../jobs';
import type { Mail } from '../mail';
import {
  createFakeClock,
  createTestApp,
  orderingActor,
  pdfText,
  seedShelf,
  seedTestBuyer,
  stores,
  type TestApp,
} from '../testing';
import { csvRows } from './parsing/csv-rows';
import { tableOf } from './parsing/table-of';
import { lookImporter } from './persistence/import-looks';
import { tenantImporter } from './persistence/import-tenants';
import { EXAMPLE_LINES } from './testing/example-lines';
import { importOf } from './testing/import-of';

const LINE = EXAMPLE_LINES.tenants;
const COLOR = '#7a1f5c';

describe.each(stores)('TEN-3: tenants are data, on %s', (_, open) => {
  let store: Store;
  let shop: TestApp;
  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store, createFakeClock());
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  const bring = (lines: readonly unknown[], options = {}) =>
    importOf(store, tenantImporter({}), lines, options);
  const at = (host: string) => ({ host });
  const config = async (host: string) =>
    contract.getShopConfig.answer.parse((await shop.call('getShopConfig', {}, undefined, at(host))).body);
  const css = async (host: string) =>
    String((await shop.call('getThemeStylesheet', {}, undefined, at(host))).body);

  it('one line gives a tenant its name, colours, mark and icons, with the very next call', async () => {
    // Asked before, so that whatever was kept would be seen.
    expect(await css('az.localhost')).toContain('--gs-brand: #025d92;');
    expect(await bring([LINE], { isDry: true })).toMatchObject({ created: 1 });
    expect((await config('az.localhost')).displayName).toBe('Alpingastro');
    expect(await bring([LINE])).toMatchObject({ created: 1, refused: 0 });
    expect(await bring([LINE])).toMatchObject({ unchanged: 1 });

    expect(await config('az.localhost')).toMatchObject({
      displayName: 'Alpenland Gastro',
      theme: 'own',
      logos: [
        {
          url: '/v1/favicon.svg',
          alt: 'Alpenland',
          wordmark: [{ text: 'Alpenland', brand: false }],
          shapes: [{ path: 'M4 26 13 9l5 9 3-5 7 13z' }],
        },
      ],
    });
    expect(await css('az.localhost')).toContain(`--gs-brand: ${COLOR};`);
    const icon = String((await shop.call('getFavicon', {}, undefined, at('az.localhost'))).body);
    expect(icon).toContain('aria-label="Alpenland"');
    expect(icon).toContain(`d="M4 26 13 9l5 9 3-5 7 13z"`);
    const { body } = await shop.call('getWebManifest', {}, undefined, at('az.localhost'));
    const manifest = contract.getWebManifest.answer.parse(body);
    expect(manifest).toMatchObject({
      name: 'Alpenland Gastro',
      short_name: 'Alpenland',
      theme_color: COLOR,
    });
    expect(manifest.icons.map(({ src, purpose }) => `${src} ${purpose ?? ''}`)).toEqual([
      '/v1/favicon.svg any',
      '/media/brand/icon-192.png any',
      '/media/brand/icon-512.png any',
      '/media/brand/icon-maskable-512.png maskable',
    ]);
    // Nobody else looks so.
    expect((await config('gm.localhost')).displayName).toBe('Eurogast Onlineshop');
    expect(await css('ki.localhost')).toContain('--gs-brand: #7f3369;');
  });

  it('its papers and mails are in its name', async () => {
    await bring([LINE]);
    const who = await store.asSystem((queries) => seedTestBuyer(queries));
    const [sku = ''] = await store.asSystem((queries) => seedShelf(queries, 1));
    const actor = orderingActor(shop, who);
    await actor.put([sku]);
    const taken = await actor.order({ confirmationMailAdresses: ['kueche@post.at'] });
    const paper = await shop.call(
      'getReceiptPdf',
      {
        tenant: 'AZ',
        customerId: who.customerId,
        documentNumber: taken.number ?? '',
        receiptType: 'order',
      },
      { userId: who.userId, tenant: 'AZ' },
    );
    const text = pdfText(paper.bytes);
    expect(text).toContain('Alpenland Gastro');
    // There is no footer yet whose address it would show.
    expect(text).toContain('+43 5 1234');

    const sent: Mail[] = [];
    const workers = await startJobWorkers(store, {
      idleMs: 100,
      tidyMs: 500,
      lanes: 1,
      mailer: {
        send: (mail) => {
          sent.push(mail);
          return Promise.resolve();
        },
        close: () => undefined,
      },
    });
    await expect.poll(() => sent.length, { timeout: 20_000, interval: 20 }).toBe(1);
    await workers.stop();
    expect(sent[0]).toMatchObject({
      subject: `Ihre Bestellung ${taken.id} – Alpenland Gastro`,
      from: { name: 'Alpenland Bestellung', address: 'bestellung@alpenland.example' },
    });
    expect(sent[0]?.text).toContain('Mit freundlichen Grüßen\nIhr Team von Alpenland\nTelefon +43 5 1234');
  });

  it('what it leaves out is its group’s, then everybody’s', async () => {
    await bring([{ tenant: 'GROUP', displayName: 'Unser Onlineshop', brandColor: COLOR }]);
    await bring([{ tenant: 'AZ' }, { tenant: 'LS', displayName: 'Landmarkt Süd' }]);
    expect((await config('az.localhost')).displayName).toBe('Alpingastro');
    expect((await config('gm.localhost')).displayName).toBe('Unser Onlineshop');
    expect(await css('gm.localhost')).toContain(`--gs-brand: ${COLOR};`);
    expect((await config('ll.localhost')).displayName).toBe('Landmarkt');
    await bring([{ tenant: 'GROUP', displayName: 'Eurogast Onlineshop' }]);
    expect((await config('gm.localhost')).displayName).toBe('Eurogast Onlineshop');
    expect(await css('gm.localhost')).not.toContain(`--gs-brand: ${COLOR};`);
  });

  it('is refused by name and with the reason, and by the number of the line', async () => {
    const { refusals } = await bring([
      { tenant: 'XX' },
      { ...LINE, brandColor: '#ffcc00' },
      { ...LINE, tenant: 'AB', brandColor: 'purple' },
      { ...LINE, tenant: 'AA', markPath: 'M0 0"/><script/>' },
      { ...LINE, tenant: 'AS', mailAddress: 'nobody' },
      { ...LINE, tenant: 'AH', theme: 'blue' },
      { ...LINE, tenant: 'LL', displayName: 'Zwei\nZeilen' },
      { ...LINE, tenant: 'GM' },
      { ...LINE, tenant: 'GM' },
    ]);
    expect(refusals.toSorted((a, b) => a.line - b.line).map(({ reason }) => reason)).toEqual([
      expect.stringContaining('tenant: there is no tenant or group XX'),
      'brandColor: white text on #ffcc00 has a contrast of 1.5 : 1, and 4.5 : 1 is needed; #856900 of the same hue can be read',
      'brandColor: is no colour like #025d92',
      'markPath: is no data of an SVG path like M16 4l12 24H4z',
      'mailAddress: is no mail address',
      'theme: “blue” is none of alpin, gastrofresh, kiennast, landmarkt',
      'displayName: holds characters that cannot be typed',
      'names the same as line 8',
    ]);
  });

  it('a file of one tenant is about that one', async () => {
    const { refusals, changed, created } = await importOf(store, tenantImporter({ tenant: 'AB' }), [
      { tenant: 'AB', displayName: 'Alpin Bludenz' },
      { tenant: 'AG', displayName: 'Alle' },
    ]);
    expect([created + changed, refusals.map(({ reason }) => reason)]).toEqual([
      1,
      ['tenant: a file of AB says how AB presents itself, and nobody else'],
    ]);
  });

  it('is read from a table, and refused by what the file calls its columns', async () => {
    const importer = tenantImporter({});
    const { columns, linesOf } = tableOf(importer.shape, importer.csv);
    const table = [
      'Tenant;DISPLAYNAME;brandColor;mailSignature;mainTenant;hosts',
      'AZ;Alpenland;#7A1F5C;"Ihr Team\nTelefon 1";AG;az.example,alpen.example',
      'AB;;#ffcc00;;;',
    ].join('\n');
    const read = [];
    for await (const entry of linesOf(csvRows(Readable.from([Buffer.from(table)]), columns)))
      read.push([importer.shape.safeParse(entry.value).data, entry.nameOf?.(['brandColor'])]);
    expect(read).toEqual([
      [
        {
          tenant: 'AZ',
          displayName: 'Alpenland',
          brandColor: COLOR,
          mailSignature: 'Ihr Team\nTelefon 1',
          mainTenant: 'AG',
          hosts: ['az.example', 'alpen.example'],
        },
        'brandColor',
      ],
      [undefined, 'brandColor'],
    ]);
  });

  it('T01: a request reads what is for its tenant, and writes nothing', async () => {
    await bring([LINE, { tenant: 'GM' }]);
    const scopes = await store.inScope({ tenant: 'AZ' }, (queries) =>
      queries.selectFrom('tenant_setting').select('scope').orderBy('scope').execute(),
    );
    expect(scopes.map(({ scope }) => scope)).not.toContain('GM');
    expect(scopes.map(({ scope }) => scope)).toEqual(expect.arrayContaining(['AG', 'AZ']));
    await expect(
      store.inScope({ tenant: 'AZ' }, (queries) =>
        sql`update tenant_setting set doc = '{}' where scope = 'AZ'`.execute(queries),
      ),
    ).rejects.toThrow(/permission denied/);
  });

  it('shows a name in parts, some in the brand colour, and refuses what is no name', async () => {
    const line = { tenant: 'LL', wordmark: [{ text: 'Bio ', brand: true }, { text: 'Liezen' }] };
    const logo = async () => (await config('ll.localhost')).logos[0];
    expect(await bring([line], { isDry: true })).toMatchObject({ refused: 0 });
    expect((await logo())?.wordmark).not.toContainEqual({ text: 'Bio ', brand: true });
    expect(await bring([line])).toMatchObject({ lines: 1, refused: 0 });
    expect(await logo()).toMatchObject({
      alt: 'Bio Liezen',
      wordmark: [
        { text: 'Bio ', brand: true },
        { text: 'Liezen', brand: false },
      ],
    });
    const { body } = await shop.call('getWebManifest', {}, undefined, at('ll.localhost'));
    expect(contract.getWebManifest.answer.parse(body).short_name).toBe('Bio Liezen');

    const refusal = async (change: object) =>
      (await bring([{ ...line, ...change }])).refusals.map(({ reason }) => reason)[0];
    expect(await refusal({ shortName: 'Liezen' })).toBe(
      'wordmark: spells “Bio Liezen”, and shortName is “Liezen”',
    );
    expect(await refusal({ wordmark: [{ text: '<b>Bio</b>' }] })).toContain('none of a name');
    expect(await refusal({ wordmark: [{ text: 'Bio\n' }] })).toContain('none of a name');
    // It would turn round what stands beside it.
    expect(await refusal({ wordmark: [{ text: 'Bio\u202e' }] })).toContain('none of a name');
    expect(await refusal({ wordmark: [{ text: 'Bio ' }] })).toContain('begins or ends with a blank');
    expect(
      await refusal({ wordmark: ['Bio '.repeat(5), 'x'.repeat(15)].map((text) => ({ text })) }),
    ).toContain('is longer than 30 letters');
    expect(await refusal({ wordmark: [] })).toContain('wordmark');
    for (const url of ['http://a.example/', 'javascript:alert(1)', 'a'])
      expect(await refusal({ marketLinks: [{ caption: 'Markt', url }] })).toContain('marketLinks[0].url');
  });

  it('LOC-1: is offered in the languages it says, at least one and none twice', async () => {
    const languages = async () => (await config('ll.localhost')).languages;
    expect(await languages()).toEqual(['de-AT', 'en-GB']);
    expect(await bring([{ tenant: 'LL', languages: ['en-GB'] }], { isDry: true })).toMatchObject({
      refused: 0,
    });
    expect(await languages()).toEqual(['de-AT', 'en-GB']);
    await bring([{ tenant: 'LL', languages: ['en-GB', 'de-AT'] }]);
    expect(await languages()).toEqual(['en-GB', 'de-AT']);
    for (const wrong of [[], ['fr-FR'], ['de-AT', 'de-AT']]) {
      const { refusals } = await bring([{ tenant: 'LL', languages: wrong }]);
      expect(refusals[0]?.reason).toContain('languages');
    }
    await bring([{ tenant: 'LL' }]);
  });

  it('names a look that was imported under a key of its own, and follows what becomes of it', async () => {
    const look = EXAMPLE_LINES.looks;
    const looks = (lines: readonly unknown[], options = {}) =>
      importOf(store, lookImporter({}), lines, options);
    expect((await bring([{ tenant: 'KI', theme: 'quellberg' }])).refusals[0]?.reason).toContain('is none of');
    expect(await looks([look], { isDry: true })).toMatchObject({ created: 1 });
    expect((await bring([{ tenant: 'KI', theme: 'quellberg' }])).refused).toBe(1);
    expect(await looks([look])).toMatchObject({ created: 1, refused: 0 });
    expect(await looks([look])).toMatchObject({ unchanged: 1 });
    expect(await bring([{ tenant: 'KI', theme: 'quellberg' }])).toMatchObject({ lines: 1, refused: 0 });

    expect(await css('ki.localhost')).toContain(`--gs-brand: ${COLOR};`);
    expect(await config('ki.localhost')).toMatchObject({
      theme: 'quellberg',
      logos: [
        {
          url: '/media/brand/quellberg.svg',
          alt: 'Quellberg',
          wordmark: [
            { text: 'Quell', brand: false },
            { text: 'berg', brand: true },
          ],
        },
      ],
    });
    const mark = await shop.app.inject({ url: '/media/brand/quellberg.svg', headers: at('ki.localhost') });
    expect([mark.statusCode, mark.body.includes('d="M4 26 13 9l5 9 3-5 7 13z"')]).toEqual([200, true]);

    await bring([{ tenant: 'AZ' }]);
    // One of the four that an installation begins with is a look like any other.
    expect(
      await looks([{ ...look, look: 'alpin', shortName: 'Hochalpin', wordmark: undefined }]),
    ).toMatchObject({ changed: 1 });
    expect((await config('az.localhost')).logos[0]?.shapes).toEqual([{ path: 'M4 26 13 9l5 9 3-5 7 13z' }]);
    expect(await css('az.localhost')).toContain(`--gs-brand: ${COLOR};`);
  });

  it('refuses looks that are none, and those that a tenant’s own machine sends', async () => {
    const look = EXAMPLE_LINES.looks;
    const { refusals } = await importOf(store, lookImporter({}), [
      { ...look, look: 'own' },
      { ...look, look: 'Blue' },
      { ...look, look: 'a', brandColor: '#ffcc00' },
      { ...look, look: 'b', brandColor: undefined },
      { ...look, look: 'c', markPath: undefined },
      { ...look, look: 'd', shortName: 'Berg' },
    ]);
    expect(refusals.toSorted((a, b) => a.line - b.line).map(({ reason }) => reason)).toEqual([
      'look: is taken',
      'look: is no key of a look such as alpin',
      expect.stringContaining('contrast of 1.5 : 1'),
      'brandColor: or shades are needed',
      'markPath: or mark is needed',
      'wordmark: spells “Quellberg”, and shortName is “Berg”',
    ]);
    const foreign = await importOf(store, lookImporter({ tenant: 'AZ' }), [look]);
    expect(foreign.refusals.map(({ reason }) => reason)).toEqual([
      'look: is said in a file of the whole group alone',
    ]);
  });

  it('takes a look that was made by hand: ten shades, and a mark of several shapes', async () => {
    const { brand, dark } = themes.landmarkt;
    const look = {
      tenant: 'GM',
      displayName: 'Mühlbach',
      shades: brand,
      darkTints: dark,
      mark: [
        { path: 'M4 26 13 9l9 17z', opacity: 0.7 },
        { path: 'M9 20h14', stroke: 'ground', strokeWidth: 2 },
      ],
    };
    expect(await bring([look])).toMatchObject({ lines: 1, refused: 0 });
    expect(await css('gm.localhost')).toBe(themeCss(themes.landmarkt, THEME_ROOT));
    const icon = String((await shop.call('getFavicon', {}, undefined, at('gm.localhost'))).body);
    expect(icon).toContain('<path d="M4 26 13 9l9 17z" fill="#ffffff" fill-rule="evenodd" opacity="0.7"/>');
    expect(icon).toContain(
      `<path d="M9 20h14" fill="none" stroke="${brand[7]}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`,
    );
    const refusals = async (change: object) =>
      (await bring([{ ...look, ...change }])).refusals.map(({ reason }) => reason);
    expect(await refusals({ shades: [...brand.slice(0, 7), '#ffcc00', ...brand.slice(8)] })).toEqual([
      expect.stringMatching(/shades: .*#ffcc00.* contrast of 1\.\d : 1, and 4\.5 : 1 is needed/),
    ]);
    expect(await refusals({ darkTints: undefined })).toEqual([
      expect.stringContaining('shades: go together with darkTints'),
    ]);
    expect(await refusals({ brandColor: COLOR })).toEqual([expect.stringContaining('one of both is said')]);
    expect(await refusals({ markPath: 'M0 0z' })).toEqual([expect.stringContaining('one of both is said')]);
    expect(await refusals({ mark: [{ path: 'M0 0"/><script>' }] })).toEqual([
      expect.stringContaining('is no data of an SVG path'),
    ]);
  });
});
