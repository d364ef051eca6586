import { describe, expect, it } from 'vitest';
import { createVocabulary } from '../vocabulary/vocabulary';
import { exactExpansions } from './exact-expansions';

const WORDS = ['faschiertes', 'faschierte', 'tomate', 'tomaten', 'gehacktes', 'gehackte'];

const certainty = (typed: string, known: string): number => {
  const vocabulary = createVocabulary();
  vocabulary.add(WORDS.map((word, id) => ({ id, word })));
  return exactExpansions({ vocabulary }, typed).get(WORDS.indexOf(known))?.certainty ?? 0;
};

describe('forms of a word', () => {
  it('are nearly as good as the word itself', () => {
    expect(certainty('tomaten', 'tomate')).toBeGreaterThan(0.9);
    expect(certainty('faschierte', 'faschiertes')).toBeGreaterThan(0.9);
  });

  it.each([
    ['faschiertes', 'faschierte'],
    ['gehacktes', 'gehackte'],
  ])('are less where the word is a thing and they say how another is made: %s, %s', (thing, form) => {
    expect(certainty(thing, thing)).toBe(1);
    expect(certainty(thing, form)).toBeLessThan(0.9);
  });
});
