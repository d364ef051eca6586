import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const noteShape = z.object({ file: z.string(), asked: z.array(z.string()) });

/**
 * Files of tests by the checks they ask, as the tests themselves noted it in a folder.
 *
 * @param failing files that are left out
 */
export const readAskedByTests = (
  folder: string,
  failing: readonly string[],
): ReadonlyMap<string, readonly string[]> => {
  const notes = readdirSync(folder)
    .map((name) => noteShape.parse(JSON.parse(readFileSync(path.join(folder, name), 'utf8'))))
    .filter(({ file }) => !failing.includes(file));
  const filesOf = new Map<string, string[]>();
  // Who asks little is about what it asks, and quick.
  for (const { file, asked } of notes.toSorted((a, b) => a.asked.length - b.asked.length))
    for (const id of asked) filesOf.set(id, [...(filesOf.get(id) ?? []), file]);
  return filesOf;
};
