import { describe, expect, it } from 'vitest';
import { fileProblem } from './file-problem';
import { fileSize } from './file-size';

const limits = { endings: ['.csv', '.XLSX'], maxBytes: 1000 };

describe('fileProblem', () => {
  it.each([
    ['liste.csv', 10, undefined],
    ['LISTE.xlsx', 1000, undefined],
    ['liste.csv.exe', 10, 'wrongType'],
    ['liste.csv', 1001, 'tooLarge'],
    ['liste.csv', 0, 'isEmpty'],
  ])('%s with %i bytes: %s', (name, size, problem) => {
    expect(fileProblem({ name, size }, limits)).toBe(problem);
  });

  it('takes any ending where none is asked for', () => {
    expect(fileProblem({ name: 'x.y', size: 1 }, { endings: [], maxBytes: 1 })).toBeUndefined();
  });
});

describe('fileSize', () => {
  it.each([
    [999, '999\u00a0B'],
    [42_318, '42\u00a0kB'],
    [1_250_000, '1,3\u00a0MB'],
  ])('%i: %s', (bytes, words) => {
    expect(fileSize(bytes)).toBe(words);
  });
});
