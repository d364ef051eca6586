/** Codes of PostgreSQL and Node that say: the database cannot be reached or is going down. */
const GONE = /^(?:08\w{3}|57P0[123]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT)$/;
const MESSAGES =
  /Connection terminated|Query read timeout|not queryable|timeout exceeded when trying to connect|has stopped/;

/** Whether an error means that the database is away for the moment, not that the call was wrong. */
export const isDatabaseGone = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return GONE.test(code) || MESSAGES.test(error.message);
};
