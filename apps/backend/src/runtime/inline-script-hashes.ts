import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A script that stands in a page itself; what only names a file has `src`. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The hashes of the scripts that stand inside the pages of a folder, as a content security policy names them.
 *
 * @param folder of a build; pages in folders below are not looked at
 * @example await inlineScriptHashes('packages/ui/storybook-static') // ['sha256-…', …]
 */
export const inlineScriptHashes = async (folder: string): Promise<string[]> => {
  const pages = (await readdir(folder)).filter((name) => name.endsWith('.html'));
  const texts = await Promise.all(pages.map((name) => readFile(path.join(folder, name), 'utf8')));
  const scripts = texts.flatMap((text) => [...text.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script));
  return [
    ...new Set(scripts.map((script) => `sha256-${createHash('sha256').update(script).digest('base64')}`)),
  ];
};
