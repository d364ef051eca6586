import { contract, type ContentBlock } from '@gastroshop/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import { createFakeClock, createTestApp, seedCategories, stores, type TestApp } from '../../testing';
import { publishContent } from './publish-content';

const WRITTEN = { at: new Date('2026-01-01'), by: 'test' };

describe.each(stores)('CMS-1: a shop for which nobody has written anything, on %s', (_, open) => {
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

  const home = async (host: string, language = 'de-AT') => {
    const headers = { host, 'accept-language': language };
    const { body } = await shop.call('getStartPage', {}, undefined, headers);
    const { meta, introBlock, blocks } = contract.getStartPage.answer.parse(body);
    const blockOf = <Kind extends ContentBlock['kind']>(kind: Kind) =>
      blocks.find((block): block is Extract<ContentBlock, { kind: Kind }> => block.kind === kind);
    return {
      title: meta.pageTitle,
      teaser: introBlock?.teaserText,
      buttons: blockOf('buttonBlocks')?.buttons.map(({ url }) => url) ?? [],
      tiles: blockOf('linkTiles')?.tiles.map(({ caption }) => caption) ?? [],
      missing: (blockOf('textBlock')?.text ?? '').split('<li>').length - 1,
    };
  };
  const footer = async (host: string) =>
    contract.getFooter.answer.parse((await shop.call('getFooter', {}, undefined, { host })).body);
  const pageOf = (title: string) => ({ 'de-AT': { meta: { pageTitle: title }, blocks: [] } });
  const say = (doc: object) =>
    store.asSystem((queries) =>
      queries
        .insertInto('tenant_setting')
        .values({ scope: 'GM', doc: JSON.stringify(doc) })
        .onConflict((conflict) => conflict.column('scope').doUpdateSet({ doc: JSON.stringify(doc) }))
        .execute(),
    );

  it('says that it is being set up, and to its operator what is missing', async () => {
    expect(await home('gm.localhost')).toMatchObject({
      teaser: 'Dieser Shop wird gerade eingerichtet.',
      buttons: [],
      tiles: [],
      missing: 6,
    });
    expect(await footer('gm.localhost')).toEqual({});
  });

  it('shows the assortment, the telephone and the legal pages as they come', async () => {
    await say({ displayName: 'Seetal Gastro', telephone: '+43 6542 1234' });
    await store.asSystem((queries) =>
      seedCategories(queries, [{ id: '1', name: 'Frische', path: ['1'] }], 'GM'),
    );
    await store.asSystem(async (queries) => {
      for (const slug of ['impressum', 'datenschutz'])
        await publishContent(queries, {
          scope: 'GM',
          kind: 'page',
          slug,
          bodies: pageOf(slug),
          ...WRITTEN,
        });
    });
    const shown = await home('gm.localhost', 'en-GB');
    expect(shown).toMatchObject({
      title: 'Seetal Gastro',
      teaser: 'Order online whenever it suits you.',
      buttons: ['/search', 'tel:+4365421234', '/page/impressum'],
      missing: 0,
    });
    expect(shown.tiles).toEqual(['Frische']);
    expect(await footer('gm.localhost')).toEqual({
      displayTelephone: '+43 6542 1234',
      linksDisclaimer: [
        { caption: 'Impressum', url: '/page/impressum' },
        { caption: 'Datenschutz', url: '/page/datenschutz' },
      ],
      privacyPolicyUrl: '/page/datenschutz',
    });
  });

  it('gives way to the start page that somebody writes', async () => {
    await store.asSystem((queries) =>
      publishContent(queries, {
        scope: 'GM',
        kind: 'startpage',
        slug: '',
        bodies: pageOf('Geschrieben'),
        ...WRITTEN,
      }),
    );
    expect((await home('gm.localhost')).title).toBe('Geschrieben');
  });
});
