/**
 * Codes of PostgreSQL and Node that say: the database cannot be reached, is going down, has no room, may only be read for
 * the moment, or gave this transaction up for another's sake.
 */
const GONE = new RegExp(
  `^(?:${[
    '08\\w{3}', // connections
    '53\\w{3}', // disk full, out of memory, too many connections
    '57P0[1-5]', // shut down, crashed, starting
    '58000|58030', // the machine below it
    '57014|25P0[34]', // a statement took too long, or the work between two
    '25006', // a standby, or a server that was closed to writes
    '3D000|28\\w{3}', // not there yet, or not to be entered, while it is being restored
    '40001|40P01|55P03', // gave way to another transaction
    'ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOENT',
    'ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN',
  ].join('|')})$`,
);
const MESSAGES =
  /Connection terminated|Query read timeout|not queryable|timeout exceeded when trying to connect|has stopped/;

/** Codes that say: what is read is there, but nothing more can be written. */
const READ_ONLY = /^(?:53100|58030|25006)$/;

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

/** Whether an error means that the database is away for the moment, not that the call was wrong. */
export const isDatabaseGone = (error: unknown): boolean =>
  error instanceof Error && (GONE.test(codeOf(error)) || MESSAGES.test(error.message));

/** Whether an error means that the database takes no writes: its disk is full or broken, or it is a standby. */
export const isWriteRefused = (error: unknown): boolean =>
  error instanceof Error && READ_ONLY.test(codeOf(error));
