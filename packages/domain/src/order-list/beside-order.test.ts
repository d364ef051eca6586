import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gtinCheckDigit } from '../product';
import { parseOrderList } from './parse-order-list';

const UNITS = ['Karton', 'Ktn', 'Kiste', 'Stk', 'Netz'];
const ORDER = '3 Ktn Tomaten geschält';
const statuses = (...lines: readonly string[]) =>
  parseOrderList(lines.join('\n'), { unitWords: UNITS }).lines.map(({ status }) => status);

/** Each kind with what it says of a number. */
const BESIDE: readonly ((number: number) => string)[] = [
  (number) => `Leergut: ${number} Kisten`,
  (number) => `Leergut ${number} Kisten`,
  (number) => `${number} Kisten Leergut`,
  (number) => `Leergut bitte mitnehmen: ${number} Kisten, 3 Fass`,
  (number) => `Retour: ${number} Kiste Cola`,
  (number) => `Gutschrift ${number} Ktn Tomaten`,
  (number) => `${number} Paletten leer zurück`,
  (number) => `Filiale ${number} Küche`,
  (number) => `Filiale Wien ${number}`,
  (number) => `Standort ${number} Bar`,
  (number) => `Kst 47${number}`,
  (number) => `Abt. ${number} Küche`,
  (number) => `our order no. 482${number}`,
  (number) => `Ihre Kundennummer: 482${number}`,
  (number) => `Your customer number 482${number}`,
  (number) => `Auftragsnr. ${number}`,
  (number) => `Rechnung Nr. 881${number}`,
  (number) => `Lieferschein 12345${number}`,
  (number) => `T 0662/1234${number} F 0662/1235${number}`,
  (number) => `T 0662 1234${number}-0, F 0662 1234${number}-20`,
  (number) => `Mobil +43 664 12345${number}`,
  (number) => `Gäste: ${number}`,
  (number) => `${number} Pax`,
  (number) => `Gasthof zum Hirschen ${number} Plätze`,
  (number) => `ab ${number % 24}:30 Uhr`,
  (number) => `Lieferzeit ${number % 24}-${(number + 2) % 24} Uhr`,
  (number) => `KW ${number}`,
  (number) => `Tour ${number}`,
];

describe('what stands beside an order', () => {
  it('is no line of it, whatever number it says', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...BESIDE),
        fc.integer({ min: 1, max: 99 }),
        fc.boolean(),
        (words, number, isFirst) => {
          const lines = isFirst ? [words(number), ORDER] : [ORDER, words(number)];
          expect(statuses(...lines), words(number)).toEqual(
            isFirst ? ['NOISE', 'READY'] : ['READY', 'NOISE'],
          );
        },
      ),
      { numRuns: 600 },
    );
  });

  it.each([
    'Leergutkiste 3 Stk',
    'Leergut-Kiste blau 3 Stk',
    'Filialbrot 3 Stk',
    'Filiale Landbrot 3 Stk',
    '3 Stk Filialbrot',
    'Abteibier 3 Kiste',
    'Abt Weißbier 3 Kiste',
    'Abt 3 Kiste',
    'Filiale 3 Stk',
    'Tournedos 3 Stk',
    'Tee 3 Stk',
    'T-Bone Steak 3 Stk',
    'Mobilbox 3 Stk',
    'Faxrollen 3 Stk',
    'Rechnungsblock 3 Stk',
    'Lieferscheinbuch 3 Stk',
    'Kundenkarten 3 Stk',
    'Orderblock 3 Stk',
    'Gästeseife 3 Stk',
    'Peoples Tea 3 Stk',
    'Paxo Füllung 3 Stk',
    'Umeboshi 3 Stk',
    'Bistropizza 3 Stk',
    'Bis 3 Stk',
    'Atlantiklachs 3 Stk',
    'Returnflasche 3 Stk',
    '3 Kiste Cola',
    '3 Stk Zuckerl',
  ])('%j is a product, for all it begins like', (line) => {
    expect(statuses(line, ORDER)).not.toContain('NOISE');
  });
});

describe('a GTIN with the gaps it is printed with', () => {
  it.each([
    ['9 099000 030019 00004', 4, undefined],
    ['9 099000 030019\t00004', 4, undefined],
    ['9 099000 030019 x 4', 4, undefined],
    ['4 x 9 099000 030019', 4, undefined],
    ['9 099000 030019 4 Ktn', 4, 'Ktn'],
    ['4 Ktn 9 099000 030019', 4, 'Ktn'],
    ['9 099000 030019: 4 Ktn', 4, 'Ktn'],
  ])('%j is one number beside its amount', (line, amount, unit) => {
    const [only, ...more] = parseOrderList(line, { unitWords: UNITS }).lines;
    expect(more).toEqual([]);
    expect(only).toMatchObject({ status: 'READY', article: { kind: 'GTIN', text: '9099000030019' }, amount });
    expect(only?.unit).toBe(unit);
  });

  it('without its check digit is several numbers, and nothing is ready', () => {
    expect(statuses('9 099000 030018 4 Ktn')).not.toContain('READY');
  });

  it('is no number of a telephone, wherever its gaps are', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^0\d{10,12}$/),
        fc.uniqueArray(fc.integer({ min: 3, max: 10 }), { minLength: 1, maxLength: 3 }),
        fc.constantFrom(' ', '-', '/'),
        (digits, gaps, gap) => {
          const code = `${digits}${gtinCheckDigit(digits)}`;
          const places = [0, ...gaps.toSorted((a, b) => a - b), code.length];
          const written = places.slice(1).map((end, index) => code.slice(places[index], end));
          expect(statuses(written.join(gap))).not.toContain('NOISE');
        },
      ),
    );
  });
});
