import { describe, expect, it } from 'vitest';
import { SECTIONS } from './sections';
import { tableProblems } from './table-problems';

const ids = Object.entries(SECTIONS).flatMap(([section, { level1, level2 }]) => [
  ...level1.map((number) => ({ id: `${section}.${number}`, level: 1 })),
  ...level2.map((number) => ({ id: `${section}.${number}`, level: 2 })),
]);
const counts = (tested: number, deviating = 0) =>
  Object.entries({ Tested: tested, Written: 0, Provider: 0, Operator: 0, None: 0, Deviates: deviating })
    .map(([way, count]) => `| ${way} | ${count} | in words |`)
    .join('\n');
const lines = ids.map(
  ({ id, level }) => `| ${id} | ${level} | in short | Tested: [a.test.ts](../a.test.ts) |`,
);
const page = (changed: readonly string[], summary = counts(ids.length)) => [summary, ...changed].join('\n');
const problemsOf = (text: string) =>
  tableProblems(text, (file) => file === '../a.test.ts' || file === 'a.md');
const last = lines.slice(0, -1);
const { id = '', level = 2 } = ids.at(-1) ?? {};

describe('the table of OWASP ASVS', () => {
  it('has the 253 requirements of levels 1 and 2', () => {
    expect(ids).toHaveLength(253);
    expect(problemsOf(page(lines))).toEqual([]);
  });

  it.each([
    ['is missing', last, counts(ids.length - 1)],
    ['stands there twice', [...lines, ...lines.slice(0, 1)], counts(ids.length + 1)],
    [
      'does not exist',
      [...last, `| ${id} | ${level} | in short | Tested: [b.test.ts](../b.test.ts) |`],
      undefined,
    ],
    ['is no test', [...last, `| ${id} | ${level} | in short | Tested: [a.md](a.md) |`], undefined],
    ['names no test', [...last, `| ${id} | ${level} | in short | Tested: by hand |`], undefined],
    [
      'is no requirement of level 1',
      [...last, `| ${id} | 1 | in short | Tested: [a.test.ts](../a.test.ts) |`],
      undefined,
    ],
    [
      'is none of',
      [...last, `| ${id} | ${level} | in short | Surely: [a.test.ts](../a.test.ts) |`],
      counts(ids.length - 1),
    ],
    ['gives no reason', [...last, `| ${id} | ${level} | in short | Deviates |`], counts(ids.length - 1, 1)],
    ['requirements, not', lines, counts(ids.length - 1)],
  ])('is wrong where a line %s', (problem, changed, summary) => {
    expect(problemsOf(page(changed, summary))).toEqual([expect.stringContaining(problem)]);
  });
});
