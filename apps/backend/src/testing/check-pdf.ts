import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Whether the checker of PDF files is on this machine. Continuous integration has to have it. */
export const hasPdfChecker = async (): Promise<boolean> => {
  try {
    await run('qpdf', ['--version']);
    return true;
  } catch {
    if (process.env['CI'] !== undefined && process.env['CI'] !== '')
      throw new Error('qpdf is missing: it checks every PDF, npm test installs it');
    process.stdout.write('qpdf is not on this machine: what it would find in PDF files was not looked for\n');
    return false;
  }
};

/** What the checker finds wrong with a file; nothing where all is well. */
export const pdfFaults = async (bytes: Buffer): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'pdf-'));
  try {
    const file = join(folder, 'checked.pdf');
    await writeFile(file, bytes);
    await run('qpdf', ['--check', file]);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await rm(folder, { recursive: true });
  }
};
