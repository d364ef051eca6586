import { describe, expect, it } from 'vitest';
import { isModifierWord } from './modifier-words';
import { fold } from './fold';

describe('words that describe', () => {
  it.each(['Dose', 'Kübel', 'gerieben', 'geriebener', 'grüne', 'weißer', 'TK', 'Portionen'])(
    '%s does',
    (word) => {
      expect(isModifierWord(fold(word))).toBe(true);
    },
  );

  it.each(['Thunfisch', 'Dosenöffner', 'Glasnudeln', 'Rotkraut', 'Feinkost', 'Grünkohl'])(
    '%s does not',
    (word) => {
      expect(isModifierWord(fold(word))).toBe(false);
    },
  );
});
