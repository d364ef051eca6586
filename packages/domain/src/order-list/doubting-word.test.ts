import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderLineStatus } from './order-line-status';
import { parseOrderList } from './parse-order-list';

const UNITS = ['Karton', 'Ktn', 'Kiste', 'Stk', 'Dose'];
const read = (line: string) => parseOrderList(line, { unitWords: UNITS }).lines;

/** Each turns an order into something else, or leaves open whether it is one. */
const DOUBTED: readonly ((order: string) => string)[] = [
  (order) => `storno ${order}`,
  (order) => `Storno: ${order}`,
  (order) => `bitte stornieren: ${order}`,
  (order) => `${order} streichen`,
  (order) => `${order} bitte nicht`,
  (order) => `${order} - doch nicht`,
  (order) => `nicht ${order}`,
  (order) => `keine ${order}`,
  (order) => `haben noch ${order}`,
  (order) => `noch ${order} da`,
  (order) => `noch ${order} auf Lager`,
  (order) => `${order} vorhanden`,
  (order) => `Bestand ${order}`,
  (order) => `letzte Woche ${order}`,
  (order) => `${order} (nur wenn Aktion)`,
  (order) => `${order} falls da`,
  (order) => `max. ${order}`,
  (order) => `mindestens ${order}`,
  (order) => `${order} weniger`,
  (order) => `${order} statt wie sonst`,
  (order) => `${order} oder Paradeiser`,
  (order) => `doppelt: ${order}`,
  (order) => `pro Tag ${order}`,
  (order) => `${order} pro Filiale`,
  (order) => `${order} jeden Montag`,
  (order) => `Minus ${order}`,
  (order) => `${order}?`,
  (order) => `cancel ${order}`,
  (order) => `please do not send ${order}`,
  (order) => `${order} if in stock`,
  (order) => `${order} instead`,
  (order) => `up to ${order}`,
  (order) => `${order} daily`,
  (order) => `${order} Mo-Fr`,
  (order) => `${order} Mo bis Fr`,
  (order) => `${order} werktags`,
  (order) => `${order} zweimal`,
  (order) => `${order} twice`,
  (order) => `${order} an beiden Tagen`,
  (order) => `${order} für alle Filialen`,
  (order) => `${order} für jedes Haus`,
  (order) => `jeweils ${order}`,
  (order) => `${order} je`,
  (order) => `Nein, ${order}`,
  (order) => `Korrektur: ${order}`,
  (order) => `sorry ${order}`,
  (order) => `vergiss ${order}`,
  (order) => `${order} raus`,
  (order) => `${order} noch da`,
  (order) => `${order} hab ich noch`,
  (order) => `${order} übrig`,
  (order) => `${order} noch offen`,
  (order) => `${order} abgelaufen`,
  (order) => `${order} erst in 2 Wochen`,
  (order) => `${order} auf Abruf`,
  (order) => `${order} gratis`,
];
const ORDERS: readonly ((amount: number) => string)[] = [
  (amount) => `373326 ${amount} Ktn`,
  (amount) => `${amount} Ktn 373326`,
  (amount) => `${amount} x 373326 Ktn`,
  (amount) => `${amount} Dose 9099000018550`,
  (amount) => `${amount} Ktn Tomaten geschält`,
  (amount) => `Tomaten geschält ${amount} Ktn`,
];

describe('a verb beside the number of an article', () => {
  it.each([
    ...[
      'rausnehmen',
      'weglassen',
      'löschen',
      'entfernen',
      'lassen',
      'nachliefern',
      'zurückschicken',
      'umbuchen',
    ],
    ...['ändern', 'halbieren', 'verdoppeln', 'abziehen', 'aufteilen'],
  ])('is asked about: %s', (verb) => {
    for (const line of [`373326 3 Ktn ${verb}`, `bitte ${verb} 373326 3 Ktn`, `3 Ktn 373326 bitte ${verb}`])
      expect(read(line), line).toMatchObject([{ status: 'GUESSED', amount: 3 }]);
  });

  it.each(['mitliefern', 'schicken', 'morgen bringen', 'frisch schneiden', 'dazugeben'])(
    'is what is asked of any order: %s',
    (verb) => {
      expect(read(`373326 3 Ktn ${verb}`)).toMatchObject([{ status: 'READY' }]);
    },
  );

  it('is none where it is a word of its name', () => {
    const [line] = read('125818 3 Ktn butterportionen');
    if (line === undefined) throw new Error('There is one');
    const answer = { outcome: 'FOUND', unitFrom: 'WRITTEN' as const };
    expect(orderLineStatus(line, { ...answer, productName: 'Butterportionen 10 g' }).status).toBe('READY');
    expect(orderLineStatus(line, { ...answer, productName: 'Margarine' }).status).toBe('GUESSED');
  });
});

describe('an arrow', () => {
  it('in front of a line points at it', () => {
    expect(read('→ 373326 3 Ktn').map(({ status, amount }) => [status, amount])).toEqual([['READY', 3]]);
    expect(read('⇒ 3 Ktn 373326').map(({ status, amount }) => [status, amount])).toEqual([['READY', 3]]);
  });

  it('within it says that something else is meant', () => {
    expect(read('→ 373326 5 → 3 Ktn')[0]?.status).not.toBe('READY');
    expect(read('373326 3 Ktn → morgen')[0]?.status).toBe('GUESSED');
  });
});

describe('a word that turns an order into something else', () => {
  it('makes it one to be confirmed, wherever it stands', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...DOUBTED),
        fc.constantFrom(...ORDERS),
        fc.integer({ min: 1, max: 60 }),
        (doubted, order, amount) => {
          for (const line of read(doubted(order(amount)))) expect(line.status, line.text).not.toBe('READY');
        },
      ),
      { numRuns: 1500 },
    );
  });

  it.each([
    '373326 3 Ktn',
    'bitte 3 Ktn 373326',
    'noch 3 Ktn 373326',
    '3 Ktn Statthalterwein',
    '3 Stk Mehrkornbrot',
  ])('does not stand in %j', (line) => {
    expect(read(line)).toMatchObject([{ status: 'READY' }]);
  });

  it('is none where it belongs to the name', () => {
    const [line] = read('3 Stk Chips weniger Fett');
    if (line === undefined) throw new Error('There is one');
    expect(line.status).toBe('GUESSED');
    const answer = { outcome: 'FOUND', unitFrom: 'WRITTEN' as const };
    expect(orderLineStatus(line, { ...answer, productName: 'Chips weniger Fett' }).status).toBe('READY');
    expect(orderLineStatus(line, { ...answer, productName: 'Chips' }).status).toBe('GUESSED');
  });
});
