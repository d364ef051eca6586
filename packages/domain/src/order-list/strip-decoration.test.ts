import { describe, expect, it } from 'vitest';
import { parseOrderList } from './parse-order-list';
import { stripDecoration } from './strip-decoration';

describe('what stands in front of an order', () => {
  it.each([
    '- ',
    '-',
    '– ',
    '• ',
    '☐ ',
    '[ ] ',
    '[x] ',
    '> ',
    '>> ',
    '→ ',
    '⇒ ',
    '1. ',
    '12) ',
    '1.) ',
    '(3) ',
    'a) ',
    '(b) ',
    'bitte ',
    'Bitte noch ',
    'ca. ',
    '[12.11.26, 21:56] Chef Küche: ',
    '12.11.26, 19:52 - +43 664 1234567: ',
    '12/11/2026, 2:03 pm - Anna: ',
    '[10:48, 25.11.2026] Hans-Peter M.: ',
    'Küche 2, [12.11.2026 19:42] ',
    '[12.11.26, 21:56] Anna: - bitte ',
  ])('%j is taken off', (decoration) => {
    for (const order of ['373326 3 Ktn', 'Tomaten 3 Ktn', 'Obers 36 %: 3 Pkg'])
      expect(stripDecoration(`${decoration}${order}`).order).toBe(order);
  });

  it('the place in a list of thousands is taken off in front of the number of an article', () => {
    expect(stripDecoration('1002. 373326 3 Ktn').order).toBe('373326 3 Ktn');
    expect(stripDecoration('1002. 373326: 3 Ktn').order).toBe('373326: 3 Ktn');
    // Four digits alone may be the article.
    expect(stripDecoration('4711. 3 Ktn').order).toBe('4711. 3 Ktn');
  });

  it('the point behind a number ends the line, that of a day is its own', () => {
    expect(stripDecoration('Salat 12 Stk = 1.').order).toBe('Salat 12 Stk = 1');
    expect(stripDecoration('Tomaten: 3.').order).toBe('Tomaten: 3');
    expect(stripDecoration('Tomaten 12.11.').order).toBe('Tomaten 12.11.');
    expect(stripDecoration('Tomaten 3 Stk.').order).toBe('Tomaten 3 Stk.');
  });

  it.each(['-3 Ktn Tomaten', '2.5 kg Mehl', '12.11. Tomaten', '1/2 Kiste Paprika', '3 Ktn Tomaten'])(
    '%j has none',
    (line) => {
      expect(stripDecoration(line).order).toBe(line);
    },
  );

  it('cuts no lines of a messenger at the comma of their time', () => {
    const list = '[12.11.26, 21:56] Chef: 14 Ktn Mehl\n[12.11.26, 21:57] Chef: 4 Kg Butter';
    expect(parseOrderList(list).lines).toMatchObject([
      { status: 'READY', article: { text: 'Mehl' }, amount: 14, unit: 'Ktn' },
      { status: 'READY', article: { text: 'Butter' }, amount: 4, unit: 'Kg' },
    ]);
  });

  it('takes it off lines that are cut at their comma as well', () => {
    expect(parseOrderList('☐ Kresse, 7 Ki.\n☐ Mehl, 2 Ktn').lines).toMatchObject([
      { status: 'READY', article: { text: 'Kresse' }, amount: 7, unit: 'Ki.' },
      { status: 'READY', article: { text: 'Mehl' }, amount: 2, unit: 'Ktn' },
    ]);
  });

  it('leaves a name that only begins like a greeting', () => {
    expect(parseOrderList('Hipp Apfel Reiswaffeln').lines).toMatchObject([
      { status: 'INCOMPLETE', article: { text: 'Hipp Apfel Reiswaffeln' } },
    ]);
  });

  it('takes no amount that a device pads with zeros for the number of an article', () => {
    expect(parseOrderList('9099000026951;0014;\n19099000003775;0013;').lines).toMatchObject([
      { status: 'READY', article: { text: '9099000026951' }, amount: 14 },
      { status: 'READY', article: { text: '19099000003775' }, amount: 13 },
    ]);
  });
});
