import { Readable } from 'node:stream';
import type { Store } from '../../db';
import { jsonLines } from '../parsing/json-lines';
import { runImport, type ImportOptions, type ImportResult } from '../run-import';
import type { RefusedLine } from '../persistence/check-lines';
import type { Importer } from '../persistence/importer';

/** Imports lines as a file of them would be: objects are written as JSON, texts as they are. */
export const importOf = async <Line>(
  store: Store,
  importer: Importer<Line>,
  lines: readonly unknown[],
  options: Partial<ImportOptions> = {},
): Promise<ImportResult & { readonly refusals: readonly RefusedLine[] }> => {
  const refusals: RefusedLine[] = [];
  const file = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  const result = await runImport(store, importer, jsonLines(Readable.from([Buffer.from(file)])), {
    name: 'test',
    onRefused: (line) => void refusals.push(line),
    ...options,
  });
  return { ...result, refusals };
};
