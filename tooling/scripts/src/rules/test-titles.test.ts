import { describe, expect, it } from 'vitest';

import { testTitles } from './test-titles';

const titles = (source: string) => testTitles('x.test.ts', source);

describe('reading the titles of a test file', () => {
  it.each([
    ["describe('A', () => { it('B', () => {}); test(\"C\", () => {}); })", ['A', 'B', 'C']],
    ['it(`A ${n} B`, () => {})', ['A   B']],
    ["it('A ' + 'B', () => {})", ['A  B']],
    ["describe.each([[1], [2]])('A %i', () => {})", ['A %i']],
    ["it.only('A', () => {})", ['A']],
    ["it.concurrent.each`x | y\n${1} | ${2}`('A', () => {})", ['A']],
  ])('%j', (source, expected) => {
    expect(titles(source)).toEqual(expected);
  });

  it('brings the table along when the title has a place for its texts', () => {
    expect(titles("it.each([['X-1', 'a'], ['X-2', 'b']])('%s', () => {})")).toEqual(['%s', 'X-1 a X-2 b']);
    expect(titles("it.each([{ rule: 'X-1' }])('$rule', () => {})")).toEqual(['$rule', 'X-1']);
    expect(titles("it.each([['X-1']])('A', () => {})")).toEqual(['A']);
  });

  it('leaves out what is not run and what is no test', () => {
    expect(
      titles("it.skip('A', () => {}); it.todo('B'); describe.skip('C', () => { it('D', () => {}) })"),
    ).toEqual([]);
    expect(titles("expect('A').toBe('B'); format('C'); a[0]('D')")).toEqual([]);
    expect(titles("// it('A')\nconst text = \"it('B')\"; it()")).toEqual([]);
  });
});
