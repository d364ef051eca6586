import { describe, expect, it } from 'vitest';
import { typedProduct } from './typed-product';

const NO_BREAK = '\u00a0';

describe('PRD-12: what stands in a field for one article', () => {
  it.each([
    '373326',
    '373 326',
    `373${NO_BREAK}326`,
    '#373326',
    'Art.-Nr. 373 326',
    '9 099000 018550',
    ']C10109099000018550',
    'G203717',
    'G 203 717',
    'Tomaten',
  ])('%j is asked for as it stands, without an amount', (typed) => {
    const { question, amountOf } = typedProduct(typed);
    expect(question.article).toBe(typed);
    expect(amountOf(undefined)).toBeUndefined();
  });

  it.each([
    ['373 326 3', '373326', 3],
    [`373${NO_BREAK}326 3`, '373326', 3],
    ['138 694   6', '138694', 6],
    ['491 012 4', '491012', 4],
    ['373326 12', '373326', 12],
    ['9099000018550 2', '9099000018550', 2],
  ])('%j may be %s and %d', (typed, article, amount) => {
    const { question, amountOf } = typedProduct(typed);
    expect(question.alternatives?.[0]).toMatchObject({ article, amount });
    expect(amountOf(0)).toBe(amount);
    expect(amountOf(undefined)).toBeUndefined();
  });

  it('takes an amount in front of a name', () => {
    const { question, amountOf } = typedProduct('3 Tomaten');
    expect(question).toEqual({ article: 'Tomaten' });
    expect(amountOf(undefined)).toBe(3);
  });

  it.each(['3 Ktn Obers', '3x Karton Obers', 'Obers 3 Ktn'])(
    'asks for the unit that stands beside a name: %j',
    (typed) => {
      const { question, amountOf, unitOf } = typedProduct(typed);
      expect(question.article).toBe('Obers');
      expect(question.unit).toMatch(/^K(?:tn|arton)$/);
      expect(unitOf(undefined)).toBe(question.unit);
      expect(amountOf(undefined)).toBe(3);
    },
  );

  it('cuts between characters', () => {
    const { article } = typedProduct(`${'a'.repeat(199)}🍅`).question;
    expect(article).toBe('a'.repeat(199));
  });
});
