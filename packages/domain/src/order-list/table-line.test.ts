import { describe, expect, it } from 'vitest';
import { cellsBy, commaLine, tableLine } from './table-line';

describe('what separates cells', () => {
  it.each([
    ['a\tb;c', '\t', ['a', 'b;c']],
    ['a;b,c', ';', ['a', 'b,c']],
  ])('%j: tabs before semicolons', (line, separator, cells) => {
    expect(tableLine(line)).toEqual({ separator, cells });
  });

  it.each(['a,b', 'a b', '"a;b"'])('%j has neither', (line) => {
    expect(tableLine(line)).toBeUndefined();
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
    expect(commaLine(line)).toEqual({ separator: ',', cells });
  });

  it.each(['1,5', '123,456', 'a b', '"a,b"', '1/5'])('no comma separates in %j', (line) => {
    expect(commaLine(line)).toBeUndefined();
  });

  it('cuts by a known separator', () => {
    expect(cellsBy('1,5;2\t3', ',')).toEqual(['1', '5;2\t3']);
    expect(cellsBy('1,5;2\t3', ';')).toEqual(['1,5', '2\t3']);
    expect(cellsBy('1,5;2\t3', '\t')).toEqual(['1,5;2', '3']);
  });
});
