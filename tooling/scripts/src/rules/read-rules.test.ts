import { describe, expect, it } from 'vitest';

import { readRules } from './read-rules';

const table = ['# Rules', '| Id | Rule | Owners | Open | Proof |', '| --- | --- | --- | --- | --- |'];

describe('reading docs/rules.md', () => {
  it('reads a rule a row, with its line, and skips everything else', () => {
    const markdown = [
      ...table,
      '| TEN-1 | Codes. | identity | – | [a](../a) |',
      'TEN-9 in a sentence',
      '| PRI-12 | Prices. | domain, shop | shop | – |',
    ].join('\n');
    expect(readRules(markdown)).toEqual([
      { id: 'TEN-1', owners: ['identity'], open: [], proof: '[a](../a)', line: 4 },
      { id: 'PRI-12', owners: ['domain', 'shop'], open: ['shop'], proof: '–', line: 6 },
    ]);
  });

  it('refuses a row with a cell too many, naming line and rule', () => {
    expect(() => readRules('| TEN-1 | one | or | two | identity | – |')).toThrow(
      'docs/rules.md line 1: TEN-1 has 6 cells instead of 5',
    );
  });
});
