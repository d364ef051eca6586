import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrderListLine, OrderListWarning } from './order-list-line';
import { type OrderListOptions, parseOrderList } from './parse-order-list';

/** A line as one short text: "SKU 100123 × 3 Karton". */
const told = (line: OrderListLine): string =>
  line.status === 'NOISE'
    ? 'NOISE'
    : [
        line.article === undefined ? '?' : `${line.article.kind} ${line.article.text}`,
        `× ${line.amount ?? '?'}`,
        ...(line.unit === undefined ? [] : [line.unit]),
        ...(line.note === undefined ? [] : [`(${line.note})`]),
        ...line.remarks.map(remarkText),
      ].join(' ');

const remarkText = ({ code, text }: OrderListWarning): string =>
  text === undefined ? code : `${code}:${text}`;

const read = (text: string, options?: OrderListOptions): string =>
  parseOrderList(text, options).lines.map(told).join('\n');

describe('a line of an order list: sku amount [unit]', () => {
  it.each([
    ['100123 3', 'SKU 100123 × 3'],
    ['100123 3 Karton', 'SKU 100123 × 3 Karton'],
    ['  100123   3\u00a0Stk.  ', 'SKU 100123 × 3 Stk.'],
    ['100123\t3\tKarton', 'SKU 100123 × 3 Karton'],
    ['100123;3;Karton', 'SKU 100123 × 3 Karton'],
    ['100123,3,Karton', 'SKU 100123 × 3 Karton'],
    ['100123, 3, Karton', 'SKU 100123 × 3 Karton'],
    ['100123 3kg', 'SKU 100123 × 3 kg'],
    ['100123;3 kg', 'SKU 100123 × 3 kg'],
    ['100123 3 Fuder', 'SKU 100123 × 3 Fuder'],
    ['100123;3;Fuder;12,50', 'SKU 100123 × 3 Fuder (12,50)'],
    ['10012 3', 'SKU 10012 × 3'],
    ['AB-1234 3', 'SKU AB-1234 × 3'],
    ['7up 24', 'SKU 7up × 24'],
    ['99 100', 'SKU 99 × 100'],
    ['4006381333931 5', 'GTIN 4006381333931 × 5'],
    ['100123;;3', 'SKU 100123 × 3'],
    ['100123 3;;;', 'SKU 100123 × 3'],
    ['10012;3;12', 'SKU 10012 × 3 (12)'],
    ['1234;5678', 'SKU 1234 × 5678'],
    ['123;1234', 'SKU 1234 × 123 ORDER_ASSUMED'],
    ['123;999', 'SKU 123 × 999'],
    ['3 12,50', 'SKU 3 × ? AMOUNT_FRACTION:12,50'],
    ['100123;3;Tomaten Roma', 'SKU 100123 × 3 (Tomaten Roma)'],
    ['100123 3kg Karton', 'SKU 100123 × 3 kg (Karton)'],
    ['kg;3;Karton;100123', 'SKU 100123 × 3 Karton (kg)'],
    ['1000 kg 5', 'SKU 1000 × 5 kg ORDER_ASSUMED'],
  ])('%j', (line, expected) => {
    expect(read(line)).toBe(expected);
  });
});

describe('the amount in front, or marked', () => {
  it.each([
    ['3x 100123', 'SKU 100123 × 3'],
    ['3X 100123', 'SKU 100123 × 3'],
    ['3 x 100123', 'SKU 100123 × 3'],
    ['100123 x 3', 'SKU 100123 × 3'],
    ['100123 3 x', 'SKU 100123 × 3'],
    ['10012 x 3', 'SKU 10012 × 3'],
    ['3 x 10012', 'SKU 10012 × 3'],
    ['12 x 10', 'SKU 10 × 12'],
    ['x3 100123', 'SKU 100123 × 3'],
    ['3* 10012', 'SKU 10012 × 3'],
    ['10012 3×', 'SKU 10012 × 3'],
    ['3 × Tomaten Roma', 'NAME Tomaten Roma × 3'],
    ['3 x Karton 100123', 'SKU 100123 × 3 Karton'],
    ['3x Karton 100123', 'SKU 100123 × 3 Karton'],
    ['3 kg x 100123', 'SKU 100123 × 3 kg (x)'],
    ['Kaffee x 3', 'NAME Kaffee × 3'],
    ['Kaffee x 100123', 'SKU 100123 × ? (Kaffee x) AMOUNT_MISSING'],
    ['3 Karton 100123', 'SKU 100123 × 3 Karton'],
    ['3Karton 100123', 'SKU 100123 × 3 Karton'],
    ['3 Karton 10012', 'SKU 10012 × 3 Karton'],
    ['3 100123', 'SKU 100123 × 3'],
    ['3 10012', 'SKU 10012 × 3 ORDER_ASSUMED'],
    ['3;Karton;100123', 'SKU 100123 × 3 Karton'],
    ['3,100123', 'SKU 100123 × 3'],
    ['100123 Karton 3', 'SKU 100123 × 3 Karton'],
    ['10012 Karton 3', 'SKU 10012 × 3 Karton ORDER_ASSUMED'],
    ['Karton 3 100123', 'SKU 100123 × 3 Karton'],
    ['Kaffee x', 'NAME Kaffee x × ? AMOUNT_MISSING'],
    ['xx3 100123', 'SKU xx3 × ? AMOUNT_TOO_LARGE:100123'],
  ])('%j', (line, expected) => {
    expect(read(line)).toBe(expected);
  });
});

describe('German decimals and the comma as separator', () => {
  it.each([
    ['100123 1,5 kg', 'SKU 100123 × ? kg AMOUNT_FRACTION:1,5'],
    ['1,5 kg 100123', 'SKU 100123 × ? kg AMOUNT_FRACTION:1,5'],
    ['1,5000 kg 100123', 'SKU 100123 × ? kg AMOUNT_FRACTION:1,5000'],
    ['100123 1234,5', 'SKU 100123 × ? AMOUNT_FRACTION:1234,5'],
    ['100123;1,5;kg', 'SKU 100123 × ? kg AMOUNT_FRACTION:1,5'],
    ['100123,1,5,kg', 'SKU 100123 × ? kg AMOUNT_FRACTION:1,5'],
    ['100123,"1,5",kg', 'SKU 100123 × ? kg AMOUNT_FRACTION:1,5'],
    ['100123,5', 'SKU 100123 × 5'],
    ['100123,5 Karton', 'SKU 100123 × 5 Karton'],
    ['100123 3,00', 'SKU 100123 × 3'],
    ['100123 1.000', 'SKU 100123 × 1000 AMOUNT_FORM_ASSUMED:1.000'],
    ['100123 1,000', 'SKU 100123 × 1 AMOUNT_FORM_ASSUMED:1,000'],
    ['1,5', '? × ? ARTICLE_MISSING AMOUNT_FRACTION:1,5'],
  ])('%j', (line, expected) => {
    expect(read(line)).toBe(expected);
  });
});

describe('free names', () => {
  it.each([
    ['Tomaten 3 kg', 'NAME Tomaten × 3 kg'],
    ['Tomaten Roma 3', 'NAME Tomaten Roma × 3'],
    ['Tomaten 3kg', 'NAME Tomaten × 3 kg'],
    ['Tomaten 3 Fuder', 'NAME Tomaten × 3 Fuder'],
    ['Tomaten 3 kg bitte reif', 'NAME Tomaten × 3 kg (bitte reif)'],
    ['Tomaten 3 bitte reif', 'NAME Tomaten × 3 (bitte reif)'],
    ['Tomaten 3 kg reif', 'NAME Tomaten × 3 kg (reif)'],
    ['Tomaten 3 AB12', 'NAME Tomaten AB12 × 3'],
    ['3 Tomaten', 'NAME Tomaten × 3'],
    ['3 kg Tomaten Roma', 'NAME Tomaten Roma × 3 kg'],
    ['1000 kg Tomaten', 'NAME Tomaten × 1000 kg'],
    ['3;Tomaten', 'NAME Tomaten × 3'],
    ['3x Tomaten', 'NAME Tomaten × 3'],
    ['Tomaten 3x', 'NAME Tomaten × 3'],
    ['Äpfel, rot 3 kg', 'NAME Äpfel, rot × 3 kg'],
    ['Äpfel, 3 kg', 'NAME Äpfel × 3 kg'],
    ['"Äpfel; rot";3', 'NAME Äpfel; rot × 3'],
    ['"Äpfel, rot",3,kg', 'NAME Äpfel, rot × 3 kg'],
    ['Tomaten;3;kg', 'NAME Tomaten × 3 kg'],
    ['kg;3;Tomaten', 'NAME Tomaten × 3 kg'],
    ['Tomaten;3;12,50', 'NAME Tomaten × 3 (12,50)'],
    ['Tomaten;3;12', 'NAME Tomaten × 3 (12)'],
    ['Cola 0,5l 24 Kisten', 'NAME Cola 0,5l × 24 Kisten'],
    ['24 Cola 0,5l', 'NAME Cola 0,5l × 24'],
    ['Cola 0,5l, 24', 'NAME Cola 0,5l × 24'],
    ['Mehl 480, 3 kg', 'NAME Mehl 480 × 3 kg'],
    ['Mehl 480 3', 'NAME Mehl 480 × 3 NUMBER_LEFT_OVER:480'],
    ['Mehl W480 3', 'NAME Mehl W480 × 3'],
    ['3 Karton Tomaten à 5 kg', 'NAME Tomaten à 5 kg × 3 Karton'],
    ['3 Tomaten 400 g', 'NAME Tomaten 400 g × 3'],
    ['3 Tomaten 4', 'NAME Tomaten 4 × 3 NUMBER_LEFT_OVER:4'],
    ['3 kg Tomaten 5', 'NAME Tomaten 5 × 3 kg NUMBER_LEFT_OVER:5'],
    ['Tomaten', 'NAME Tomaten × ? AMOUNT_MISSING'],
    ['Tomaten Roma', 'NAME Tomaten Roma × ? AMOUNT_MISSING'],
  ])('%j', (line, expected) => {
    expect(read(line)).toBe(expected);
  });
});

describe('names beside a sku', () => {
  it.each([
    ['100123 Tomaten Roma 3 Kisten', 'SKU 100123 × 3 Kisten (Tomaten Roma)'],
    ['Tomaten 100123 3', 'SKU 100123 × 3 (Tomaten)'],
    ['100123;Tomaten;3;Karton', 'SKU 100123 × 3 Karton (Tomaten)'],
    ['Tomaten;10012;3', 'SKU 10012 × 3 (Tomaten)'],
    ['10012;Tomaten;1,5', 'SKU 10012 × ? (Tomaten) AMOUNT_FRACTION:1,5'],
    ['10012 Tomaten', 'SKU 10012 × ? (Tomaten) AMOUNT_MISSING'],
    ['999 Tomaten', 'NAME Tomaten × 999'],
    ['1000 Tomaten', 'SKU 1000 × ? (Tomaten) AMOUNT_MISSING'],
    ['100123 3 bitte frisch', 'SKU 100123 × 3 (bitte frisch)'],
    ['100123 3 kg bitte', 'SKU 100123 × 3 kg (bitte)'],
    ['10012;9002490100070;3', 'GTIN 9002490100070 × 3 (10012)'],
    ['10012;9002490100070', 'GTIN 9002490100070 × ? (10012) AMOUNT_MISSING'],
    ['999;9002490100070', 'GTIN 9002490100070 × 999'],
    ['1000;Karton;9002490100070', 'GTIN 9002490100070 × 1000 Karton'],
  ])('%j', (line, expected) => {
    expect(read(line)).toBe(expected);
  });
});

describe('remarks on what cannot be ordered as it is', () => {
  it.each([
    ['100123', 'SKU 100123 × ? AMOUNT_MISSING'],
    ['10012', 'SKU 10012 × ? AMOUNT_MISSING'],
    ['100123 0', 'SKU 100123 × ? AMOUNT_ZERO:0'],
    ['100123 -2', 'SKU 100123 × ? AMOUNT_NEGATIVE:-2'],
    ['100123 99999', 'SKU 100123 × 99999'],
    ['100123 100000', 'SKU 100123 × ? AMOUNT_TOO_LARGE:100000'],
    ['100123 12.11.26', 'SKU 100123 × ? (12.11.26) AMOUNT_MISSING'],
    ['100123 abc', 'SKU 100123 × ? (abc) AMOUNT_MISSING'],
    ['100123 A1B2', 'SKU 100123 × ? (A1B2) AMOUNT_MISSING'],
    ['3 kg', '? × 3 kg ARTICLE_MISSING'],
    ['3x', '? × 3 ARTICLE_MISSING'],
    ['kg', '? × ? (kg) ARTICLE_MISSING AMOUNT_MISSING'],
    ['4006381333932 2', 'SKU 4006381333932 × 2 GTIN_CHECK_DIGIT_WRONG:4006381333932'],
    ['100123 1 000', 'SKU 100123 × 1 (000) NUMBER_LEFT_OVER:000'],
  ])('%j', (line, expected) => {
    expect(read(line)).toBe(expected);
  });

  it('leaves out what it does not know instead of inventing it', () => {
    expect(parseOrderList('kg').lines).toStrictEqual([
      {
        status: 'INCOMPLETE',
        guesses: [],
        lineNumber: 1,
        text: 'kg',
        note: 'kg',
        remarks: [{ code: 'ARTICLE_MISSING' }, { code: 'AMOUNT_MISSING' }],
        alternatives: [],
      },
    ]);
    expect(parseOrderList('100123 3 kg').lines).toStrictEqual([
      {
        status: 'READY',
        guesses: [],
        lineNumber: 1,
        text: '100123 3 kg',
        article: { kind: 'SKU', text: '100123' },
        amount: 3,
        unit: 'kg',
        remarks: [],
        alternatives: [],
      },
    ]);
  });
});

describe('scanned lists', () => {
  it('a GTIN alone is one piece, each time it is scanned', () => {
    expect(read('4006381333931\n4006381333931')).toBe('GTIN 4006381333931 × 1\nGTIN 4006381333931 × 1');
  });

  it('any number alone is one piece where the list is known to be scanned', () => {
    expect(read('100123\n10012\nTomaten\n100123 Tomaten', { scanned: true })).toBe(
      [
        'SKU 100123 × 1',
        'SKU 10012 × 1',
        'NAME Tomaten × ? AMOUNT_MISSING',
        'SKU 100123 × ? (Tomaten) AMOUNT_MISSING',
      ].join('\n'),
    );
  });

  it('an amount beside the code counts', () => {
    expect(read('4006381333931;12', { scanned: true })).toBe('GTIN 4006381333931 × 12');
  });
});

describe("a branch's own unit words", () => {
  it('are known besides those of the trade', () => {
    expect(read('3 Fuder Heu')).toBe('NAME Fuder Heu × 3');
    expect(read('3 Fuder Heu', { unitWords: ['Fuder'] })).toBe('NAME Heu × 3 Fuder');
  });
});

describe('lines and spreadsheets', () => {
  it('keeps line numbers, skips blank lines and rows of empty cells, forgives every line break', () => {
    const text =
      '\ufeff100123 1\r\n\r\n  \u00a0\t\n100124 2\r;;;\r\n, ,\u2028100125 3\u0085\u200b\n\u2029100126 4';
    expect(parseOrderList(text).lines.map((line) => `${line.lineNumber} ${line.text}`)).toEqual([
      '1 100123 1',
      '4 100124 2',
      '7 100125 3',
      '10 100126 4',
    ]);
  });

  it('removes signs nobody sees', () => {
    expect(read('100\u00ad123 \u200b3')).toBe('SKU 100123 × 3');
  });

  it('reads by the columns of a header', () => {
    expect(
      read(
        [
          'Menge;Bezeichnung;Einheit;Artikel-Nr.;EAN',
          '3;Tomaten;KT;12;',
          '2;Öl;;;4006381333931',
          '1;Essig;;;',
          '5 kg;Salz;;7;',
          '5 kg;Salz;Sack;7;',
          ';Salz;;7;',
          'viele;Salz;;7;',
          '200000;Salz;;7;',
          '4',
          '100123 4',
          '"9";"Senf; scharf";"GL";"8";""',
        ].join('\n'),
      ),
    ).toBe(
      [
        'NOISE',
        'SKU 12 × 3 KT (Tomaten)',
        'GTIN 4006381333931 × 2 (Öl)',
        'NAME Essig × 1',
        'SKU 7 × 5 kg (Salz)',
        'SKU 7 × 5 Sack (Salz)',
        'SKU 7 × ? (Salz) AMOUNT_MISSING',
        'SKU 7 × ? (Salz) AMOUNT_UNREADABLE:viele',
        'SKU 7 × ? (Salz) AMOUNT_TOO_LARGE:200000',
        'SKU 4 × ? AMOUNT_MISSING',
        'SKU 100123 × 4',
        'SKU 8 × 9 GL (Senf; scharf)',
      ].join('\n'),
    );
  });

  it('mends a decimal comma that a comma table cut', () => {
    expect(read('sku,Menge,Einheit\n12,1,5,kg\n12,3,kg\n12,x,5,kg\n12,3,kg,y\n12,1,5,kg,y')).toBe(
      [
        'NOISE',
        'SKU 12 × ? kg AMOUNT_FRACTION:1,5',
        'SKU 12 × 3 kg',
        'SKU 12 × ? 5 AMOUNT_UNREADABLE:x',
        'SKU 12 × 3 kg',
        'SKU 12 × ? kg AMOUNT_FRACTION:1,5',
      ].join('\n'),
    );
    expect(read('sku;Menge\n12;1;5')).toBe('NOISE\nSKU 12 × 1');
  });

  it('skips a header without columns to read by', () => {
    expect(read('Artikel Menge\n100123 3')).toBe('NOISE\nSKU 100123 × 3');
    expect(read('sep=;\nsku;Menge\n12;3')).toBe('NOISE\nNOISE\nSKU 12 × 3');
  });

  it('knows a header only above the list', () => {
    expect(read('100123 3\nArtikel Menge')).toBe('SKU 100123 × 3\nNAME Artikel Menge × ? AMOUNT_MISSING');
    expect(read('sku;Menge\nsku;Menge')).toBe('NOISE\nNOISE');
    expect(read('sku;Menge\n12;3\nsku;Menge')).toBe('NOISE\nSKU 12 × 3\nNOISE');
  });
});

describe('whatever is pasted', () => {
  const piece = fc.oneof(
    fc.string({ maxLength: 8 }),
    fc.constantFrom('100123', '3', '1,5', ';', ',', '\t', ' ', 'x', '"', 'kg', '\n', '\r\n', 'Menge', 'sku'),
  );
  const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));

  it('never throws, and every line that is not blank comes out once and in order', () => {
    fc.assert(
      fc.property(text, fc.boolean(), (pasted, scanned) => {
        const numbers = pasted
          .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
          .flatMap((line, index) =>
            /[^\s;,]/.test(line.replace(/\u00ad|\u200b|\u200c|\u200d|\u2060/g, '')) ? [index + 1] : [],
          );
        expect(parseOrderList(pasted, { scanned }).lines.map(({ lineNumber }) => lineNumber)).toEqual(
          numbers,
        );
      }),
      { numRuns: 300 },
    );
  });

  it('has either an amount from 1 to 99999 or a remark that says why not; the same for the article', () => {
    fc.assert(
      fc.property(text, (pasted) => {
        for (const line of parseOrderList(pasted).lines) {
          if (line.status === 'NOISE') continue;
          const codes = line.remarks.map(({ code }) => code);
          const amountProblems = codes.filter((code) => /^AMOUNT_(?!FORM)/.test(code));
          expect(amountProblems).toHaveLength(line.amount === undefined ? 1 : 0);
          expect(codes.includes('ARTICLE_MISSING')).toBe(line.article === undefined);
          if (line.amount !== undefined) expect(line.amount >= 1 && line.amount <= 99_999).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('reads what was written in each of its forms', () => {
    const sku = fc.integer({ min: 100_000, max: 999_999 });
    const amount = fc.integer({ min: 1, max: 99_999 });
    fc.assert(
      fc.property(sku, amount, fc.constantFrom(' ', '\t', ';', ',', ', ', ' ; '), (product, count, by) => {
        const expected = `SKU ${product} × ${count} Karton`;
        expect(read([product, count, 'Karton'].join(by))).toBe(expected);
        expect(read([count, 'Karton', product].join(by))).toBe(expected);
      }),
    );
  });
});
