import { describe, expect, it } from 'vitest';
import { alignedCells } from './aligned-cells';
import { parseOrderList } from './parse-order-list';

const TEXT = [
  'Bestellung KW 48',
  '',
  'Artikelnr.   Bezeichnung              Menge   Bestand  Einheit',
  '----------------------------------------------------------------',
  '373326       Paradeiser geschält          3        20  Ktn',
  '145576       Paradeiser in Öl                      12  Kübel',
  '142616       Rispenparadeiser Kl. I       0         4  Kiste',
  '116600       Butter                      12            Pkg',
  'Summe                                    15',
].join('\n');

describe('columns that stand below one another', () => {
  it('are cut where the rows are blank, empty cells and numbers at the right as well', () => {
    const cut = alignedCells('Artikel    Menge  Einheit', [
      'Mehl           3  Ktn',
      'Erdäpfel      12',
      'Öl                kg',
    ]);
    expect(cut('Mehl           3  Ktn')).toEqual(['Mehl', '3', 'Ktn']);
    expect(cut('Erdäpfel      12')).toEqual(['Erdäpfel', '12', '']);
    expect(cut('Öl                kg')).toEqual(['Öl', '', 'kg']);
    expect(cut('Lieferung am Freitag bitte bis acht')).toBeUndefined();
  });

  it('are the columns of a form: what has no amount is not ordered, and no stock is an amount', () => {
    expect(parseOrderList(TEXT).lines.map(({ status, amount, unit }) => [status, amount, unit])).toEqual([
      ['NOISE', undefined, undefined],
      ['NOISE', undefined, undefined],
      ['READY', 3, 'Ktn'],
      ['NOT_ORDERED', undefined, 'Kübel'],
      ['NOT_ORDERED', undefined, 'Kiste'],
      ['READY', 12, 'Pkg'],
      ['NOISE', undefined, undefined],
    ]);
  });

  it('never make a code ready whose amount is empty', () => {
    const lines = parseOrderList(
      'Best.-Menge   GTIN            Einh.\n—             9099000018550\n3             9099000011056   Kübel',
    ).lines;
    expect(lines.map(({ status }) => status)).toEqual(['NOISE', 'NOT_ORDERED', 'READY']);
  });
});
