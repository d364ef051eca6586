import { describe, expect, it } from 'vitest';
import { linesOf, tokensOf } from './tokens';

describe('the pieces of a text of code', () => {
  it('are the text, every character once', () => {
    const code = "const a = `b ${c}`; // it's\n/* two\nlines */ <p>{'d'}</p>";
    expect(
      tokensOf(code)
        .map(({ text }) => text)
        .join(''),
    ).toBe(code);
  });

  it.each([
    ["const a = 'b'", ['keyword', 'plain', 'string']],
    ['f(12.5)', ['plain', 'number', 'plain']],
    ["// const 'a'", ['comment']],
    ["'https://shop.example'", ['string']],
    ['constant', ['plain']],
  ])('%j is of %j', (code, kinds) => {
    expect(tokensOf(code).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('stay what they are on each of their lines', () => {
    expect(linesOf('/* a\n\nb */')).toEqual([
      [{ kind: 'comment', text: '/* a' }],
      [],
      [{ kind: 'comment', text: 'b */' }],
    ]);
  });
});
