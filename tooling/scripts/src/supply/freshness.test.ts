import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../workspace-folders';
import { freshnessProblems } from './freshness';

const page = 'Libraries are brought up to date every three months, last on 2026-11-21.';

describe('how fresh libraries are', () => {
  it.each([
    ['2026-11-21', 0],
    ['2027-02-21', 0],
    ['2027-02-22', 1],
  ])('on %s there are %i problems', (day, count) => {
    expect(freshnessProblems(page, Date.parse(day))).toHaveLength(count);
  });

  it('is not known where nobody has written it down', () => {
    expect(freshnessProblems('every three months', 0)).toEqual([expect.stringContaining('does not say')]);
  });

  it('is written down', () => {
    expect(freshnessProblems(readFileSync(path.join(root, 'docs/security.md'), 'utf8'), 0)).toEqual([]);
  });
});
