import { describe, expect, it } from 'vitest';

import { findRuleMentions } from './namings';

describe('which test file names which rule', () => {
  it('lists every id once a file, by file', () => {
    const files = [
      {
        file: 'packages/b/src/x.test.ts',
        source: "describe('TEN-2 and TEN-1', () => { it('TEN-2 again', () => {}) })",
      },
      { file: 'packages/a/src/x.test.ts', source: "it('TEN-1: codes', () => { expect('TEN-7') })" },
      { file: 'packages/c/src/x.test.ts', source: "it('nothing', () => {})" },
    ];
    expect(findRuleMentions(files)).toEqual([
      { id: 'TEN-1', file: 'packages/a/src/x.test.ts' },
      { id: 'TEN-2', file: 'packages/b/src/x.test.ts' },
      { id: 'TEN-1', file: 'packages/b/src/x.test.ts' },
    ]);
  });
});
