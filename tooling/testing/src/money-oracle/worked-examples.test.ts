import { describe, expect, it } from 'vitest';

import { bestRows, type OraclePrice, type OracleQuestion, text } from '.';

const price = (
  type: OraclePrice['type'],
  raw: string,
  more: Partial<Omit<OraclePrice, 'type' | 'raw'>> = {},
): OraclePrice => ({ type, raw, from: 1, ...more });

const SINGLE = { order: 'SINGLE', factor: '0.95' } as const;
const TOTAL = { order: 'TOTAL', factor: '0.95' } as const;

const ask = (prices: OraclePrice[], amount: number, ratio: string, more: Partial<OracleQuestion> = {}) => ({
  prices,
  amount,
  ratio,
  day: '2026-11-25',
  ...more,
});

describe('PRI-2, PRI-3, PRI-4, PRI-5: the oracle answers the examples that the trade agreed on', () => {
  it.each<[string, OracleQuestion, string, string, OraclePrice['type']]>([
    [
      '1: a tier in storage units',
      ask([price('LIST', '4.15'), price('LIST', '3.99', { from: 24 })], 4, '6'),
      '3.99',
      '95.76',
      'LIST',
    ],
    ['2: nothing counts as one', ask([price('LIST', '4.15')], 0, '6'), '4.15', '24.90', 'LIST'],
    ['3: four decimals', ask([price('LIST', '1.2345')], 100, '1'), '1.2345', '123.45', 'LIST'],
    [
      '4: four decimals rounded',
      ask([price('LIST', '0.0345', { discount: SINGLE })], 1000, '1'),
      '0.0328',
      '32.80',
      'LIST',
    ],
    ['5: off the total', ask([price('LIST', '3.33', { discount: TOTAL })], 3, '1'), '3.33', '9.49', 'LIST'],
    [
      '5: off the unit price',
      ask([price('LIST', '3.33', { discount: SINGLE })], 3, '1'),
      '3.16',
      '9.48',
      'LIST',
    ],
    [
      '6: fair and single at once',
      ask([price('LIST', '10.13', { discount: SINGLE })], 12, '1', { fair: { factor: '0.97' } }),
      '9.33',
      '111.96',
      'LIST',
    ],
    [
      '7: a tie goes to the fixed price',
      ask([price('FAIR_LIST', '10.00'), price('FIXED', '9.00')], 5, '1', { fair: { factor: '0.9' } }),
      '9.00',
      '45.00',
      'FIXED',
    ],
    [
      '8: fair and total',
      ask([price('FAIR_LIST', '10.55', { discount: TOTAL })], 12, '1', { fair: { factor: '0.97' } }),
      '10.23',
      '116.62',
      'FAIR_LIST',
    ],
    [
      '9: by weight',
      ask([price('LIST', '12.90')], 2, '1', { weightPerStorageUnit: '2.5' }),
      '12.90',
      '64.50',
      'LIST',
    ],
    ['10: half a storage unit', ask([price('LIST', '0.99')], 3, '0.5'), '0.99', '1.49', 'LIST'],
  ])('%s', (_title, question, unitPrice, rowTotal, type) => {
    const rows = bestRows(question);
    expect(rows.map((row) => [row.price.type, text(row.rowTotal, 2)])).toEqual([[type, rowTotal]]);
    expect(rows.map((row) => text(row.unitPrice, (unitPrice.split('.')[1] ?? '').length))).toEqual([
      unitPrice,
    ]);
  });

  it('knows no price outside its days, below its tier or outside its fair', () => {
    const one = (more: Partial<OraclePrice>, question: Partial<OracleQuestion> = {}) =>
      bestRows(ask([price('LIST', '1.00', more)], 1, '1', question)).length;
    expect(one({ firstDay: '2026-11-26' })).toBe(0);
    expect(one({ firstDay: '2026-11-25', lastDay: '2026-11-25' })).toBe(1);
    expect(one({ lastDay: '2026-11-24' })).toBe(0);
    expect(one({ lastDay: '2026-11-24T23:30:00Z' })).toBe(1);
    expect(one({ firstDay: '2026-07-01T22:30:00Z' }, { day: '2026-07-01' })).toBe(0);
    expect(one({ from: 2 })).toBe(0);
    expect(one({ type: 'FAIR_LIST' })).toBe(0);
    expect(one({ type: 'FAIR_LIST' }, { fair: {} })).toBe(1);
    expect(one({ raw: '0.00' })).toBe(0);
  });
});
