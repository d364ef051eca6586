import { amountStamp, contestOf, isNewer, remarkStamp } from './line-stamp';
import {
  REMARKS,
  type LineAction,
  type LineContent,
  type LineWrite,
  type LineWriteResult,
  type StoredLine,
} from './line-write';
import { mergeLineWrite } from './merge-line-write';
import { isEqualContent } from './same-content';
import { lineContentOf, writtenAmount } from './written-line';

/** Operation ids kept for each line. A client repeats its latest writes only, so a few are enough. */
export const MAX_KNOWN_OPERATIONS = 20;

/**
 * Decides what becomes of a write to one line.
 *
 * A write changes what it names: the amount with its unit and plan, and each remark for itself; what it leaves out
 * stays. What the buyer saw is replaced. What was changed since is the later action's by the buyers' own time, whichever
 * arrived first; of two at the same moment the one with the greater operation id, so that every order of arrival ends
 * alike. Both wanting the same is no conflict. A write whose operation id was taken in before changes nothing.
 *
 * @param current undefined when the cart never had the line
 * @param now epoch milliseconds of the server, when the write came in
 * @throws RangeError when the write names no amount of a line that never was there
 * @example
 * const write = { content: { amount: 2, unitAbbreviation: 'KT' }, seenVersion: 0, ageMs: 40 };
 * resolveLineWrite(undefined, write, now).line.version // 1
 */
export const resolveLineWrite = (
  current: StoredLine | undefined,
  write: LineWrite,
  now: number,
): LineWriteResult => {
  const { operationId, content } = write;
  const action = { actedAt: now - Math.max(write.ageMs ?? 0, 0), operationId };
  const knownOperationIds = remember(current?.knownOperationIds ?? [], operationId);
  if (current === undefined) {
    const started = content === undefined ? undefined : freshContent(content);
    if (content !== undefined && started === undefined)
      throw new RangeError('A write to a line that is not there names no amount');
    return { outcome: 'APPLIED', line: { version: 1, content: started, ...action, knownOperationIds } };
  }
  if (operationId !== undefined && current.knownOperationIds.includes(operationId))
    return { outcome: 'REPEATED', line: current };
  const known = { ...current, knownOperationIds };
  return current.content === undefined || content === undefined
    ? replaceLine(known, write, action)
    : mergeLineWrite(known, current.content, content, write, action);
};

const freshContent = (written: NonNullable<LineWrite['content']>): LineContent | undefined => {
  const amount = writtenAmount(undefined, written);
  return amount && lineContentOf(amount, written);
};

/** A line is taken out, or comes back: that is about all of it at once. */
const replaceLine = (line: StoredLine, write: LineWrite, action: LineAction): LineWriteResult => {
  const written = write.content && freshContent(write.content);
  // A remark on a line that is gone has nothing to stand on.
  if (write.content !== undefined && written === undefined) return { outcome: 'APPLIED', line };
  const stamps = [amountStamp(line), ...REMARKS.map((remark) => remarkStamp(line, remark))];
  const latest = stamps.reduce((last, stamp) => (isNewer(stamp, last) ? stamp : last));
  const version = Math.max(...stamps.map((stamp) => stamp.version));
  const moment = { actedAt: Math.max(action.actedAt, latest.actedAt), operationId: action.operationId };
  const next: StoredLine = {
    version: line.version + 1,
    content: written,
    ...moment,
    knownOperationIds: line.knownOperationIds,
  };
  if (isEqualContent(line.content, written)) {
    const isLater = isNewer(action, latest);
    return { outcome: 'APPLIED', line: isLater ? { ...line, ...action } : line };
  }
  // Who saw no line and there is none agrees with the cart: only the order of the actions counts.
  const sawNone = line.content === undefined && write.seenVersion === 0;
  if (sawNone && action.actedAt >= latest.actedAt) return { outcome: 'APPLIED', line: next };
  const contest = sawNone ? 'LOST' : contestOf({ ...latest, version }, line, write, action);
  if (contest === 'FRESH') return { outcome: 'APPLIED', line: next };
  return contest === 'WON'
    ? { outcome: 'WON', line: next, conflict: { kept: written, dropped: line.content } }
    : { outcome: 'LOST', line, conflict: { kept: line.content, dropped: written } };
};

const remember = (known: readonly string[], operationId: string | undefined): readonly string[] =>
  operationId === undefined ? known : [...known, operationId].slice(-MAX_KNOWN_OPERATIONS);
