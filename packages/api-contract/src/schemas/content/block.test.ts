import { describe, expect, it } from 'vitest';
import { refusedAt } from '../testing/refused-at';
import { CONTENT_BLOCK_KINDS, type ContentBlock, contentBlockSchema } from './block';
import { footerSchema } from './header-footer';
import { contentPageSchema } from './page';

const link = { caption: 'Mehr', url: '/flyers', highlighted: true, target: '_blank' };
const image = { url: '/i.webp', alt: 'Ein Bild', width: 800, height: 600 };
const event = { title: 'Messe', startDate: '2026-11-26', city: 'Zell', link };

const samples: ContentBlock[] = [
  { kind: 'circleLinks', links: [{ image, link }] },
  { kind: 'futureEvent', event },
  { kind: 'eventsBlock', title: 'Termine', events: [event] },
  { kind: 'featureBlocks', features: [{ title: 'Frisch', text: 'Täglich', image, link }] },
  { kind: 'teaserTiles', tiles: [{ title: 'Wein', text: 'Neu', image, link }] },
  { kind: 'textBlock', title: 'Über uns', text: '<p>Seit 1950</p>' },
  { kind: 'buttonBlocks', buttons: [link] },
  { kind: 'featuredProducts', title: 'Diese Woche', skus: ['100100'], link },
  {
    kind: 'flyerTable',
    flyers: [{ title: 'KW 48', image, link, validity: { validFrom: '2026-11-23', validTo: '2026-11-28' } }],
  },
  { kind: 'galleryBlock', title: 'Bilder', images: [image] },
  { kind: 'heading', text: 'Willkommen', level: 2 },
  { kind: 'imageBlock', image, imageCredit: 'Huber', link },
  { kind: 'linkTiles', tiles: [link] },
  { kind: 'numberDataBlocks', numbers: [{ value: '36.000', label: 'Artikel' }] },
  { kind: 'promotionBlock', promotion: { id: 'p', title: 'Aktion', image, link, skus: ['100100'] } },
  { kind: 'recommendedPartnerBlock', partners: [{ name: 'Bergbauer', logo: image, link }] },
  {
    kind: 'teaserBlock',
    title: 'Wein',
    teaserText: 'Neu',
    image,
    imageCredit: 'H',
    backgroundColor: '#fff',
    link,
  },
  { kind: 'timeLineBlock', entries: [{ date: '1950', title: 'Gründung', text: 'In Zell', image }] },
  { kind: 'video', title: 'Film', url: '/v.mp4', poster: image },
  { kind: 'formBlock', form: { id: 'f', fields: [] } },
  {
    kind: 'contact',
    person: { key: 'k', name: 'Anna Huber', role: 'Verkauf', picture: image, email: 'a@b.at' },
  },
  { kind: 'crmForm', title: 'Anmeldung', interests: [{ key: 'wine', label: 'Wein' }] },
];

describe('CMS-1: all block kinds', () => {
  it('are 22', () => {
    expect([...CONTENT_BLOCK_KINDS].sort()).toEqual(samples.map(({ kind }) => kind).sort());
    expect(new Set(CONTENT_BLOCK_KINDS).size).toBe(22);
  });

  it.each(samples)('takes $kind and keeps all of it', (block) => {
    expect(contentBlockSchema.parse(block)).toEqual(block);
  });

  it.each(samples.map(({ kind }) => kind))('refuses %s without its content', (kind) => {
    const paths = refusedAt(contentBlockSchema, { kind });
    expect(paths.length).toBeGreaterThan(0);
    expect(paths).not.toContain('kind');
  });

  it('refuses a kind that is none', () => {
    expect(refusedAt(contentBlockSchema, { kind: 'carousel' })).toEqual(['kind']);
    expect(refusedAt(contentBlockSchema, { text: 'x' })).toEqual(['kind']);
  });

  it('may each have an id, a validity and a language of their own', () => {
    const block = {
      kind: 'heading',
      text: 'Hallo',
      id: 'b',
      validity: { validTo: '2026-12-24' },
      lang: 'de-AT',
    };
    expect(contentBlockSchema.parse(block)).toEqual(block);
    expect(refusedAt(contentBlockSchema, { ...block, lang: 'fr' })).toEqual(['lang']);
  });
});

describe('CMS-1: pages and footer', () => {
  it('a page has meta, an intro and blocks', () => {
    const page = {
      uuid: 'u',
      fullSlug: 'flyers',
      meta: { pageTitle: 'Flugblatt', description: 'd', keywords: 'k', blockRobots: true },
      introBlock: {
        title: 't',
        secondaryTitle: 's',
        teaserText: 'x',
        image,
        imageCredit: 'c',
        backgroundColor: '#fff',
      },
      blocks: samples,
      validity: { validFrom: '2026-11-01' },
    };
    expect(contentPageSchema.parse(page)).toEqual(page);
    expect(refusedAt(contentPageSchema, {})).toEqual(['meta', 'blocks']);
    expect(refusedAt(contentPageSchema, { meta: {}, blocks: [{ kind: 'heading' }] })).toEqual([
      'blocks.0.text',
    ]);
  });

  it('a footer has the usual parts or columns of the tenant', () => {
    const usual = {
      linksMain: [link],
      linksDisclaimer: [link],
      copyrightNotice: '©',
      addressLines: ['Dorfplatz 1'],
      pickup: 'Mo bis Fr',
      displayTelephone: '+43 1',
      telephoneUrl: 'tel:+431',
      telephoneTimes: ['8 bis 17 Uhr'],
      emailAddress: 'a@b.at',
      globalLinks: [link],
      logosLeft: [image],
      logosRight: [image],
      privacyPolicyUrl: '/page/datenschutz',
      socialMediaLinks: [link],
    };
    expect(footerSchema.parse(usual)).toEqual(usual);
    expect(refusedAt(footerSchema, { customColumns: [{ title: 'Wir', links: [link] }] })).toEqual([]);
    expect(refusedAt(footerSchema, { customColumns: [{}] })).toEqual(['customColumns.0.links']);
  });
});
