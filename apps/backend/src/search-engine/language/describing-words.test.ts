import { describe, expect, it } from 'vitest';
import { isDescribing } from './describing-words';
import { fold } from './fold';

describe('words that describe', () => {
  it.each(['Dose', 'Kübel', 'gerieben', 'geriebener', 'grüne', 'weißer', 'TK', 'Portionen'])(
    '%s does',
    (word) => {
      expect(isDescribing(fold(word))).toBe(true);
    },
  );

  it.each(['Thunfisch', 'Dosenöffner', 'Glasnudeln', 'Rotkraut', 'Feinkost', 'Grünkohl'])(
    '%s does not',
    (word) => {
      expect(isDescribing(fold(word))).toBe(false);
    },
  );
});
