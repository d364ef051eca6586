import { randomUUID } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';

/**
 * Puts a file into a folder that somebody else watches: written and synced under a hidden name, then renamed, so that
 * nobody ever reads half of it.
 *
 * @param name made of letters, digits, points and hyphens
 */
export const dropFile = async (folder: string, name: string, text: string): Promise<void> => {
  if (!/^[\w-][\w.-]*$/.test(name)) throw new Error('Not a name for a file');
  await mkdir(folder, { recursive: true });
  const unfinished = path.join(folder, `.${name}.${randomUUID()}.part`);
  const file = await open(unfinished, 'wx');
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path.join(folder, name));
  const directory = await open(folder, 'r');
  await directory.sync().finally(() => directory.close());
};
