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
];
const ORDERS: readonly ((amount: number) => string)[] = [
  (amount) => `373326 ${amount} Ktn`,
  (amount) => `${amount} Ktn 373326`,
  (amount) => `${amount} x 373326 Ktn`,
  (amount) => `${amount} Dose 9099000018550`,
  (amount) => `${amount} Ktn Tomaten geschält`,
  (amount) => `Tomaten geschält ${amount} Ktn`,
];

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
