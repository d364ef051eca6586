import { type Remark, type Remarks, REMARKS } from '@gastroshop/domain/cart';
import { mergeOrderLines, type ResolvedOrderLine } from '@gastroshop/domain/order-list';
import { unitByAbbreviation } from '@gastroshop/domain/quantity';
import { joinRemarks, type LineOfSeveral, type OptimisticCartLine } from '@gastroshop/storefront/cart';
import type { PadLine } from '../lines/pad-line';

/** What the rows of the pad make of the cart. */
export interface CartTransfer {
  /** The lines as the cart shall have them. */
  readonly lines: readonly LineOfSeveral[];
  /** The rows behind each article. */
  readonly ids: ReadonlyMap<string, readonly number[]>;
  /** Articles whose amounts were added up: with each other, or with what was in the cart. */
  readonly joined: number;
  /** Articles whose amounts cannot be ordered together, in any one unit. */
  readonly apart: readonly string[];
}

/** What the cart shows of an article. */
export interface PresentLine extends Pick<OptimisticCartLine, 'amount' | 'unit'> {
  readonly remarks?: Remarks | undefined;
}

/** Stands for what is in the cart already. */
const IN_CART = 0;

/** What the rows say of their line, after what it says already; what they say nothing of is not written at all. */
const remarksOf = (ofRows: readonly Remarks[], present: Remarks): Remarks | undefined => {
  const named = joinRemarks(ofRows);
  const isNamed = (remark: Remark): boolean => named[remark] !== undefined;
  if (!REMARKS.some(isNamed)) return undefined;
  const joined = joinRemarks([present, ...ofRows]);
  return Object.fromEntries(REMARKS.filter(isNamed).map((remark) => [remark, joined[remark]]));
};

/**
 * Works out what the cart has to hold: one line per article, rows of the same article and what is in the cart already
 * added up, in the smaller unit where they differ.
 *
 * @param lines the rows that are ready
 * @param present what the cart shows of an article now, with what waits to be sent
 */
export const planCartTransfer = (
  lines: readonly PadLine[],
  present: (sku: string) => PresentLine | undefined,
): CartTransfer => {
  const wanted: ResolvedOrderLine[] = [];
  const noted = new Map<string, Remarks[]>();
  const counted = new Set<string>();
  for (const { row, product, unit, amount } of lines) {
    if (product === undefined || unit === undefined || amount === undefined) continue;
    const { sku } = product;
    const line = counted.has(sku) ? undefined : present(sku);
    const lineUnit = line && unitByAbbreviation(product.units, line.unit);
    // A unit the article is not sold in any more gives way to the one asked for.
    if (line !== undefined && lineUnit !== undefined)
      wanted.push({ lineNumber: IN_CART, sku, amount: line.amount, unit: lineUnit });
    if (row.remarks !== undefined) noted.set(sku, [...(noted.get(sku) ?? []), row.remarks]);
    counted.add(sku);
    wanted.push({ lineNumber: row.id, sku, amount, unit });
  }
  const joined = mergeOrderLines(wanted);
  const together = joined.flatMap(({ amount, ...line }) =>
    amount === undefined ? [] : [{ ...line, amount }],
  );
  return {
    lines: together.map(({ sku, amount, unit }) => {
      const remarks = remarksOf(noted.get(sku) ?? [], present(sku)?.remarks ?? {});
      return { sku, amount, unit: unit.abbreviation, ...(remarks !== undefined && { remarks }) };
    }),
    ids: new Map(
      together.map(({ sku, lineNumbers }) => [sku, lineNumbers.filter((number) => number !== IN_CART)]),
    ),
    joined: together.filter(({ lineNumbers }) => lineNumbers.length > 1).length,
    apart: joined.filter(({ amount }) => amount === undefined).map(({ sku }) => sku),
  };
};
