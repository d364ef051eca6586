import { describe, expect, it } from 'vitest';
import { parseOrderList } from './parse-order-list';

// Apart from the other tests, because repeating these for every mutant would take hours and tell nothing.
describe('however much is pasted', () => {
  it('has no limit to its rows', () => {
    const rows = Array.from({ length: 200_000 }, (_, index) => `${100_000 + index};${(index % 9) + 1};KT`);
    const { lines } = parseOrderList(rows.join('\n'));
    expect(lines).toHaveLength(200_000);
    expect(lines.at(-1)).toMatchObject({ lineNumber: 200_000, article: { text: '299999' } });
  });

  it.each(['1.', '"', '1,', 'x ', '""', 'a"', '1 x ', '1a', '- ', '1.000', '" ', '; '])(
    'takes linear time for one long line of %j',
    (sign) => {
      // Quadratic reading of 100,000 signs would run into the test's time limit.
      expect(parseOrderList(`a${sign.repeat(100_000)}`).lines).toHaveLength(1);
    },
  );

  it.each(['a', '(x', '1 x ', 'und ', '1 Stk ('])('takes linear time for a long note of %j', (text) => {
    const note = text.repeat(100_000);
    expect(parseOrderList(`373326 3 Ktn ${note}`).lines[0]).toBeDefined();
    expect(parseOrderList(`Art.Nr.;Menge;Einheit;Bemerkung\n373326;3;Ktn;${note}`).lines).toHaveLength(2);
  });
});
