import { existsSync } from 'node:fs';
import path from 'node:path';

const REPOSITORY = path.resolve(import.meta.dirname, '../../../..');

/** An app that is a static build of its own. */
export interface BuiltApp {
  readonly name: 'shop' | 'fair' | 'cms-preview';
  /** Where it lives, with a slash at both ends. */
  readonly base: string;
}

/** The three apps that share one origin. */
export const APPS: readonly BuiltApp[] = [
  { name: 'shop', base: '/' },
  { name: 'fair', base: '/subshop/promotions/' },
  { name: 'cms-preview', base: '/cms-preview/' },
];

/** The folder of an app's build, as its build command leaves it. */
export const buildOf = ({ name }: BuiltApp): string => path.join(REPOSITORY, 'apps', name, 'dist');

/** Whether an app has been built. */
export const isBuilt = (app: BuiltApp): boolean => existsSync(path.join(buildOf(app), 'index.html'));

/** The files of the documented configuration, which installations copy, with the names nginx finds them by. */
export const DOCUMENTED = {
  'nginx.conf': 'site.conf',
  'nginx-fair.conf': 'fair.conf',
  'nginx-paths.conf': 'paths.conf',
  'nginx-server.conf': 'gastroshop-server.conf',
  'nginx-files.conf': 'gastroshop-files.conf',
} as const;
/** A file of the documented configuration, see {@link DOCUMENTED}. */
export type DocumentedFile = keyof typeof DOCUMENTED;

/** All of them. */
export const DOCUMENTED_FILES: readonly DocumentedFile[] = [
  'nginx.conf',
  'nginx-fair.conf',
  'nginx-paths.conf',
  'nginx-server.conf',
  'nginx-files.conf',
];

/** Where a file of the documented configuration is. */
export const documentedPath = (name: DocumentedFile): string =>
  path.join(REPOSITORY, 'docs/operations', name);
