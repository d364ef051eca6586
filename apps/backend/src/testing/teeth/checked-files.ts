import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Check } from './check';
import { findChecks } from './find-guards';

const SOURCES = path.resolve(import.meta.dirname, '../..');

/** Rooms that work with what belongs to somebody. */
const ROOMS = ['access', 'calls', 'http', 'jobs', 'modules', 'order-paper', 'search-engine', 'sign-on'];

/** The name of a file below the sources, if its checks are taken away; with slashes on every system. */
export const checkedFile = (file: string): string | undefined => {
  const name = path.relative(SOURCES, file).replaceAll('\\', '/');
  const [room = ''] = name.split('/');
  const isChecked = ROOMS.includes(room) && name.endsWith('.ts') && !/\.test\.ts$|\/testing\//.test(name);
  return isChecked ? name : undefined;
};

/** Every check of the backend's sources. */
export const allChecks = (): readonly Check[] =>
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .flatMap((name) => {
      const file = path.join(SOURCES, name);
      const known = checkedFile(file);
      return known === undefined ? [] : findChecks(known, readFileSync(file, 'utf8'));
    });
