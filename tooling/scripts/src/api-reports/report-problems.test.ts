import { describe, expect, it } from 'vitest';
import { reportProblems } from './report-problems';

const report = (...exported: readonly string[]): string =>
  ['## API', '', ...exported.flatMap((line) => ['// @public', line, ''])].join('\n');

describe('reportProblems', () => {
  it('finds none where reports say what the package offers', () => {
    const kept = new Map([['money.api.md', report('export const sum: Sum;')]]);
    expect(reportProblems('packages/domain/api', kept, new Map(kept))).toEqual([]);
  });

  it('tells what is gone, and what has come', () => {
    const kept = new Map([['money.api.md', report('export const sum: Sum;', 'export type Money = string;')]]);
    const now = new Map([
      ['money.api.md', report('export const total: Sum;', 'export type Money = string;')],
    ]);
    expect(reportProblems('packages/domain/api', kept, now)).toEqual([
      'packages/domain/api/money.api.md: the package offers something else\n  - export const sum: Sum;\n  + export const total: Sum;',
    ]);
  });

  it('tells a door without a report, and a report without a door', () => {
    const money = new Map([['money.api.md', report()]]);
    expect(reportProblems('packages/domain/api', new Map(), money)).toEqual([
      'packages/domain/api/money.api.md: this door has no report yet',
    ]);
    expect(reportProblems('packages/domain/api', money, new Map())).toEqual([
      'packages/domain/api/money.api.md: the package has no such door any more',
    ]);
  });
});
