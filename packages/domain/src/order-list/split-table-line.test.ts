import { describe, expect, it } from 'vitest';
import { splitBySeparator, splitByComma, splitTableLine } from './split-table-line';

describe('what separates cells', () => {
  it.each([
    ['a\tb;c', '\t', ['a', 'b;c']],
    ['a;b,c', ';', ['a', 'b,c']],
  ])('%j: tabs before semicolons', (line, separator, cells) => {
    expect(splitTableLine(line)).toEqual({ separator, cells });
  });

  it.each(['a,b', 'a b', '"a;b"'])('%j has neither', (line) => {
    expect(splitTableLine(line)).toBeUndefined();
  });

  it.each([
    ['a,b', ['a', 'b']],
    ['a, b', ['a', 'b']],
    ['1, 5', ['1', '5']],
    ['1 ,5', ['1', '5']],
    ['1234,5', ['1234', '5']],
    ['1,2345', ['1', '2345']],
    ['123,x', ['123', 'x']],
    ['x,123', ['x', '123']],
    ['100123,1,5', ['100123', '1,5']],
    ['100123,"1,2345"', ['100123', '1,2345']],
  ])('commas separate in %j', (line, cells) => {
    expect(splitByComma(line)).toEqual({ separator: ',', cells });
  });

  it.each(['1,5', '123,456', 'a b', '"a,b"', '1/5'])('no comma separates in %j', (line) => {
    expect(splitByComma(line)).toBeUndefined();
  });

  it('cuts by a known separator', () => {
    expect(splitBySeparator('1,5;2\t3', ',')).toEqual(['1', '5;2\t3']);
    expect(splitBySeparator('1,5;2\t3', ';')).toEqual(['1,5', '2\t3']);
    expect(splitBySeparator('1,5;2\t3', '\t')).toEqual(['1,5;2', '3']);
  });
});
