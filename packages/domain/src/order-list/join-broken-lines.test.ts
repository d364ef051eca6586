import { describe, expect, it } from 'vitest';
import { joinBrokenLines } from './join-broken-lines';
import { parseOrderList } from './parse-order-list';

const linesOf = (lines: readonly string[]): readonly string[] =>
  joinBrokenLines(lines).map(({ line }) => line);

describe('cells with a break inside', () => {
  it.each([
    [['4711;"Obers', '36 %";3'], ['4711;"Obers 36 %";3']],
    [
      ['4711\t"Obers', '36 %; ""süß"""\t3', '4712\tMehl\t1'],
      ['4711\t"Obers 36 %; ""süß"""\t3', '4712\tMehl\t1'],
    ],
    [
      ['"a', 'b', 'c";3', '5;1'],
      ['"a b c";3', '5;1'],
    ],
    [['Artikel;"Menge', '(VE)"'], ['Artikel;"Menge (VE)"']],
  ])('%j are one line', (lines, expected) => {
    expect(linesOf(lines)).toEqual(expected);
  });

  it.each([
    [['4711;3', '4712;4']],
    [['"Rohr;3', '4711;2']],
    [['Blech 12" rund;3', 'Blech 14" rund;2']],
    [['"Senf; scharf";3', '4711;2']],
    [['4711;"Rohr', '4712;"Blech";2']],
    [['"', ...Array.from({ length: 20 }, () => '4711;2'), 'x";1']],
  ])('%j stay', (lines) => {
    expect(linesOf(lines)).toEqual(lines);
  });

  it('keep the number of the line they begin in', () => {
    const { lines } = parseOrderList('Artikel;"Order\nunit";Order\n373326;"Ktn";3\n145576;Kübel;2');
    expect(lines.map(({ lineNumber, status }) => [lineNumber, status])).toEqual([
      [1, 'NOISE'],
      [3, 'READY'],
      [4, 'READY'],
    ]);
  });

  it('take linear time, however many marks there are', () => {
    const line = '"a;'.repeat(20_000);
    expect(joinBrokenLines([line, line, line])).toHaveLength(3);
  });
});
