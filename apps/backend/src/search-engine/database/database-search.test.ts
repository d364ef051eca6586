import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import { plantProducts, seedCategories, stores } from '../../testing';
import { countPopularity } from './count-popularity';
import { createDatabaseSearch } from './database-search';
import { loadSynonyms, replaceSynonyms, tenantSynonyms } from './tenant-synonyms';

const NAMES = [
  ...['Tomatenmark 3-fach', 'Putenschnitzel', 'Kartoffel 2kg Netz', 'Speisetopfen 20%', 'Schlagobers 36%'],
  ...['Faschiertes gemischt', 'Käsekrainer', 'Weißwein Riesling 0,75 l', 'Roggenmischbrot', 'Wand Halterung'],
  ...[
    'Apfelsaft 6x1,0 l',
    'Rapsöl 1 Liter',
    'Schweinsbraten',
    'Semmelbrösel',
    'Basmatireis',
    'Teebutter 250g',
  ],
  ...['Trockenfutter Hund', 'Nassfutter Hund', 'Vollmilch', 'Mozzarella'],
  ...[
    'Couscous',
    'Fischstäbchen',
    'Marillen Konfitüre',
    'Soja Drink',
    'Heumilch laktosefr. 3,6%',
    'Gefrierbeutel',
  ],
  ...['Früchtetee lose', 'Früchte gemischt', 'Essiggurkerl', 'Essig hell', 'Forelle Natur', 'Erdäpfelkäse'],
  ...['Limonade Dose', 'Trauben blau', 'Semmel', 'Brötchen'],
] as const;

describe.each(stores)('the engine in the database on %s', (_, open) => {
  let store: Store;
  let revision = 1;
  const engine = createDatabaseSearch();
  const find = async (
    text: string,
    tenant: 'AZ' | 'GM' | 'KI' = 'AZ',
    mayBeFound: (sku: string) => boolean = () => true,
  ) => {
    const answer = await store.inScope({ tenant }, (queries) =>
      engine.find(queries, { tenant, revision, text, mayBeFound, isWhole: false }),
    );
    const scores = [...(answer?.scores ?? [])].toSorted(([, one], [, other]) => other - one);
    return { ...answer, skus: scores.map(([sku]) => sku) };
  };

  beforeAll(async () => {
    store = await open();
    await store.asSystem((queries) =>
      plantProducts(queries, [
        ...NAMES.map((name) => ({ sku: name, name })),
        { tenant: 'GM', sku: 'foreign', name: 'Tomatenmark', brand: 'Fremdling' },
        { tenant: 'GM', sku: 'grapes', name: 'Weintrauben' },
        { tenant: 'GM', sku: 'soy', name: 'Sojadrink' },
      ]),
    );
  });
  afterAll(() => store.close());

  it.each([
    ['mark', 'Tomatenmark 3-fach'],
    ['schnitzel', 'Putenschnitzel'],
    ['erdäpfel', 'Kartoffel 2kg Netz'],
    ['erdaepfel 2 kilo', 'Kartoffel 2kg Netz'],
    ['quark', 'Speisetopfen 20%'],
    ['sahne', 'Schlagobers 36%'],
    ['hackfleisch', 'Faschiertes gemischt'],
    ['kaesekrainer', 'Käsekrainer'],
    ['KÄSEKRA', 'Käsekrainer'],
    ['kasekrianer', 'Käsekrainer'],
    ['weisswein', 'Weißwein Riesling 0,75 l'],
    ['riesling weißwein', 'Weißwein Riesling 0,75 l'],
    ['riesling 75cl', 'Weißwein Riesling 0,75 l'],
    ['riesling 0,75', 'Weißwein Riesling 0,75 l'],
    ['wandhalterung', 'Wand Halterung'],
    ['wandhalterungen', 'Wand Halterung'],
    ['puten schnitzel', 'Putenschnitzel'],
    ['apfelsaft 6x1', 'Apfelsaft 6x1,0 l'],
    ['rapsoel 1l', 'Rapsöl 1 Liter'],
    ['paniermehl', 'Semmelbrösel'],
    ['panier mehl', 'Semmelbrösel'],
    ['basmati', 'Basmatireis'],
    ['butter 0,25kg', 'Teebutter 250g'],
    ['te', 'Teebutter 250g'],
    ['milch', 'Vollmilch'],
    ['mozarela', 'Mozzarella'],
    ['tee', 'Früchtetee lose'],
    ['gurken', 'Essiggurkerl'],
    ['kuskus', 'Couscous'],
    ['fischstaberl', 'Fischstäbchen'],
    ['marilenmarmelade', 'Marillen Konfitüre'],
    ['sojamilch', 'Soja Drink'],
    ['laktosefreie milch', 'Heumilch laktosefr. 3,6%'],
    ['gefriersackerl', 'Gefrierbeutel'],
    ['cous cous', 'Couscous'],
    ['paradaiser mark', 'Tomatenmark 3-fach'],
    ['teebutter 1/4', 'Teebutter 250g'],
    ['semml', 'Semmel'],
  ])('finds by "%s" first of all %s', async (typed, expected) => {
    expect((await find(typed)).skus[0]).toBe(expected);
  });

  it('takes no part of a word for a word', async () => {
    expect((await find('wein')).skus).not.toContain('Schweinsbraten');
    expect((await find('eis')).skus).not.toContain('Basmatireis');
  });

  it('says what was probably meant, and which words nothing has', async () => {
    expect((await find('kasekrianer')).didYouMean).toBe('kasekrainer');
    expect((await find('teebutter')).didYouMean).toBeUndefined();
    const partly = await find('teebutter xylophon');
    expect(partly.skus).toEqual(['Teebutter 250g']);
    expect(partly.missing).toEqual(['xylophon']);
    expect((await find('xylophon')).skus).toEqual([]);
  });

  it.each([
    ['mozarella', ['Mozzarella']],
    ['teebutter xylophon', ['Teebutter 250g']],
    ['milch', ['Vollmilch', 'Heumilch laktosefr. 3,6%']],
    // Two slips are another word, mostly; so is what only sounds or ends alike, or has the size.
    ['furellu', []],
    ['burelle', []],
    ['drachenfutter', []],
    ['xylophon 250g', []],
    ['xylophon bio', []],
    ['xylophon natur', []],
  ])('tells of "%s" that it surely is %j, and of the rest that it is similar', async (typed, expected) => {
    const { close = new Set() } = await find(typed);
    expect([...close].toSorted()).toEqual(expected.toSorted());
  });

  it('finds by the parts of a word that no article has as one', async () => {
    expect((await find('hundefutter')).skus.toSorted()).toEqual(['Nassfutter Hund', 'Trockenfutter Hund']);
  });

  it('lets what has one word and what has the other take turns, where nothing has both', async () => {
    const { skus, missing } = await find('kernhaltiges früchte forelle');
    expect(skus.slice(0, 2).toSorted()).toEqual(['Forelle Natur', 'Früchte gemischt']);
    expect(missing).toEqual(['kernhaltiges']);
  });

  it('takes words without the size where nothing is of the size, and without words that say nothing', async () => {
    expect((await find('fisch stäbchen 9 kg')).skus[0]).toBe('Fischstäbchen');
    expect((await find('konfitüre vom marillenbaum')).skus[0]).toBe('Marillen Konfitüre');
  });

  it('puts what its category says as well before what only ends so', async () => {
    await store.asSystem(async (queries) => {
      await seedCategories(queries, [{ id: 'cheese', name: 'Schnitt- & Hartkäse', path: ['cheese'] }], 'KI');
      await plantProducts(queries, [
        { tenant: 'KI', sku: 'spread', name: 'Erdäpfelkäse' },
        { tenant: 'KI', sku: 'cheese', name: 'Bergkäse 6 Monate gereift Keil', categoryId: 'cheese' },
        { tenant: 'KI', sku: 'own', name: 'Käse in Scheiben zum Überbacken', categoryId: 'cheese' },
        { tenant: 'KI', sku: 'other', name: 'Emmentaler vom Berg', categoryId: 'cheese' },
        { tenant: 'KI', sku: 'potatoes', name: 'Erdäpfel' },
      ]);
    });
    revision += 1;
    expect((await find('käse', 'KI')).skus).toEqual(['own', 'cheese', 'spread']);
  });

  it('takes a word apart that articles of other tenants have, and none of this one', async () => {
    expect((await find('weintrauben', 'GM')).skus).toEqual(['grapes']);
    const apart = await find('weintrauben');
    expect(apart.skus).toEqual(['Trauben blau']);
    expect(apart.missing).toEqual(['weintrauben']);
    expect((await find('sojamilch')).skus).toEqual(['Soja Drink']);
  });

  it('takes a pack for no answer, and says that nothing is packed so', async () => {
    const tinned = await find('forelle dose');
    expect(tinned.skus).toEqual(['Forelle Natur']);
    expect(tinned.missing).toEqual(['dose']);
    expect((await find('dose')).skus[0]).toBe('Limonade Dose');
  });

  it('takes two words for the compound of both, in either order, before a shelf that one of them stands on', async () => {
    await store.asSystem(async (queries) => {
      await seedCategories(queries, [{ id: 'tea', name: 'Tee & Kaffee', path: ['tea'] }], 'KI');
      await plantProducts(queries, [
        { tenant: 'KI', sku: 'mat', name: 'Badematte schwarz', categoryId: 'tea' },
        { tenant: 'KI', sku: 'black', name: 'Ceylon Schwarztee lose im Karton', categoryId: 'tea' },
      ]);
    });
    revision += 1;
    for (const typed of ['tee schwarz', 'schwarzer tee'])
      expect((await find(typed, 'KI')).skus[0]).toBe('black');
  });

  it('gives something of a compound of which only one part is known, and says so', async () => {
    const half = await find('forellentascherl');
    expect(half.skus).toEqual(['Forelle Natur']);
    expect(half.missing).toEqual(['forellentascherl']);
  });

  it('takes a size for no answer where the word before it is unknown', async () => {
    expect((await find('xylophon 250g')).skus).toEqual([]);
    expect((await find('teebutter 5 kg')).skus).toEqual(['Teebutter 250g']);
  });

  it('finds nothing of another tenant, and nothing that may not be found', async () => {
    expect((await find('fremdling')).skus).toEqual([]);
    expect((await find('tomatenmark', 'GM')).skus).toEqual(['foreign']);
    expect((await find('vollmilch', 'AZ', () => false)).skus).toEqual([]);
  });

  it('narrows nothing without a word', async () => {
    expect((await find('  ')).scores).toBeUndefined();
    expect((await find('%')).skus).toEqual([]);
  });

  it('learns new words and a tenant’s synonyms with its next revision', async () => {
    const groups = loadSynonyms('# Wildes Obst\nKornelkirsche\tDirndlstrauch\n\nwilde Birne; Holzbirne\r\n');
    await store.asSystem(async (queries) => {
      await plantProducts(queries, [{ sku: 'new', name: 'Dirndlstrauch' }]);
      await replaceSynonyms(queries, 'AZ', [['old', 'older']]);
      await replaceSynonyms(queries, 'AZ', groups);
      expect(await tenantSynonyms(queries, 'AZ')).toEqual(groups);
    });
    revision += 1;
    expect((await find('dirndl')).skus).toEqual(['new']);
    expect((await find('kornelkirsche')).skus).toEqual(['new']);
    await store.asSystem((queries) => queries.deleteFrom('article').where('sku', '=', 'new').execute());
    expect((await find('dirndl')).skus).toEqual([]);
  });

  it.each(['nur eins', 'eins;%'])('takes "%s" for no group of terms', (line) => {
    expect(() => loadSynonyms(`a;b\n${line}`)).toThrow('Line 2');
  });

  it('puts what sells before what fits alike', async () => {
    const dogs = ['Nassfutter Hund', 'Trockenfutter Hund'] as const;
    for (const sold of dogs) {
      await store.asSystem(async (queries) => {
        await queries.deleteFrom('essence_item').execute();
        for (const customer_id of ['1', '2'])
          await queries
            .insertInto('essence_item')
            .values({
              tenant: 'AZ',
              customer_id,
              sku: sold,
              bought_on: '2026-11-01',
              quantity: '1',
              unit: 'ST',
            })
            .execute();
        expect(await countPopularity(queries, '2026-11-25')).toBeGreaterThan(0);
        expect(await countPopularity(queries, '2026-11-25')).toBe(0);
      });
      expect((await find('hund')).skus[0]).toBe(sold);
    }
  });
});
