import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Puts a file into a folder that somebody else watches: written and synced under a hidden name, then renamed, so that
 * nobody ever reads half of it.
 *
 * @param text the whole file, or its pieces as they come
 * @param name that of a file, not of a path, and not a hidden one
 */
export const dropFile = async (
  folder: string,
  name: string,
  text: string | AsyncIterable<string>,
): Promise<void> => {
  if (path.basename(name) !== name || /^\.|^$|[\\\0]/.test(name)) throw new Error('Not a name for a file');
  await mkdir(folder, { recursive: true });
  const unfinished = path.join(folder, `.${name}.${randomUUID()}.part`);
  const file = await open(unfinished, 'wx');
  try {
    await writeFile(file, text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path.join(folder, name));
  const directory = await open(folder, 'r');
  await directory.sync().finally(() => directory.close());
};
