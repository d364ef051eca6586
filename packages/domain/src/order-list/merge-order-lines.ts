import { decimal, type Decimal, type DecimalString } from '../money';
import { MAX_AMOUNT, ratioOf, storageQuantity, type Unit } from '../quantity';

/** What joining needs of a unit. */
export type OrderUnit = Pick<Unit, 'abbreviation' | 'ratio'>;

/** A line of an order list whose article and unit are known. */
export interface ResolvedOrderLine {
  readonly lineNumber: number;
  readonly sku: string;
  readonly amount: number;
  readonly unit: OrderUnit;
}

/**
 * What joining did:
 *
 * - JOINED: the list names the article more than once, and the amounts were added up;
 * - JOINED_IN_SMALLER_UNIT: it did so in different units, and the smaller one was taken;
 * - NOT_WHOLE: the sum is no whole number of that unit, so that there is no amount to order yet;
 * - TOO_LARGE: the sum is above 99999, so that there is none either.
 */
export type MergeWarning = 'JOINED' | 'JOINED_IN_SMALLER_UNIT' | 'NOT_WHOLE' | 'TOO_LARGE';

/** The one line that is ordered of an article. */
export interface MergedOrderLine {
  readonly sku: string;
  readonly unit: OrderUnit;
  /** 1 to 99999; missing when the sum cannot be ordered, see the remarks. */
  readonly amount?: number | undefined;
  /** The exact sum in storage units. */
  readonly storageQuantity: DecimalString;
  /** The lines it was joined from, in their order. */
  readonly lineNumbers: readonly number[];
  readonly remarks: readonly MergeWarning[];
}

/**
 * One line per article, in the order in which the list first names them, because a cart has one line per sku.
 * Repeated amounts and scans add up; an article in two units is joined in the smaller one, and the line says so.
 * What is joined is worth exactly what its lines were, in storage units.
 *
 * @throws RangeError when an amount or a ratio is no number above 0
 */
export const mergeOrderLines = (lines: readonly ResolvedOrderLine[]): readonly MergedOrderLine[] => {
  const groups = new Map<string, Group>();
  for (const line of lines) {
    if (!(line.amount > 0)) {
      throw new RangeError(`Not an amount above 0 in line ${line.lineNumber}: ${line.amount}`);
    }
    const storage = decimal(storageQuantity(line.amount, line.unit));
    const group = groups.get(line.sku);
    if (group === undefined) {
      groups.set(line.sku, {
        unit: line.unit,
        inSeveralUnits: false,
        storage,
        lineNumbers: [line.lineNumber],
      });
    } else addTo(group, line, storage);
  }
  return [...groups].map(([sku, group]) => joinedLine(sku, group));
};

interface Group {
  unit: OrderUnit;
  inSeveralUnits: boolean;
  storage: Decimal;
  readonly lineNumbers: number[];
}

const addTo = (group: Group, line: ResolvedOrderLine, storage: Decimal): void => {
  group.storage = group.storage.plus(storage);
  group.lineNumbers.push(line.lineNumber);
  // Two names for the same quantity are one unit to the warehouse; the first name stays.
  const difference = ratioOf(line.unit).comparedTo(ratioOf(group.unit));
  if (difference !== 0) group.inSeveralUnits = true;
  if (difference < 0) group.unit = line.unit;
};

const joinedLine = (sku: string, { unit, inSeveralUnits, storage, lineNumbers }: Group): MergedOrderLine => {
  const ratio = ratioOf(unit);
  const exact = storage.dividedBy(ratio);
  const remarks: MergeWarning[] = [];
  if (inSeveralUnits) remarks.push('JOINED_IN_SMALLER_UNIT');
  else if (lineNumbers.length > 1) remarks.push('JOINED');
  // The rest decides, not the quotient: 1 ÷ 0.3 has no end.
  const isWhole = storage.modulo(ratio).isZero();
  if (!isWhole) remarks.push('NOT_WHOLE');
  const isTooLarge = exact.greaterThan(MAX_AMOUNT);
  if (isTooLarge) remarks.push('TOO_LARGE');
  return {
    sku,
    unit,
    ...(isWhole && !isTooLarge ? { amount: exact.toNumber() } : {}),
    storageQuantity: storage.toFixed(),
    lineNumbers,
    remarks,
  };
};
