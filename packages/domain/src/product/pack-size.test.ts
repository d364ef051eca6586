import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packContent, parsePackSize, splitPackSize } from './pack-size';

const WORDS = [
  'Cola',
  'Sprizzo',
  'Obers 36 %',
  'Mehl Type 700',
  'TK Garnelen 16/20',
  'Zweigelt 2024',
  'Bergkäse 6 Monate',
  'Serviette 33 × 33 cm',
  'Mini-Mozzarella 8 g',
  'Beef, diced 4 × 4 cm',
  'Lachs 4–5 kg',
  'Tee lose',
  'Kl. I',
  'Ph. 7,5',
  'Brennerei Kofler',
  'Sole d’Oro',
  'Äpfel Ø 70+',
];
const SIZES = ['l', 'kg', 'g', 'ml', 'cl', 'dag', 'Stk', 'Stück', 'pcs', 'KG', 'L']
  .flatMap((unit) => [
    `1 ${unit}`,
    `0,5 ${unit}`,
    `2.5${unit}`,
    `24 × 0,33 ${unit}`,
    `6x1,5${unit}`,
    `10 × 6 × 20 ${unit}`,
    `ca. 4,5 ${unit}`,
    `approx. 4.5 ${unit}`,
    `ca. 2 x 5 ${unit}`,
    `1.500 ${unit}`,
  ])
  .concat('10er', '180er', '6er-Pack', '4er Packung', 'lose', 'loose');

const nameArbitrary = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 5 })
  .map((words) => words.join(' '));
const joint = fc.constantFrom(' ', ', ', '  ', '\u00a0');
const wordsOf = (text: string): readonly string[] => text.match(/[^\s,]+/gu) ?? [];

describe('the size at the end of a name', () => {
  it('is taken off whole, whatever name it stands behind', () => {
    fc.assert(
      fc.property(nameArbitrary, joint, fc.constantFrom(...SIZES), (name, between, size) => {
        expect(splitPackSize(`${name}${between}${size}`)).toEqual({ name, size });
      }),
      { numRuns: 5000 },
    );
  });

  it('and what is left give back every word, of whatever is called a name', () => {
    const piece = fc.oneof(fc.constantFrom(...WORDS, ...SIZES, ',', 'x', '-', 'zu', '×'), fc.string());
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 7 }), (pieces) => {
        const whole = pieces.join(' ');
        const parted = splitPackSize(whole);
        if (parted === undefined) return;
        expect(whole.startsWith(parted.name)).toBe(true);
        expect(wordsOf(`${parted.name} ${parted.size}`)).toEqual(wordsOf(whole));
      }),
      { numRuns: 5000 },
    );
  });

  it.each([
    'Salatgurke',
    'Lachs ganz 4–5 kg',
    'TK Zanderfilet 140 - 180 g',
    'Brathuhn bratfertig 1,2 kg Landgeflügel Auer',
    'Serviette 33 × 33 cm',
    'Rum 38 %',
    'Reis, Beutel zu 5 kg',
    'Cola 24 Flaschen x 0,33 l',
    'Mineralwasser 20/0,5 l',
    '0,5 l',
    'lose',
    '',
  ])('%j has none', (name) => {
    expect(splitPackSize(name)).toBeUndefined();
  });

  it.each([
    ['Mini-Mozzarella 8 g 1 kg', 'Mini-Mozzarella 8 g', '1 kg'],
    ['Grüner Veltliner Kamptal DAC 2024 0,75 l', 'Grüner Veltliner Kamptal DAC 2024', '0,75 l'],
    ['Bergkäse, Viertellaib ca. 6 kg', 'Bergkäse, Viertellaib', 'ca. 6 kg'],
    ['Cola, Sprizzo, 24 × 0.33 l', 'Cola, Sprizzo', '24 × 0.33 l'],
    ['Freilandeier M Eierhof Lindner 10er', 'Freilandeier M Eierhof Lindner', '10er'],
    ['Bio Melanzani lose', 'Bio Melanzani', 'lose'],
  ])('of %j is apart from %j', (whole, name, size) => {
    expect(splitPackSize(whole)).toEqual({ name, size });
  });
});

describe('a written size', () => {
  it.each([
    ['24 × 0,33 l', ['24'], '0.33', 'l', '7.92', 'l'],
    ['6x1.5L', ['6'], '1.5', 'l', '9', 'l'],
    ['500 g', [], '500', 'g', '0.5', 'kg'],
    ['20 dag', [], '20', 'dag', '0.2', 'kg'],
    ['0,125 l', [], '0.125', 'l', '0.125', 'l'],
    ['100 pcs', [], '100', 'Stk', '100', 'Stk'],
    ['10er-Pack', [], '10', 'Stk', '10', 'Stk'],
    ['10 × 6 × 20 ml', ['10', '6'], '20', 'ml', '1.2', 'l'],
  ] as const)('%s is read, with all it holds', (text, factors, quantity, unit, holds, base) => {
    const size = parsePackSize(text);
    expect(size).toEqual({ isApproximate: false, factors, quantity, unit });
    expect(size && packContent(size)).toEqual({ quantity: holds, unit: base });
  });

  it('says that it is not exact', () => {
    expect(parsePackSize('approx. 4.5 kg')).toMatchObject({ isApproximate: true, quantity: '4.5' });
  });

  it.each(['lose', '1.500 g', '2.000 × 5 g', '', 'viel'])('%j is not read', (text) => {
    expect(parsePackSize(text)).toBeUndefined();
  });

  it.each(['Rolle', '__proto__', 'toString'])('what is measured in %s is not compared', (unit) => {
    expect(packContent({ quantity: '1', unit })).toBeUndefined();
  });
});
