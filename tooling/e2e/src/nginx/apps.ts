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

/** The documented configuration, which installations copy. */
export const DOCUMENTED = path.join(REPOSITORY, 'docs/operations/nginx.conf');
