import type { Queries } from '../db';
import { handOverAgain, missingHandOvers, parkedJobs, type OpenJob } from './hand-overs';

/** How the command is written. */
export const HAND_OVER_USAGE = 'hand-over --missing | --again TENANT/ORDER | --parked';

/** The command is written wrongly, or names an order there is not; its message says so. */
export class HandOverCommandError extends Error {}

/** Where the command reads and writes. */
export interface HandOverTerminal {
  /** Runs some work in one transaction of the configured database. */
  readonly inOne: <Result>(work: (queries: Queries) => Promise<Result>) => Promise<Result>;
  readonly say: (line: string) => void;
}

const ORDER = /^([A-Z]{2})\/(.+)$/;

const lineOf = ({ kind, subject, createdAt, isParked, tries, dueAt, error }: OpenJob): string =>
  [
    kind,
    subject,
    createdAt.toISOString(),
    isParked ? 'parked' : `waiting, ${tries} tries, next ${dueAt?.toISOString() ?? ''}`,
    error ?? '',
  ].join('\t');

const again = async (named: string | undefined, { inOne, say }: HandOverTerminal): Promise<void> => {
  const [, tenant, orderId] = ORDER.exec(named ?? '') ?? [];
  if (tenant === undefined || orderId === undefined) throw new HandOverCommandError(HAND_OVER_USAGE);
  if (!(await inOne((queries) => handOverAgain(queries, { tenant, orderId }))))
    throw new HandOverCommandError(`There is no order ${tenant}/${orderId}`);
  say(`${tenant}/${orderId} is handed over again as soon as a backend with a receiver runs`);
};

/**
 * Tells what was accepted and not handed over, or has an order handed over again.
 *
 * @param words what follows the command's name
 * @throws HandOverCommandError
 */
export const handOverCommand = async (
  [option, named, ...more]: readonly string[],
  terminal: HandOverTerminal,
): Promise<void> => {
  const { inOne, say } = terminal;
  const isPlain = named === undefined;
  if (option === '--missing' && isPlain) for (const job of await inOne(missingHandOvers)) say(lineOf(job));
  else if (option === '--parked' && isPlain) for (const job of await inOne(parkedJobs)) say(lineOf(job));
  else if (option === '--again' && more.length === 0) await again(named, terminal);
  else throw new HandOverCommandError(HAND_OVER_USAGE);
};
