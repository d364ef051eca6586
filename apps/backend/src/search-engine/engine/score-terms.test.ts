import { describe, expect, it } from 'vitest';
import type { Expansion, QueryTerm } from '../query/query-term';
import type { IndexedProduct } from './product-index';
import { compileQuery, scoreTerms } from './score-terms';

const IDS = [
  'butter',
  'butterschmalz',
  'teebutter',
  'clarified',
  'block',
  'ol',
  'matjes',
  'in',
  'sonnenblumenol',
];
const idOf = (word: string): number => IDS.indexOf(word);
const product = (name: string): IndexedProduct => ({
  sku: name,
  name_words: name
    .split(' ')
    .map((word) => String(idOf(word)))
    .join(' '),
  other_words: '|',
  name_length: 1,
  popularity: 0,
});
const wish = (typed: string, candidates: Readonly<Record<string, Expansion>>): QueryTerm => ({
  typed,
  isDetail: false,
  readings: [
    {
      certainty: 1,
      parts: [new Map(Object.entries(candidates).map(([word, expansion]) => [idOf(word), expansion]))],
    },
  ],
  beginningId: undefined,
  corrections: [],
});
const named = (name: string, asked: QueryTerm): number =>
  scoreTerms(product(name), new Set([String(idOf('in'))]), compileQuery([asked])).named;

describe('what a name is of', () => {
  const butter = wish('butter', {
    butter: { certainty: 1, isAnywhere: true },
    teebutter: { certainty: 0.82, isAnywhere: false },
    butterschmalz: { certainty: 0.62, isAnywhere: false, isFirstPart: true },
  });

  it('is less what it begins another word with, whatever it is called in another language', () => {
    expect(named('teebutter block butter', butter)).toBe(1);
    expect(named('butterschmalz clarified butter', butter)).toBeLessThan(1);
    expect(named('butterschmalz', butter)).toBe(0.62);
  });

  it('is less what stands behind "in", "mit" or "für"', () => {
    const oil = wish('öl', {
      ol: { certainty: 1, isAnywhere: true },
      sonnenblumenol: { certainty: 0.82, isAnywhere: false },
    });
    expect(named('ol', oil)).toBe(1);
    expect(named('matjes in ol', oil)).toBeLessThan(1);
    expect(named('ol in matjes', oil)).toBe(1);
  });
});
