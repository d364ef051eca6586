import type { LineConflict } from '@gastroshop/api-contract';
import { resolveLineWrite, type LineWrite } from '@gastroshop/domain/cart';
import { throwProblem } from '../../http';
import type { PendingLine } from './pending-line';

/** What a buyer wants of one line. */
export interface CartLineChange {
  readonly sku: string;
  readonly write: LineWrite;
  /** Version of the cart the buyer saw. Missing: an old client, which refers to no cart. */
  readonly seenCartVersion?: number | undefined;
  /** Opaque; missing: what the line had stays. */
  readonly nara?: unknown;
  /** The line is taken out because the whole cart is emptied. */
  readonly withCart?: boolean | undefined;
}

/** What became of a buyer's wishes. */
export interface Decision {
  /** All lines known, by sku, in the order of the cart. */
  readonly lines: ReadonlyMap<string, PendingLine>;
  /** Lines that have to be stored. */
  readonly touched: readonly PendingLine[];
  readonly conflicts: readonly LineConflict[];
}

/** Who writes, and when. */
export interface Writer {
  readonly userId: string;
  readonly now: Date;
}

const written = (
  before: PendingLine | undefined,
  wish: CartLineChange,
  stored: PendingLine['stored'],
  { userId, now }: Writer,
  lastPosition: number,
): PendingLine => {
  const old = before?.stored.content;
  return {
    sku: wish.sku,
    // A line that comes back comes last.
    position:
      before === undefined || (old === undefined && stored.content !== undefined)
        ? lastPosition + 1
        : before.position,
    stored,
    removed:
      stored.content !== undefined
        ? undefined
        : old === undefined
          ? before?.removed
          : { content: old, at: now, withCart: wish.withCart ?? false },
    nara: wish.nara ?? before?.nara,
    updatedAt: now,
    updatedBy: userId,
  };
};

/** A write that names no amount changes a line that is there; a repeated one has done so already. */
const isRemarkOnNothing = (before: PendingLine | undefined, { write }: CartLineChange): boolean => {
  const { content, operationId } = write;
  if (content === undefined || before?.stored.content !== undefined) return false;
  if (content.amount !== undefined && content.unitAbbreviation !== undefined) return false;
  return operationId === undefined || before?.stored.knownOperationIds.includes(operationId) !== true;
};

const lastOf = (lines: readonly PendingLine[]): number =>
  lines.reduce((last, { position }) => Math.max(last, position), 0);

/**
 * Decides each wish against the stored lines. Of two wishes for one sku in one request the later counts. Nothing is
 * checked against the article here.
 *
 * @throws ProblemError invalid-request for a write without an amount where there is no line
 * @param lastPosition where the last line stands, if not all lines are given
 */
export const decideWrites = (
  stored: readonly PendingLine[],
  wishes: readonly CartLineChange[],
  writer: Writer,
  lastPosition: number = lastOf(stored),
): Decision => {
  const lines = new Map(stored.map((line) => [line.sku, line]));
  const touched = new Map<string, PendingLine>();
  const conflicts: LineConflict[] = [];
  let last = lastPosition;

  for (const wish of wishes) {
    const before = lines.get(wish.sku);
    // Taking out what never was in leaves no trace.
    if (before === undefined && wish.write.content === undefined) continue;
    if (isRemarkOnNothing(before, wish))
      throwProblem('invalid-request', {
        field: 'amount',
        detail: 'The line is not in the cart. Name an amount and a unit to put it in.',
      });
    const seenVersion = touched.has(wish.sku) ? before?.stored.version : wish.write.seenVersion;
    const write = { ...wish.write, seenVersion };
    const result = resolveLineWrite(before?.stored, write, writer.now.getTime());
    if ('conflict' in result) conflicts.push({ sku: wish.sku, ...result.conflict });
    if (result.line === before?.stored) continue;
    const after =
      before?.stored.version === result.line.version
        ? { ...before, stored: result.line }
        : written(before, wish, result.line, writer, last);
    last = Math.max(last, after.position);
    lines.set(wish.sku, after);
    touched.set(wish.sku, after);
  }
  const inOrder = [...lines.values()].sort((a, b) => a.position - b.position);
  return {
    lines: new Map(inOrder.map((line) => [line.sku, line])),
    touched: [...touched.values()],
    conflicts,
  };
};
