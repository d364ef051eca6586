import { describe, expect, it } from 'vitest';
import { parseOrderList } from './parse-order-list';

const UNITS = ['Stk', 'Stück', 'Kiste', 'Kisten', 'Ki', 'kg', 'Ktn'];
const ORDERS = [
  'Eisbergsalat 10 Stk',
  '10 Stk Eisbergsalat',
  'Eisbergsalat: 10 Stk',
  '137769 10 Stk',
  '10 Stk 137769',
];
const SECONDS = [
  ...['- 15', '– 15', '(15)', '[15]', '+ 15', '/ 15', ', 15', '-> 15', '→ 15', 'bitte 15', '- bitte 15'],
  ...[
    '(15 Kisten)',
    '[15 Ki]',
    '(6 ½ Ki)',
    '(½ Ki)',
    '(1/2 Kiste)',
    '(6,5 Ki)',
    '(2x)',
    '(15 x)',
    '(x15)',
    '(15 Wannen)',
  ],
  ...['(bitte 15 Kisten)', '(15 Kisten bitte)', '(ca. 15 Kisten)', '(insg. 15)', 'oder 15 Kisten', 'bzw. 15'],
];
const ASIDES = [
  '',
  '(reif)',
  '🙏',
  'bitte',
  'für Samstag',
  'danke!',
  '!!',
  '(bitte reif)',
  'wie immer',
  '- danke',
];

const statusOf = (line: string) => parseOrderList(line, { unitWords: UNITS }).lines[0]?.status;

describe('a second amount beside an order', () => {
  it.each(SECONDS)('is asked about, whatever stands around it: %s', (second) => {
    const lines = ORDERS.flatMap((order) => ASIDES.map((aside) => `${order} ${second} ${aside}`.trim()));
    expect(lines.filter((line) => statusOf(line) === 'READY')).toEqual([]);
  });

  it.each(['10 Bio Zwiebel rot 1 Kiste', '2 Küchenreiniger alkalisch 10 Ktn', '10 Eisbergsalat;15 Kisten'])(
    'may stand in front of a name that has its amount behind it: %s',
    (line) => {
      expect(statusOf(line)).not.toBe('READY');
    },
  );

  it.each([
    ...[
      'bis 10 Uhr',
      'für 20 Personen',
      '(für Saal 3)',
      '(Tisch 4)',
      '(2 kg)',
      '(33x33)',
      '(12 cm)',
      '(30 %)',
    ],
    ...[
      'für 24.12.',
      '(am 24. Dezember)',
      '(€ 15)',
      '(à 12,90)',
      '(Kl. 1)',
      'für Zimmer 12',
      '(rund)',
      'danke',
    ],
  ])('is none where a time, a place, a size or a price is said: %s', (aside) => {
    expect(statusOf(`10 Stk 137769 ${aside}`)).toBe('READY');
    expect(statusOf(`137769 10 Stk ${aside}`)).toBe('READY');
  });
});
