import type { LineWrite, LineWriteResult, StoredLine } from './line-write';
import { isSameContent } from './same-content';

/** Operation ids kept for each line. A client repeats its latest writes only, so a few are enough. */
export const REMEMBERED_OPERATIONS = 20;

/**
 * Decides what becomes of a write to one line.
 *
 * A write that saw the current version is applied. If the line was changed since, the action that is newer by the
 * buyers' own time wins, whichever arrived first; of two at the same moment the one with the greater operation id,
 * so that every order of arrival ends alike. Both wanting the same is no conflict. A write whose operation id was
 * taken in before changes nothing.
 *
 * @param current undefined when the cart never had the line
 * @param now epoch milliseconds of the server, when the write came in
 * @example
 * const write = { content: { amount: 2, unitAbbreviation: 'KT' }, seenVersion: 0, ageMs: 40 };
 * resolveLineWrite(undefined, write, now).line.version // 1
 */
export const resolveLineWrite = (
  current: StoredLine | undefined,
  write: LineWrite,
  now: number,
): LineWriteResult => {
  const { operationId, seenVersion, content } = write;
  const actedAt = now - Math.max(write.ageMs ?? 0, 0);
  const known = remember(current?.knownOperationIds ?? [], operationId);
  const written = { content, actedAt, operationId, knownOperationIds: known };
  if (current === undefined) return { outcome: 'APPLIED', line: { version: 1, ...written } };

  if (operationId !== undefined && current.knownOperationIds.includes(operationId)) {
    return { outcome: 'REPEATED', line: current };
  }
  const next = { version: current.version + 1, ...written };
  if (seenVersion === undefined || seenVersion === current.version) return { outcome: 'APPLIED', line: next };

  const newer = isNewer(written, current);
  if (isSameContent(current.content, content)) {
    const { version } = current;
    return {
      outcome: 'APPLIED',
      line: newer ? { version, ...written } : { ...current, knownOperationIds: known },
    };
  }
  return newer
    ? { outcome: 'WON', line: next, conflict: { kept: content, dropped: current.content } }
    : {
        outcome: 'LOST',
        line: { ...current, knownOperationIds: known },
        conflict: { kept: current.content, dropped: content },
      };
};

const remember = (known: readonly string[], operationId: string | undefined): readonly string[] =>
  operationId === undefined ? known : [...known, operationId].slice(-REMEMBERED_OPERATIONS);

type Action = Pick<StoredLine, 'actedAt' | 'operationId'>;

const isNewer = (a: Action, b: Action): boolean =>
  a.actedAt === b.actedAt ? (a.operationId ?? '') > (b.operationId ?? '') : a.actedAt > b.actedAt;
