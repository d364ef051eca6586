import { describe, expect, it } from 'vitest';
import { drawOrderFile, judgeLine, smallShelf } from './order-files';

const SEEDS = Array.from({ length: 400 }, (_, index) => 1000 + index);
const shelf = smallShelf();

/** The lines of a text file that say something, however they end. */
const writtenLines = (source: string): number =>
  source.split(/\r\n|\n|\r/).filter((line) => /[^\s;,|\ufeff]/.test(line)).length;

describe('generated order lists', () => {
  it('are the same for the same seed', () => {
    for (const seed of SEEDS.slice(0, 50))
      expect(drawOrderFile(seed, shelf)).toEqual(drawOrderFile(seed, shelf));
  });

  it('have a meaning for every line', () => {
    for (const seed of SEEDS) {
      const { source, lines, kind } = drawOrderFile(seed, shelf, 40);
      const numbers = lines.map(({ lineNumber }) => lineNumber);
      expect(numbers, kind).toEqual(numbers.toSorted((one, other) => one - other));
      expect(new Set(numbers).size, kind).toBe(numbers.length);
      if (typeof source === 'string') expect(writtenLines(source), kind).toBeGreaterThanOrEqual(lines.length);
      else
        expect(numbers).toEqual(
          source.flatMap((cells, index) => (cells.some((cell) => cell.trim() !== '') ? [index + 1] : [])),
        );
    }
  });

  it('order only what there is, in a unit it is sold in', () => {
    for (const { sku, unit, amount } of SEEDS.flatMap((seed) =>
      drawOrderFile(seed, shelf, 40).lines.flatMap(({ orders }) => orders),
    )) {
      const product = shelf.articles.find((one) => one.sku === sku);
      expect(amount).toBeGreaterThan(0);
      if (unit !== undefined) expect(product?.units.map(({ abbreviation }) => abbreviation)).toContain(unit);
    }
  });

  it('are of every kind and truth', () => {
    const files = SEEDS.map((seed) => drawOrderFile(seed, shelf, 40));
    expect(new Set(files.map(({ kind }) => kind)).size).toBe(10);
    expect(new Set(files.flatMap(({ lines }) => lines.map(({ truth }) => truth))).size).toBe(5);
  });
});

describe('what becomes of a line', () => {
  const order = { sku: '373326', amount: 3, unit: 'Ktn' };
  const other = { sku: '145576', amount: 2, unit: 'Kübel' };
  const meaning = (truth: 'PLAIN' | 'OPEN' | 'UNCLEAR' | 'NOISE' | 'NOT_ORDERED', orders = [order]) => ({
    truth,
    orders: truth === 'PLAIN' || truth === 'OPEN' ? orders : [],
    form: '',
  });
  const ready = { status: 'READY' as const, ...order };
  const guessed = { status: 'GUESSED' as const, ...order };
  const incomplete = { status: 'INCOMPLETE' as const };
  it.each([
    [meaning('PLAIN'), [ready], 'READY_RIGHT'],
    [meaning('PLAIN'), [{ ...ready, amount: 20 }], 'READY_WRONG'],
    [meaning('PLAIN'), [{ ...ready, unit: 'Dose' }], 'READY_WRONG'],
    [meaning('PLAIN'), [ready, ready], 'READY_WRONG'],
    [meaning('PLAIN'), [guessed], 'GUESSED_RIGHT'],
    [meaning('PLAIN'), [{ ...guessed, sku: '145576' }], 'GUESSED_WRONG'],
    [meaning('PLAIN'), [incomplete], 'ASKED'],
    [meaning('PLAIN'), [], 'LOST'],
    [meaning('PLAIN'), [{ status: 'NOISE' as const }], 'LOST'],
    [meaning('OPEN', [order, other]), [ready], 'LOST'],
    [meaning('OPEN', [order, other]), [ready, { ...ready, ...other }], 'READY_RIGHT'],
    [meaning('OPEN', [order, other]), [ready, { ...guessed, ...other }], 'GUESSED_RIGHT'],
    [meaning('OPEN', [order, other]), [guessed], 'GUESSED_RIGHT'],
    [{ ...meaning('OPEN'), orders: [{ sku: '373326', amount: 3 }] }, [ready], 'READY_WRONG'],
    [{ ...meaning('OPEN'), orders: [{ sku: '373326', amount: 3 }] }, [guessed], 'GUESSED_RIGHT'],
    [meaning('UNCLEAR'), [ready], 'READY_WRONG'],
    [meaning('UNCLEAR'), [guessed], 'ASKED'],
    [meaning('NOT_ORDERED'), [{ status: 'NOT_ORDERED' as const }], 'SILENT'],
    [meaning('NOT_ORDERED'), [incomplete], 'SHOWN'],
    [meaning('NOISE'), [guessed], 'GUESSED_WRONG'],
    [meaning('NOISE'), [ready], 'READY_WRONG'],
  ] as const)('%j shown as %j is %s', (line, shown, verdict) => {
    expect(judgeLine(line, shown)).toBe(verdict);
  });
});
