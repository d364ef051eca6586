import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Dots per inch: letters of 7 points can be read, and a page fits a screen. */
const RESOLUTION = '96';

/** Whether the program that draws pages is on this machine. */
export const hasPageDrawer = async (): Promise<boolean> => {
  try {
    await run('pdftoppm', ['-v']);
    return true;
  } catch {
    return false;
  }
};

/** Writes a PDF, and each of its pages as PNG beside it; `file` is the path without an ending. */
export const drawPages = async (file: string, bytes: Buffer): Promise<void> => {
  await writeFile(`${file}.pdf`, bytes);
  await run('pdftoppm', ['-png', '-r', RESOLUTION, `${file}.pdf`, file]);
};
