import type { LineAction, LineStamp, LineWrite, Remark, StoredLine } from './line-write';

/** When amount, unit and plan of a line were changed last, or the line was taken out. */
export const amountStamp = ({ version, amountVersion, actedAt, operationId }: StoredLine): LineStamp => ({
  version: amountVersion ?? version,
  actedAt,
  operationId,
});

/** Before everything: a remark that nobody has touched. */
const NEVER: LineStamp = { version: 0, actedAt: Number.NEGATIVE_INFINITY };

/** When a remark of a line was changed last; one of a line stored without stamps counts with the line. */
export const remarkStamp = (line: StoredLine, remark: Remark): LineStamp => {
  const { version, actedAt, operationId, content, remarkStamps } = line;
  if (remarkStamps?.[remark] !== undefined) return remarkStamps[remark];
  return content?.[remark] === undefined ? NEVER : { version, actedAt, operationId };
};

/** Of two actions the newer; at the same moment the one with the greater operation id, so that arrival never decides. */
export const isNewer = (a: LineAction, b: LineAction): boolean =>
  a.actedAt === b.actedAt ? (a.operationId ?? '') > (b.operationId ?? '') : a.actedAt > b.actedAt;

/** What a write is to something that was changed before: made in its sight, or else the newer or the older of two. */
export type Contest = 'FRESH' | 'WON' | 'LOST';

/**
 * Judges a write against the last change of what it names. Who saw that change may replace it. Who did not, or does not
 * say so, and acted before it has lost.
 */
export const contestOf = (
  stamp: LineStamp,
  line: Pick<StoredLine, 'version'>,
  { seenVersion, ageMs, afterOperationIds = [] }: LineWrite,
  action: LineAction,
): Contest => {
  // One's own earlier write is seen without an answer to it.
  if (stamp.operationId !== undefined && afterOperationIds.includes(stamp.operationId)) return 'FRESH';
  if (seenVersion === undefined)
    return ageMs !== undefined && stamp.actedAt > action.actedAt ? 'LOST' : 'FRESH';
  if (seenVersion >= stamp.version && seenVersion <= line.version) return 'FRESH';
  return isNewer(action, stamp) ? 'WON' : 'LOST';
};
