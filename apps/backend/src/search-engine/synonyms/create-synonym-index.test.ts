import { describe, expect, it } from 'vitest';
import { GROUP_SYNONYMS } from './group-synonyms';
import { createSynonymIndex } from './create-synonym-index';

const others = (book: ReturnType<typeof createSynonymIndex>, ...words: readonly string[]) =>
  book.othersOf(words).map((term) => term.join(' '));

describe('words that mean the same', () => {
  const book = createSynonymIndex([
    ['Erdäpfel', 'Kartoffel'],
    ['Sauerrahm', 'saure Sahne'],
    ['Rahm', 'Obers', 'Sahne'],
    ['Sahne', 'Schlag'],
  ]);

  it.each([
    [['erdapfel'], ['kartoffel']],
    [['kartoffeln'], ['erdapfel']],
    [['saurrahm'], ['saure sahne']],
    [['saure', 'sahne'], ['saurrahm']],
    [['sahne'], ['rahm', 'obers', 'schlag']],
    [['obers'], ['rahm', 'sahne']],
    [['wein'], []],
  ])('%j: %j', (words, expected) => {
    expect(others(book, ...words).toSorted()).toEqual(expected.toSorted());
  });

  it('knows terms whichever way their end is spoken, and those a slip away', () => {
    const spoken = createSynonymIndex([['Ribisel', 'Johannisbeere']]);
    expect(others(spoken, 'ribisl')).toEqual(['johannisbeere']);
    expect(spoken.near('johanisbeere', 1)).toEqual(['johannisbeere']);
    expect(spoken.near('johanisbere', 1)).toEqual([]);
  });

  it('takes a word for another that does not mean it', () => {
    const oneWay = createSynonymIndex([['Knollensellerie', 'Sellerie']], [['Zeller', 'Sellerie']]);
    expect(others(oneWay, 'zeller')).toEqual(['sellerie']);
    expect(others(oneWay, 'sellerie')).toEqual(['knollensellerie']);
    expect(oneWay.near('zelller', 1)).toEqual(['zeller']);
  });

  it.each([
    ['erdapfel', 'kartoffel'],
    ['paradeiser', 'tomate'],
    ['topfen', 'quark'],
    ['obers', 'sahne'],
    ['faschiertes', 'hackfleisch'],
    ['karfiol', 'blumenkohl'],
    ['hendl', 'huhn'],
  ])('the group’s list knows %s as %s, and the other way', (one, other) => {
    const group = createSynonymIndex(GROUP_SYNONYMS);
    expect(others(group, one)).toContain(other);
    expect(others(group, other)).toContain(one);
  });

  it('the group’s list says nothing twice', () => {
    for (const terms of GROUP_SYNONYMS) expect(new Set(terms).size).toBe(terms.length);
    expect(new Set(GROUP_SYNONYMS.map((terms) => terms.join())).size).toBe(GROUP_SYNONYMS.length);
  });
});
