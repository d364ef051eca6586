import { describe, expect, it } from 'vitest';
import { createSynonymIndex } from '../synonyms/create-synonym-index';
import { createVocabulary } from '../vocabulary/vocabulary';
import type { QueryTerm } from './query-term';
import { createWordMemory } from './term-cache';

const wish = (typed: string): QueryTerm => ({
  typed,
  isDetail: false,
  readings: [],
  beginningId: undefined,
  corrections: [],
});

const learned = () => {
  const vocabulary = createVocabulary();
  vocabulary.add([{ id: 1, word: 'milch' }]);
  return vocabulary;
};

describe('words that were read', () => {
  const own = createSynonymIndex([['Obers', 'Sahne']]);
  const others = createSynonymIndex([['Obers', 'Rahm']]);

  it('are read once with the same words and synonyms', () => {
    const memory = createWordMemory();
    const vocabulary = learned();
    const first = memory.for(vocabulary, own).as('obers', () => wish('first'));
    expect(memory.for(vocabulary, own).as('obers', () => wish('second'))).toBe(first);
    expect(memory.for(vocabulary, own).as('milch', () => wish('other')).typed).toBe('other');
  });

  it('are read anew with the synonyms of another tenant', () => {
    const memory = createWordMemory();
    const vocabulary = learned();
    memory.for(vocabulary, own).as('obers', () => wish('own'));
    expect(memory.for(vocabulary, others).as('obers', () => wish('another')).typed).toBe('another');
    expect(memory.for(vocabulary, own).as('obers', () => wish('again')).typed).toBe('own');
  });

  it('are read anew when a word was learned, also while a search was under way', () => {
    const memory = createWordMemory();
    const vocabulary = learned();
    const begun = memory.for(vocabulary, own);
    begun.as('obers', () => wish('before'));
    vocabulary.add([{ id: 2, word: 'obers' }]);
    begun.as('rahm', () => wish('begun before'));
    expect(memory.for(vocabulary, own).as('obers', () => wish('after')).typed).toBe('after');
    expect(memory.for(vocabulary, own).as('rahm', () => wish('after')).typed).toBe('after');
    expect(memory.for(learned(), own).as('obers', () => wish('forgotten')).typed).toBe('forgotten');
  });
});
