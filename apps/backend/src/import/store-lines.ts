import type { Queries } from '../db';
import type { Importer } from './persistence/importer';

/**
 * Stores lines that a program made, in a transaction that is open: as a file of them would be stored, but as a whole or
 * not at all.
 *
 * @throws Error when a line is refused
 */
export const storeLines = async <Line>(
  queries: Queries,
  importer: Importer<Line>,
  lines: readonly Line[],
): Promise<void> => {
  for (let start = 0; start < lines.length; start += importer.batch) {
    const batch = lines.slice(start, start + importer.batch);
    const outcomes = await importer.store(queries, batch);
    for (const [position, outcome] of outcomes.entries()) {
      if (typeof outcome === 'string') continue;
      throw new Error(`Line ${start + position + 1} is refused: ${outcome.refused}`);
    }
  }
};
