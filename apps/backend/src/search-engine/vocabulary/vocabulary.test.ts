import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from '../language/edit-distance';
import { stem } from '../language/stem';
import { isFirstPart } from './compounds';
import { knownCompoundPart } from './known-compound-part';
import { decompound } from './decompound';
import { decompoundFuzzy } from './decompound-fuzzy';
import { createVocabulary } from './vocabulary';

const WORDS = [
  ...['tomate', 'mark', 'tomatenmark', 'pute', 'schnitzel', 'putenschnitzel', 'wand', 'halterung', 'wein'],
  ...[
    'schwein',
    'reis',
    'eis',
    'kaffee',
    'eiskaffee',
    'haselnuss',
    'haselhuhn',
    'haselstrauch',
    'nuss',
    'rind',
  ],
  ...['suppe', 'kartoffeln', 'kartoffel', 'eier', 'ei', 'marker', 'trockenfutter', 'katzenfutter', 'hund'],
];
const vocabulary = createVocabulary();
vocabulary.add(WORDS.map((word, index) => ({ id: index + 1, word })));
const texts = (words: readonly { readonly word: string }[]) => words.map(({ word }) => word).toSorted();

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');
const slip = fc
  .record({
    word: fc.constantFrom(...WORDS.filter((word) => word.length > 3)),
    kind: fc.constantFrom('change', 'leave out', 'put in', 'swap'),
    place: fc.nat(),
    letter: fc.constantFrom(...LETTERS),
  })
  .map(({ word, kind, place, letter }) => {
    const at = place % (word.length - 1);
    const [before, here, next, after] = [
      word.slice(0, at),
      word[at] ?? '',
      word[at + 1] ?? '',
      word.slice(at + 2),
    ];
    const typed = {
      change: before + letter + next + after,
      'leave out': before + next + after,
      'put in': before + letter + here + next + after,
      swap: before + next + here + after,
    }[kind];
    return { word, typed };
  });

describe('the words of the catalogues', () => {
  it('are found by any of them with one slip of the finger', () => {
    fc.assert(
      fc.property(slip, ({ word, typed }) => {
        expect(texts(vocabulary.near(typed, 1))).toContain(word);
      }),
      { seed: 20_261_121 },
    );
  });

  it('are found by two slips, those of no more than that', () => {
    expect(vocabulary.near('haslnus', 2)).toEqual([expect.objectContaining({ word: 'haselnuss', slips: 2 })]);
    expect(vocabulary.near('hasnus', 2)).toEqual([]);
  });

  it('are found by beginnings, ends and what is inside', () => {
    expect(texts(vocabulary.beginning('tomat', 9))).toEqual(['tomate', 'tomatenmark']);
    expect(texts(vocabulary.ending('mark', 9))).toEqual(['mark', 'tomatenmark']);
    expect(texts(vocabulary.containing('schnitz', 9))).toEqual(['putenschnitzel', 'schnitzel']);
    expect(texts(vocabulary.beginningNear('tomta'))).toEqual(['tomate', 'tomatenmark']);
    expect(vocabulary.beginning('tomat', 1)).toHaveLength(1);
  });

  it.each([
    ['wandhalterung', ['wand', 'halterung']],
    ['rindssuppe', ['rind', 'suppe']],
    ['kartoffelnsuppe', ['kartoffeln', 'suppe']],
    ['tomatensuppe', ['tomate', 'suppe']],
    ['hundefutter', ['hund', 'futter']],
  ])('take %s apart', (word, parts) => {
    // Each part as it stands there: its stem is what it is found by.
    expect(decompound(vocabulary, word)[0]?.map(stem)).toEqual(parts.map(stem));
  });

  it('are found by how they sound', () => {
    expect(texts(vocabulary.soundingLike('kafe', 0))).toEqual(['kaffee']);
    expect(texts(vocabulary.soundingLike('poote', 0))).toEqual(['pute']);
    expect(texts(vocabulary.soundingLike('tee', 0))).toEqual([]);
  });

  it('are found in compounds with one mistyped part, which is left as it was typed', () => {
    const isWord = (part: string) => vocabulary.find(part) !== undefined;
    expect(decompoundFuzzy(vocabulary, 'tomattensuppe', isWord)).toContainEqual(['tomatte', 'suppe']);
    expect(decompoundFuzzy(vocabulary, 'quarzsuppe', isWord)).toEqual([]);
  });

  it('are the parts of a compound rather than letters that some of them end with', () => {
    const juices = createVocabulary();
    const words = ['holl', 'holler', 'saft', 'ingwersaft', 'himbeersaft'];
    juices.add(words.map((word, index) => ({ id: index + 1, word })));
    expect(decompound(juices, 'hollersaft')[0]).toEqual(['holler', 'saft']);
  });

  it.each([
    ['lederschnitzel', 'schnitzel'],
    ['kaffeezeremonie', 'kaffee'],
    ['xylophon', undefined],
  ])('are what is understood of %s: %s', (word, part) => {
    expect(knownCompoundPart(vocabulary, word, () => false)).toBe(part);
  });

  it.each([
    ['tomaten', true],
    ['hasel', true],
    ['rinds', true],
    ['schw', false],
    ['r', false],
    ['mmm', false],
  ])('%s begins a compound: %s', (part, expected) => {
    expect(isFirstPart(vocabulary, part)).toBe(expected);
  });

  it.each([
    ['tomaten', 'tomate'],
    ['kartoffeln', 'kartoffel'],
    ['schnitzels', 'schnitzel'],
    ['schoten', 'schote'],
    ['nusse', 'nuss'],
  ])('%s and %s have one stem', (one, other) => {
    expect(stem(one)).toBe(stem(other));
  });

  it('a marker has not the stem of a mark', () => {
    expect(stem('marker')).not.toBe(stem('mark'));
  });

  it.each([
    ['wein', 'wein', 0],
    ['wein', 'wien', 1],
    ['wein', 'weinen', 2],
    ['wein', 'bier', 3],
  ])('between %s and %s lie %i slips', (one, other, slips) => {
    expect(editDistance(one, other, 2)).toBe(Math.min(slips, 3));
  });
});
