import { describe, expect, it } from 'vitest';

import { readRules } from './read-rules';

describe('reading docs/rules.md', () => {
  it('reads an item a rule, with its lines, and skips everything else', () => {
    const markdown = [
      '# Rules',
      '',
      '- **TEN-1** Codes.',
      '  _identity_',
      '- **PRI-12** Prices, of which',
      '  there are many.',
      '  _domain; open: shop_',
      '',
      'TEN-9 in a sentence',
      '- **TEN-2** The last.',
      '  _ui_',
    ].join('\n');
    expect(readRules(markdown)).toEqual([
      { id: 'TEN-1', owners: ['identity'], open: [], line: 3, ownersLine: 4 },
      { id: 'PRI-12', owners: ['domain', 'shop'], open: ['shop'], line: 5, ownersLine: 7 },
      { id: 'TEN-2', owners: ['ui'], open: [], line: 10, ownersLine: 11 },
    ]);
  });

  it.each(['- **TEN-1** one\n  two\n\n  _identity_', '- **TEN-1** one'])(
    'refuses a rule that does not end with its owners (%#)',
    (markdown) => {
      expect(() => readRules(markdown)).toThrow('docs/rules.md line 1: TEN-1 does not end with its owners');
    },
  );
});
