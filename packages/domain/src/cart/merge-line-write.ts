import { amountStamp, contestOf, isNewer, remarkStamp, type Contest } from './line-stamp';
import {
  REMARKS,
  type LineAction,
  type LineContent,
  type LineStamp,
  type LineWrite,
  type LineWriteResult,
  type Remark,
  type Remarks,
  type StoredLine,
  type WrittenContent,
} from './line-write';
import { isSameAmount, lineContentOf, writtenAmount } from './written-line';

/** What a write is to one thing of a line. */
interface Wish<Value> {
  readonly before: Value;
  /** Undefined: the write does not name it. */
  readonly wanted: Value | undefined;
  readonly isSame: (a: Value, b: Value) => boolean;
  /** When it was changed last. */
  readonly stamp: LineStamp;
}

/** What became of it. */
interface Part<Value> {
  readonly after: Value;
  /** What can be had instead, where two buyers wanted it otherwise. */
  readonly other: Value;
  readonly contest: Contest;
  readonly isChanged: boolean;
  readonly stamp: LineStamp;
}

const decide = <Value>(
  { before, wanted, isSame, stamp }: Wish<Value>,
  line: StoredLine,
  write: LineWrite,
  action: LineAction,
): Part<Value> => {
  const stays = { after: before, other: before, contest: 'FRESH', isChanged: false, stamp } as const;
  if (wanted === undefined) return stays;
  if (isSame(before, wanted))
    return isNewer(action, stamp) ? { ...stays, stamp: { ...action, version: stamp.version } } : stays;
  const contest = contestOf(stamp, line, write, action);
  if (contest === 'LOST') return { ...stays, other: wanted, contest };
  return {
    after: wanted,
    other: contest === 'WON' ? before : wanted,
    contest,
    isChanged: true,
    // Who saw a change acted after it, whatever the clocks say.
    stamp: { ...action, actedAt: Math.max(action.actedAt, stamp.actedAt), version: line.version + 1 },
  };
};

/** Remarks with a stamp of their own. */
const stampedRemarks = (
  remarks: readonly (readonly [Remark, Part<string>])[],
): Pick<StoredLine, 'remarkStamps'> => {
  const stamped = remarks.filter(([, { stamp }]) => stamp.version > 0);
  return stamped.length === 0
    ? {}
    : { remarkStamps: Object.fromEntries(stamped.map(([remark, { stamp }]) => [remark, stamp])) };
};

/**
 * Puts what a write names into a line that is there, each thing by its own history: a remark never takes an amount with
 * it, nor an amount a remark.
 *
 * @param line with the write's operation among those it knows
 * @param present what the line holds
 */
export const mergeLineWrite = (
  line: StoredLine,
  present: LineContent,
  written: WrittenContent,
  write: LineWrite,
  action: LineAction,
): LineWriteResult => {
  const isAmountNamed =
    written.amount !== undefined || written.unitAbbreviation !== undefined || written.plan !== undefined;
  const amount = decide(
    {
      before: present,
      wanted: isAmountNamed ? writtenAmount(present, written) : undefined,
      isSame: isSameAmount,
      stamp: amountStamp(line),
    },
    line,
    write,
    action,
  );
  const remarks = REMARKS.map((remark) => {
    const wish = {
      before: present[remark] ?? '',
      wanted: written[remark],
      isSame: Object.is,
      stamp: remarkStamp(line, remark),
    };
    return [remark, decide(wish, line, write, action)] as const;
  });
  const remarksOf = (which: 'after' | 'other'): Remarks =>
    Object.fromEntries(remarks.map(([remark, part]) => [remark, part[which]]));

  const parts = [amount, ...remarks.map(([, part]) => part)];
  const content = lineContentOf(amount.after, remarksOf('after'));
  const version = parts.some(({ isChanged }) => isChanged) ? line.version + 1 : line.version;
  const next: StoredLine = {
    version,
    content,
    actedAt: amount.stamp.actedAt,
    operationId: amount.stamp.operationId,
    ...(amount.stamp.version !== version && { amountVersion: amount.stamp.version }),
    ...stampedRemarks(remarks),
    knownOperationIds: line.knownOperationIds,
  };
  const contests = parts.map(({ contest }) => contest);
  if (contests.every((contest) => contest === 'FRESH')) return { outcome: 'APPLIED', line: next };
  return {
    outcome: contests.includes('WON') ? 'WON' : 'LOST',
    line: next,
    conflict: { kept: content, dropped: lineContentOf(amount.other, remarksOf('other')) },
  };
};
