import { describe, expect, it } from 'vitest';
import { orderLineStatus } from './order-line-status';

const UNIT_GUESS = { kind: 'UNIT_NOT_WRITTEN' } as const;

describe('what a line is, once the assortment has been asked', () => {
  it.each([
    [{ status: 'READY', guesses: [] }, undefined, 'INCOMPLETE', []],
    [{ status: 'READY', guesses: [] }, { outcome: 'FOUND', unitFrom: 'WRITTEN' }, 'READY', []],
    [{ status: 'READY', guesses: [] }, { outcome: 'FOUND', unitFrom: 'GTIN' }, 'READY', []],
    [
      { status: 'READY', guesses: [] },
      { outcome: 'FOUND', unitFrom: 'DEFAULT' },
      'GUESSED',
      ['UNIT_NOT_WRITTEN'],
    ],
    [{ status: 'READY', guesses: [] }, { outcome: 'CORRECTED', unitFrom: 'WRITTEN' }, 'INCOMPLETE', []],
    [{ status: 'READY', guesses: [] }, { outcome: 'SEVERAL_ARTICLES' }, 'INCOMPLETE', []],
    [{ status: 'GUESSED', guesses: [UNIT_GUESS] }, { outcome: 'FOUND', unitFrom: 'GTIN' }, 'READY', []],
    [{ status: 'GUESSED', guesses: [UNIT_GUESS] }, { outcome: 'FOUND' }, 'GUESSED', ['UNIT_NOT_WRITTEN']],
    [
      { status: 'GUESSED', guesses: [UNIT_GUESS, { kind: 'THOUSANDS', text: '1.000' }] },
      { outcome: 'FOUND', unitFrom: 'WRITTEN' },
      'GUESSED',
      ['THOUSANDS'],
    ],
    [
      { status: 'READY', guesses: [] },
      { outcome: 'FOUND', unitFrom: 'WRITTEN', guesses: ['SPELLING'] },
      'GUESSED',
      ['SPELLING'],
    ],
    [
      { status: 'READY', guesses: [] },
      { outcome: 'FOUND', unitFrom: 'WRITTEN', reading: 0 },
      'GUESSED',
      ['NUMBER_IN_NAME'],
    ],
    [
      { status: 'INCOMPLETE', guesses: [] },
      { outcome: 'FOUND', unitFrom: 'WRITTEN', reading: 1 },
      'GUESSED',
      ['NUMBER_IN_NAME'],
    ],
    [{ status: 'INCOMPLETE', guesses: [] }, { outcome: 'FOUND', unitFrom: 'WRITTEN' }, 'INCOMPLETE', []],
    [{ status: 'NOT_ORDERED', guesses: [] }, { outcome: 'FOUND', unitFrom: 'GTIN' }, 'NOT_ORDERED', []],
    [{ status: 'NOISE', guesses: [] }, undefined, 'NOISE', []],
  ] as const)('%j with the answer %j is %s %j', (line, answer, status, kinds) => {
    const verdict = orderLineStatus(line, answer);
    expect(verdict.status).toBe(status);
    expect(verdict.guesses.map(({ kind }) => kind)).toEqual(kinds);
  });

  it.each([
    // The whole name of the product: its numbers are no amounts.
    [{ article: { text: 'Gin 43 % vol. (1)' } }, 'Gin 43 %  vol. (1)', 'READY'],
    [{ article: { text: '100123' }, note: 'gin 43 % vol. (1)' }, 'Gin 43 % vol. (1)', 'READY'],
    // Another number, or more words beside the name, may mean something.
    [{ article: { text: 'Gin 43 % vol.' }, note: undefined }, 'Gin 43 % vol.', 'GUESSED'],
    [{ article: { text: 'Gin 43 % vol. (1)' }, note: 'statt' }, 'Gin 43 % vol. (1)', 'GUESSED'],
    [{ article: { text: 'Gin (1)1' } }, 'Gin (1)1', 'GUESSED'],
    // A part of it may be followed by an amount.
    [{ article: { text: 'Gin (1)' } }, 'Gin 43 % vol. (1)', 'GUESSED'],
    [{ article: { text: 'Gin 43 % vol. (1)' } }, undefined, 'GUESSED'],
  ])(
    'a number of a name is no guess where the whole name is written: %j of %s',
    (line, productName, status) => {
      const read = {
        status: 'GUESSED',
        guesses: [{ kind: 'NUMBER_IN_NAME', text: '(1)' }],
        ...line,
      } as const;
      const answer = { outcome: 'FOUND', unitFrom: 'WRITTEN', productName } as const;
      expect(orderLineStatus(read, answer).status).toBe(status);
      expect(orderLineStatus(read, { ...answer, reading: 0 }).status).toBe('GUESSED');
    },
  );
});
