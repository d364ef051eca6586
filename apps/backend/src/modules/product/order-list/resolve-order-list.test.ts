import { resolvedOrderListSchema } from '@gastroshop/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../../db';
import { createTestApp, plantProducts, seedBuyer, stores, type TestApp } from '../../../testing';

const unit = (abbreviation: string, name: string, ratio: number, gtins: readonly string[] = []) => ({
  abbreviation,
  name,
  ratio,
  isDefault: ratio === 1,
  isVisible: true,
  isStorageUnit: ratio === 1,
  gtins,
});

interface Reading {
  readonly article: string;
  readonly amount?: number | string;
  readonly unit?: string | undefined;
}

interface Asked extends Reading {
  readonly text?: string;
  readonly note?: string;
  readonly alternatives?: readonly Reading[];
}

describe.each(stores)('an order list on %s', (_, open) => {
  let store: Store;
  let shop: TestApp;
  const anna = { userId: 'anna', tenant: 'AZ' };

  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store);
    await store.asSystem(async (queries) => {
      await plantProducts(queries, [
        {
          sku: '4711',
          name: 'Blattspinat portioniert',
          english: { name: 'Leaf spinach, portions' },
          doc: {
            crossTenantProductId: 'X-9',
            minSaleQuantity: 10,
            units: [unit('ST', 'Stück', 1), unit('KT', 'Karton', 6, ['4006381333931'])],
          },
        },
        { sku: '4741', name: 'Paradeiser geschält', english: { name: 'Tomatoes, peeled' } },
        { sku: '4742', name: 'Getrocknete Paradeiser in Öl', english: { name: 'Dried tomatoes in oil' } },
        { sku: '4743', name: 'Kotanyi Barbecue   160501' },
        { sku: '0815', name: 'Nullnummer' },
        { sku: '815', name: 'Einzelnummer' },
        { sku: 'AB-0012', name: 'Buchstabennummer' },
        { tenant: 'GM', sku: '4999', name: 'Fremdnummer' },
        { sku: '4712', name: 'Rahmspinat' },
        {
          sku: '4720',
          name: 'Zwiebel gelb 10 kg',
          doc: { units: [unit('Sack', 'Sack', 1), unit('kg', 'Kilogramm', 0.1)] },
        },
        {
          sku: '4721',
          name: 'Paprika grün',
          english: { name: 'Green peppers' },
          doc: {
            units: [
              unit('kg', 'Kilogramm', 1),
              unit('Kiste', 'Kiste', 5),
              unit('½ Kiste', 'Halbe Kiste', 2.5),
              { ...unit('Pal', 'Palette', 400, ['9002490100070']), isVisible: false },
            ],
          },
        },
        { sku: '4722', name: 'Dinkelmehl Type 700', doc: { units: [unit('Pkg', 'Packung', 1)] } },
        { sku: '4713', name: 'Spinatknödel', doc: { status: 'AVAILABLE_SOON' } },
        { sku: '4714', name: 'Geheimspinat' },
        { sku: '4715', name: 'Karotten' },
        { sku: '4716', name: 'Karotten gewürfelt' },
        ...Array.from({ length: 400 }, (_unused, index) => ({ sku: `m${index}`, name: `Masse ${index}` })),
      ]);
      const skus = [
        '4711',
        '4712',
        '4713',
        '4716',
        '4720',
        '4741',
        '4743',
        '4742',
        '4721',
        '4722',
        '0815',
        '815',
        'AB-0012',
        ...Array.from({ length: 400 }, (_unused, index) => `m${index}`),
      ];
      await seedBuyer(queries, { id: '1', userIds: ['anna'], assortment: skus });
      // Others may have what the customer may not: one of the same number elsewhere, and a neighbour.
      await queries
        .insertInto('assortment_entry')
        .values([
          { tenant: 'GM', customer_id: '1', sku: '4715' },
          { tenant: 'AZ', customer_id: '2', sku: '4715' },
        ])
        .execute();
    });
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  const resolve = async (lines: readonly Asked[], as = anna, headers: Record<string, string> = {}) => {
    const body = { lines: lines.map((line, index) => ({ lineNumber: index + 1, ...line })) };
    return resolvedOrderListSchema.parse(
      (await shop.call('resolveOrderList', { tenant: 'AZ', body }, as, headers)).body,
    ).lines;
  };

  it.each([
    [
      { article: '4711', amount: '12' },
      { outcome: 'FOUND', amount: 12, unitAbbreviation: 'ST' },
    ],
    [
      { article: '4711', amount: 3, unit: 'karton' },
      { outcome: 'FOUND', amount: 3, unitAbbreviation: 'KT' },
    ],
    [
      { article: '4006381333931', amount: 2 },
      { outcome: 'FOUND', amount: 2, unitAbbreviation: 'KT' },
    ],
    [
      { article: 'blattspinat PORTIONIERT', amount: 20 },
      { outcome: 'FOUND', amount: 20 },
    ],
    [
      { article: 'X-9', amount: 20 },
      { outcome: 'FOUND', amount: 20 },
    ],
    [
      { article: '4711', amount: 1, unit: 'KT' },
      { outcome: 'CORRECTED', amount: 2 },
    ],
    [
      { article: '4711', amount: 100_000 },
      { outcome: 'CORRECTED', amount: 99_999 },
    ],
    [
      { article: '4711', amount: '1.5' },
      { outcome: 'AMOUNT_INVALID', amount: 10 },
    ],
    [{ article: '4711' }, { outcome: 'AMOUNT_INVALID', amount: 10 }],
    [{ article: '4711', amount: 5, unit: 'Fass' }, { outcome: 'UNIT_UNKNOWN' }],
    [
      { article: '4713', amount: 5 },
      { outcome: 'ARTICLE_NOT_AVAILABLE', product: { sku: '4713' } },
    ],
    [{ article: 'rahm', amount: 5 }, { outcome: 'ARTICLE_UNKNOWN' }],
    [{ article: 'Spinat', amount: 5 }, { outcome: 'SEVERAL_ARTICLES' }],
  ])('reads %o', async (line, expected) => {
    expect((await resolve([line]))[0]).toMatchObject(expected);
  });

  it.each([
    [
      { article: '4711', amount: 12, unit: 'Stk.' },
      { outcome: 'FOUND', match: 'NUMBER', unitFrom: 'WRITTEN' },
    ],
    [
      { article: '4711', amount: 12 },
      { outcome: 'FOUND', match: 'NUMBER', unitFrom: 'DEFAULT' },
    ],
    [
      { article: 'X-9', amount: 12 },
      { outcome: 'FOUND', match: 'NUMBER' },
    ],
    [
      { article: '4006381333931', amount: 2 },
      { outcome: 'FOUND', match: 'GTIN', unitFrom: 'GTIN', unitAbbreviation: 'KT' },
    ],
    [
      { article: 'Rahmspinat', amount: 2, unit: 'Stück' },
      { outcome: 'FOUND', match: 'NAME' },
    ],
    [
      { article: 'paprika', amount: 2, unit: 'Kisten' },
      { outcome: 'FOUND', match: 'WORDS', unitAbbreviation: 'Kiste' },
    ],
    [
      { article: '4721', amount: 1, unit: '½ Kiste' },
      { outcome: 'FOUND', unitAbbreviation: '½ Kiste' },
    ],
    [
      { article: '4721', amount: 1, unit: 'halbe kiste' },
      { outcome: 'FOUND', unitAbbreviation: '½ Kiste' },
    ],
    [{ article: '4720', amount: 1, unit: '½ Kiste' }, { outcome: 'UNIT_UNKNOWN' }],
    [{ article: '4711', amount: 3, unit: 'Ktn à 6 Dosen' }, { outcome: 'UNIT_UNKNOWN' }],
    [{ article: '4711', amount: 3, unit: 'Kolli' }, { outcome: 'UNIT_UNKNOWN' }],
    [
      { article: '9002490100070', amount: 5 },
      { outcome: 'UNIT_UNKNOWN', product: { sku: '4721' } },
    ],
  ])('says what was understood of %o', async (line, expected) => {
    expect((await resolve([line]))[0]).toMatchObject(expected);
  });

  it.each([
    ['4711', 'Paprika grün', ['4711', '4721']],
    ['4711', 'Rahmspinat', ['4711', '4712']],
    ['4711', 'spinat'],
    ['4711', 'Blattsp. port.'],
    ['4711', 'bitte frisch'],
    ['4711', 'Kiste'],
    ['4711', 'für Frau Maier, Kühlhaus 3'],
    // Some of its words are those of the number, all of them another's.
    ['4741', 'Getrocknete Paradeiser in Öl', ['4741', '4742']],
    ['4741', 'Paradeiser getrocknet', ['4741', '4742']],
    ['4742', 'Paradeiser geschält', ['4742', '4741']],
    ['4741', 'Paradeiser geschält Mutti'],
    ['4741', 'Paradeiser gesch. 2,5 kg'],
    ['4741', 'Paradeiser'],
    ['4742', 'Paradeiser in Öl'],
    // Words that stand in the names of others, but are not what these are.
    ['4711', 'gewürfelt'],
    ['4006381333931', 'Zwiebel gelb 10 kg', ['4711', '4720']],
    ['X-9', 'Karotten', ['4711', '4716']],
    ['Rahmspinat', 'Paprika grün'],
    // The customer may not have it.
    ['4721', 'Geheimspinat'],
  ])('asks which is meant where the name beside %s is that of another: %s', async (article, note, skus?) => {
    const [line] = await resolve([{ article, note, amount: 20, text: `${article}\t20\t${note}` }]);
    if (skus === undefined) expect(line?.outcome).not.toBe('SEVERAL_ARTICLES');
    else {
      expect(line?.outcome).toBe('SEVERAL_ARTICLES');
      expect(line?.candidates?.map(({ sku }) => sku)).toEqual(skus);
      expect(line?.reason).toContain(`daneben steht „${note}“`);
    }
  });

  it.each([
    ['en-GB', 'Paprika grün', ['4711', '4721']],
    ['en-GB', 'green peppers', ['4711', '4721']],
    ['de-AT', 'green peppers', ['4711', '4721']],
    ['en-GB', 'Blattspinat'],
    ['en-GB', 'Spinat portioniert'],
    ['de-AT', 'leaf spinach'],
  ])('reads the name beside a number in either language: shown in %s, %s', async (language, note, skus?) => {
    const [line] = await resolve([{ article: '4711', note, amount: 20 }], anna, {
      'accept-language': language,
    });
    if (skus === undefined) expect(line?.outcome).not.toBe('SEVERAL_ARTICLES');
    else expect(line?.candidates?.map(({ sku }) => sku)).toEqual(skus);
  });

  it.each([
    ['160501', 'Kotanyi Barbecue'],
    ['Kotanyi  Barbecue 160501', undefined],
    ['kotanyi barbecue\u00a0160501', undefined],
  ])('finds a name that ends in a number, with any blanks in it: %j beside %j', async (article, note) => {
    const [line] = await resolve([{ article, ...(note !== undefined && { note }), amount: 3, unit: 'Stk' }]);
    expect(line).toMatchObject({ product: { sku: '4743' }, match: 'NAME', amount: 3 });
    // What stood there was a number to the reader: it is confirmed.
    expect(line?.guesses ?? []).toEqual(note === undefined ? [] : ['NUMBER_IN_NAME']);
  });

  it('comes to the end of any number of names beside numbers', async () => {
    let open = Array.from({ length: 1_200 }, (_unused, index) => ({
      article: '4711',
      note: index === 1_199 ? 'Paprika grün' : `Kübel Fremdes ${index}`,
      amount: 20,
    }));
    const outcomes: string[] = [];
    let calls = 0;
    while (open.length > 0) {
      const lines = await resolve(open);
      calls += 1;
      outcomes.push(...lines.flatMap(({ outcome, notSearched }) => (notSearched ? [] : [outcome])));
      open = open.filter((_unused, index) => lines[index]?.notSearched);
    }
    expect(calls).toBe(3);
    expect(outcomes.filter((outcome) => outcome === 'SEVERAL_ARTICLES')).toHaveLength(1);
    expect(outcomes).toHaveLength(1_200);
  });

  it('finds no article that has some words of a name alone, however many there are', async () => {
    const words = ['paprika', ...Array.from({ length: 11 }, () => 'paprika')].join(' ');
    const [whole, further] = await resolve([
      { article: words, amount: 2, unit: 'Kisten' },
      { article: `${words} und 2 Kartons Burger`, amount: 2, unit: 'Kisten' },
    ]);
    expect(whole).toMatchObject({ outcome: 'FOUND', match: 'WORDS' });
    expect(further).toMatchObject({ outcome: 'ARTICLE_UNKNOWN' });
  });

  it.each(['4006381333931', '4711', 'Rahmspinat'])('makes no amount of none: %s', async (article) => {
    const [line] = await resolve([{ article, text: `${article} und noch etwas` }]);
    expect(line).toMatchObject({ outcome: 'AMOUNT_INVALID', reason: 'Die Menge fehlt.' });
  });

  it('takes a line that is a name as a whole for that name, whatever numbers it holds', async () => {
    const text = 'dinkelmehl Type 700';
    const lines = await resolve([
      { article: 'Dinkelmehl Type', amount: 700, unit: 'Pkg', text },
      { article: 'Type', amount: 700, text, alternatives: [{ article: 'Rahmspinat', amount: 7 }] },
    ]);
    for (const line of lines)
      expect(line).toMatchObject({ outcome: 'AMOUNT_INVALID', product: { sku: '4722' }, match: 'NAME' });
  });

  it('never takes the size of an article for an amount without a word', async () => {
    const [lone, guessed, ordered, byNumber] = await resolve([
      { article: 'zwiebel gelb', amount: 10, unit: 'kg', text: 'zwiebel gelb: 10 kg' },
      { article: 'gelb zwiebel', amount: 10, unit: 'kg' },
      { article: 'zwiebel gelb', amount: 20, unit: 'kg', text: 'zwiebel gelb 20 kg' },
      { article: '4720', amount: 10, unit: 'kg' },
    ]);
    expect(lone).toMatchObject({ outcome: 'FOUND', guesses: ['NUMBER_IN_NAME'] });
    expect(guessed).toMatchObject({ outcome: 'FOUND', guesses: ['NUMBER_IN_NAME'] });
    expect(ordered).toMatchObject({ outcome: 'FOUND', amount: 20, unitAbbreviation: 'kg' });
    expect(ordered).not.toHaveProperty('guesses');
    expect(byNumber).not.toHaveProperty('guesses');
  });

  it.each([
    ['4720 Zwiebel gelb 10 kg', ['NUMBER_IN_NAME']],
    ['4720 gelb 10kg', ['NUMBER_IN_NAME']],
    ['Zwiebel gelb (4720) 10 kg', ['NUMBER_IN_NAME']],
    // The number alone, an amount of its own cell, and one before the name leave no doubt.
    ['4720 10 kg', undefined],
    ['4720\tZwiebel gelb\t10\tkg', undefined],
    ['10 kg 4720 Zwiebel gelb', undefined],
  ])('asks whether the end of a name beside a number is its amount: %j', async (text, guesses) => {
    const [line] = await resolve([{ article: '4720', amount: 10, unit: 'kg', text }]);
    expect(line).toMatchObject({ outcome: 'FOUND', amount: 10, product: { sku: '4720' } });
    expect(line?.guesses).toEqual(guesses);
  });

  it('takes another reading where the line itself fits nothing, and says which', async () => {
    const [other, itself, exact] = await resolve([
      {
        article: 'Tassen Rahmspinat',
        amount: 3,
        alternatives: [{ article: 'Unfug' }, { article: 'Rahmspinat', amount: 3, unit: 'Stück' }],
      },
      { article: 'Rahmspinat', amount: 3, alternatives: [{ article: '4711', amount: 3 }] },
      { article: 'paprika', amount: 3, unit: 'kg', alternatives: [{ article: '4711', amount: 30 }] },
    ]);
    expect(other).toMatchObject({
      outcome: 'FOUND',
      product: { sku: '4712' },
      reading: 1,
      guesses: ['NUMBER_IN_NAME'],
    });
    expect(itself).toMatchObject({ product: { sku: '4712' } });
    expect(itself).not.toHaveProperty('reading');
    expect(exact).toMatchObject({ product: { sku: '4711' }, reading: 0 });
  });

  it.each([
    ['dinkelm. type 700', '4722'],
    ['rahmsp.', '4712'],
    ['Dink. Type 700', '4722'],
    ['papr. grün', '4721'],
    ['zwieb. gelb', '4720'],
    ['blattsp.portioniert', '4711'],
  ])('knows words that were cut off, and has them confirmed: %j', async (article, sku) => {
    const [line] = await resolve([{ article, amount: 12, unit: sku === '4711' ? 'ST' : undefined }]);
    expect(line).toMatchObject({ outcome: 'FOUND', product: { sku }, guesses: ['SPELLING'] });
  });

  it('finds nothing by a word cut off in the middle without a point, or to nothing', async () => {
    const lines = await resolve([
      { article: 'dinkelm type 700', amount: 1 },
      { article: 'di. type 700', amount: 1 },
      { article: 'xylo. type 700', amount: 1 },
    ]);
    expect(lines.map(({ outcome }) => outcome)).toEqual(Array(3).fill('ARTICLE_UNKNOWN'));
  });

  it('finds nothing outside the assortment by any reading', async () => {
    const [line] = await resolve([
      {
        article: 'xy',
        amount: 1,
        text: 'Geheimspinat',
        alternatives: [{ article: '4714' }, { article: 'geheimspinat' }],
      },
    ]);
    expect(line).toMatchObject({ outcome: 'ARTICLE_UNKNOWN' });
    expect(line).not.toHaveProperty('reading');
  });

  it.each([
    ['4 711', '4711'],
    ['4\u00a0711', '4711'],
    ['4.711', '4711'],
    ['000000000000004711', '4711'],
    ['="4711"', '4711'],
    ["'4711", '4711'],
    ['#4711', '4711'],
    ['Art.-Nr.: 4711', '4711'],
    ['(4711),', '4711'],
    ['4711.0', '4711'],
    ['4 006381 333931', '4711'],
    [']C10104006381333931', '4711'],
    ['(01)04006381333931(10)L1', '4711'],
    ['EAN 4006381333931', '4711'],
    ['x9', '4711'],
    ['Art. X-9', '4711'],
    ['AB 00.12', 'AB-0012'],
    ['ab0012', 'AB-0012'],
    ['0815', '0815'],
    ['815', '815'],
    ['000815', undefined],
    // Not in the customer's assortment, however it is written.
    ['4 714', undefined],
    ['4711 3', undefined],
    ['4,711E+03', '4711'],
    ['4,7E+03', undefined],
  ])('PRD-12: understands %j', async (article, sku) => {
    const [line] = await resolve([{ article, amount: 12 }]);
    expect(line?.product?.sku).toBe(sku);
  });

  it('PRD-12: offers all whose numbers differ in signs alone, and says of a cut number that it is', async () => {
    const [both, cut] = await resolve([
      { article: '00 815', amount: 12 },
      { article: '4,711E+12', amount: 12 },
    ]);
    expect(both).toMatchObject({
      outcome: 'SEVERAL_ARTICLES',
      candidates: [{ sku: '0815' }, { sku: '815' }],
    });
    expect(cut).toMatchObject({ outcome: 'ARTICLE_UNKNOWN' });
    expect(cut?.reason).toContain('gekürzt');
  });

  it('QTY-1: says why in the language asked for', async () => {
    const [line] = await resolve([{ article: '4711', amount: 1, unit: 'KT' }]);
    expect(line?.reason).toBe('Die Mindestmenge von 2 Karton darf nicht unterschritten werden.');
  });

  it('finds nothing outside the assortment and offers nothing of it', async () => {
    const [secret, unknown, several] = await resolve([
      { article: '4714', amount: 1 },
      { article: '9999', amount: 1 },
      { article: 'spinat', amount: 1 },
    ]);
    expect(secret).toMatchObject({ outcome: 'ARTICLE_UNKNOWN' });
    expect(Object.keys(secret ?? {})).toEqual(Object.keys(unknown ?? {}));
    expect(several?.candidates?.map(({ sku }) => sku)).not.toContain('4714');
  });

  it('offers an article of the assortment for a name that only one outside has exactly', async () => {
    expect(await resolve([{ article: 'Karotten', amount: 1 }])).toMatchObject([
      { outcome: 'FOUND', product: { sku: '4716' } },
    ]);
  });

  it('takes the number of the group only from whoever is shown it', async () => {
    const blind = { userId: 'anna', tenant: 'AZ', roles: ['can-see-prices'] };
    expect((await resolve([{ article: 'X-9', amount: 10 }], blind))[0]?.outcome).toBe('ARTICLE_UNKNOWN');
  });

  it('lets a letter cut in half, or one of number zero, be the fault of its own line alone', async () => {
    const lines = await resolve([
      { article: '4711', amount: 12, unit: 'ST' },
      { article: 'Blattspinat \ud83d', amount: 12, unit: 'ST' },
      { article: `47${String.fromCharCode(0)}11`, amount: 12, unit: 'ST\udc00' },
    ]);
    expect(lines.map(({ outcome }) => outcome)).toEqual(['FOUND', 'FOUND', 'UNIT_UNKNOWN']);
  });

  it('answers 10,000 lines in one call', async () => {
    const lines = await resolve(
      Array.from({ length: 10_000 }, (_unused, index) => ({ article: `m${index % 500}`, amount: 1 })),
    );
    expect(lines).toHaveLength(10_000);
    expect(lines.filter(({ outcome }) => outcome === 'FOUND')).toHaveLength(8_000);
    expect(lines.filter(({ outcome }) => outcome === 'ARTICLE_UNKNOWN')).toHaveLength(2_000);
  });

  it('leaves out lines whose names do not fit into a call, and finds them when asked again', async () => {
    const names = Array.from({ length: 800 }, (_unused, index) => ({
      article: index % 2 === 0 ? `Spinat gehackt ${index}` : 'Spinat Rahm',
      amount: 1,
      alternatives: [{ article: index === 799 ? 'Zwiebel gelb' : `Sorte ${index}`, amount: 2 }],
    }));
    let open = names;
    const answers: (readonly string[])[] = [];
    while (open.length > 0) {
      const lines = await resolve(open);
      answers.push(lines.flatMap(({ product }) => (product === undefined ? [] : [product.sku])));
      open = open.filter((_unused, index) => lines[index]?.notSearched);
    }
    expect(answers.length).toBeGreaterThan(1);
    expect(answers.flat()).toContain('4720');
    expect(answers.length).toBeLessThan(6);
  });
});
