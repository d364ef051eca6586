import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SettingsError } from './settings-error';

/** The environment of a process. */
type Variables = Readonly<Record<string, string | undefined>>;

const FILE = '_FILE';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';

/** The text of a file without its mark at the beginning and the line ends at its end, which editors put there. */
const readText = (file: string): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)).replace(/[\r\n]+$/, '');

/**
 * Fills in settings that stand in files: `APP_SECRET_FILE=/run/secrets/app-secret` instead of `APP_SECRET`, as container
 * platforms hand secrets over. Any setting may come that way. No sentence holds what a file says, nor a value that is no
 * path: somebody may have put the secret itself there.
 *
 * @param variables the environment; an empty one counts as missing
 * @param names the settings there are
 * @returns the environment with the contents in place of the files
 * @throws SettingsError naming every setting that stands there twice and every file that cannot be read or is empty
 */
export const withFiles = (variables: Variables, names: readonly string[]): Variables => {
  const filled = { ...variables };
  const sentences = names.flatMap((name) => {
    const setting = name + FILE;
    const file = variables[setting] ?? '';
    if (file === '') return [];
    if ((variables[name] ?? '') !== '')
      return [`${name} and ${setting} exclude each other: set one of them.`];
    if (!path.isAbsolute(file)) return [`${setting} has to be the absolute path of a file.`];
    try {
      const text = readText(file);
      if (text === '') return [`${setting}: the file ${file} is empty.`];
      filled[name] = text;
      return [];
    } catch (error) {
      return [`${setting}: the file ${file} cannot be read (${codeOf(error)}).`];
    }
  });
  if (sentences.length > 0) throw new SettingsError(sentences.join('\n'));
  return filled;
};
