import type { Queries } from '../db';
import { doAgain, handOverAgain, missingHandOvers, parkedJobs, type OpenJob } from './hand-overs';

/** How the command is written. */
export const HAND_OVER_USAGE =
  'hand-over --missing | --parked | --again TENANT/ORDER | --again KIND [SUBJECT]';

/** The command is written wrongly, or names what there is not; its message says so. */
export class HandOverCommandError extends Error {}

/** Where the command reads and writes. */
export interface HandOverTerminal {
  /** Runs some work in one transaction of the configured database. */
  readonly inOne: <Result>(work: (queries: Queries) => Promise<Result>) => Promise<Result>;
  readonly say: (line: string) => void;
}

const ORDER = /^([A-Z]{2})\/(.+)$/;

const stateOf = ({ state, tries, dueAt }: OpenJob): string => {
  switch (state) {
    case 'parked':
      return 'parked';
    case 'none':
      return 'without a job';
    case 'waiting':
      return `waiting, ${tries} tries, next ${dueAt?.toISOString() ?? ''}`;
  }
};

const lineOf = (job: OpenJob): string =>
  [job.kind, job.subject, job.createdAt.toISOString(), stateOf(job), job.error ?? ''].join('\t');

const orderAgain = async (
  order: { readonly tenant: string; readonly orderId: string },
  { inOne, say }: HandOverTerminal,
): Promise<void> => {
  const name = `${order.tenant}/${order.orderId}`;
  switch (await inOne((queries) => handOverAgain(queries, order))) {
    case 'unknown':
      throw new HandOverCommandError(`There is no order ${name}`);
    case 'at-work':
      say(`${name} is being handed over at this moment: see --missing in a minute`);
      return;
    case 'queued':
      say(`${name} is handed over again as soon as a backend with a receiver runs`);
  }
};

const again = async ([named = '', subject]: readonly string[], terminal: HandOverTerminal): Promise<void> => {
  const [, tenant, orderId] = ORDER.exec(named) ?? [];
  if (tenant !== undefined && orderId !== undefined && subject === undefined) {
    await orderAgain({ tenant, orderId }, terminal);
    return;
  }
  const count = await terminal.inOne((queries) => doAgain(queries, named, subject));
  if (count === undefined) throw new HandOverCommandError(HAND_OVER_USAGE);
  if (count === 0 && subject !== undefined)
    throw new HandOverCommandError(`There is no parked ${named} of ${subject}`);
  terminal.say(`${count} of ${named} are done again as soon as a backend with their receiver runs`);
};

/**
 * Tells what was accepted and not handed over, or has an order handed over again, or what was given up done again.
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
  else if (option === '--again' && !isPlain && more.length <= 1) await again([named, ...more], terminal);
  else throw new HandOverCommandError(HAND_OVER_USAGE);
};
