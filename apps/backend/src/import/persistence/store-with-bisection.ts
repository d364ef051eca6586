import type { Queries } from '../../db';
import { rejected, type LineOutcome } from './line-outcome';
import type { TransactionRunner } from './transaction-runner';

/** Classes of database errors that say something about the data: data exceptions and broken constraints. */
const DATA_ERROR = /^2[23]/;

const dataError = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && DATA_ERROR.test(error.code)
    ? error.message
    : undefined;

/**
 * Stores lines in one transaction. Where the database does not take one of them, its batch is halved until it stands alone
 * and is refused: all the others are stored.
 *
 * @throws whatever is not about the data, a lost connection for one
 */
export const storeWithBisection = async <Line>(
  transact: TransactionRunner,
  store: (queries: Queries, lines: readonly Line[]) => Promise<readonly LineOutcome[]>,
  lines: readonly Line[],
): Promise<readonly LineOutcome[]> => {
  if (lines.length === 0) return [];
  try {
    return await transact((queries) => store(queries, lines));
  } catch (error) {
    const reason = dataError(error);
    if (reason === undefined) throw error;
    if (lines.length === 1) return [rejected(`the database does not take it: ${reason}`)];
    const half = Math.ceil(lines.length / 2);
    return [
      ...(await storeWithBisection(transact, store, lines.slice(0, half))),
      ...(await storeWithBisection(transact, store, lines.slice(half))),
    ];
  }
};
