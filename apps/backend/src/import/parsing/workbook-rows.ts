import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { UnreadableFileError } from './entry';
import type { TableRow } from './table-rows';
import type { WorkbookFound } from './workbook-worker';

/** Workbooks are read as a whole. */
const LARGEST = 64 * 1024 * 1024;

/** What reading one may take of the memory. */
const MEMORY_MB = 2_048;

const workerFile = (): string =>
  fileURLToPath(
    import.meta.url.endsWith('.ts')
      ? new URL('workbook-worker-source.mjs', import.meta.url)
      : new URL('workbook-worker.js', import.meta.url),
  );

const readInThread = async (bytes: Uint8Array): Promise<WorkbookFound> => {
  const pool = new Piscina<Uint8Array, WorkbookFound>({
    filename: workerFile(),
    maxThreads: 1,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    // The thread needs nothing of the environment, and secrets are in it.
    env: {},
  });
  // What happens to the thread is told by the promise of its job; an error that nobody hears would end the process.
  pool.on('error', () => undefined);
  try {
    return await pool.run(bytes);
  } catch (error) {
    // The thread has ended by its bound; the process goes on.
    if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
      throw new UnreadableFileError(
        'The workbook takes more memory than there is for one; save its sheet as CSV, which may be of any size.',
      );
    throw error;
  } finally {
    await pool.destroy();
  }
};

/**
 * The rows of a workbook's first sheet that is not hidden. It is unpacked and read in a thread of its own: buyers are
 * answered meanwhile.
 *
 * @throws UnreadableFileError when it is no workbook, or too large to be one
 */
export async function* workbookRows(source: AsyncIterable<Buffer>): AsyncGenerator<TableRow, undefined> {
  const held: Buffer[] = [];
  let size = 0;
  for await (const chunk of source) {
    size += chunk.length;
    if (size > LARGEST)
      throw new UnreadableFileError(
        'The workbook has more than 64 MB; save its sheet as CSV, which may be of any size.',
      );
    held.push(chunk);
  }
  const found = await readInThread(Buffer.concat(held));
  if ('problem' in found) throw new UnreadableFileError(found.problem);
  yield* found.rows;
  return undefined;
}
