import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exitCodeOf, root } from './run.mjs';

/**
 * The version of Node that the image ships, as its file says.
 *
 * @param {string} containerfile
 * @returns {string} as "24.21.0"
 * @throws Error where the file leaves it open, or names two
 */
export const shippedVersion = (containerfile) => {
  const versions = new Set(
    [...containerfile.matchAll(/^FROM node:(\S+)/gm)].map(([, tag = '']) => tag.split('-')[0] ?? ''),
  );
  const [version = ''] = versions;
  if (versions.size !== 1 || !/^\d+\.\d+\.\d+$/.test(version))
    throw new Error(
      `The image has to be made on one named version of Node, not on ${[...versions].join(' and ')}`,
    );
  return version;
};

/** The version that this workspace ships. */
export const imageNodeVersion = shippedVersion(
  readFileSync(path.join(root, 'docs/operations/Containerfile'), 'utf8'),
);

/** Node's own builds, which npm has for each platform without anything to run at their installation. */
const builds = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const fetched = path.join(root, 'node_modules/.cache/gastroshop/node', imageNodeVersion);
const program = path.join(
  fetched,
  'node_modules',
  builds,
  process.platform === 'win32' ? 'bin/node.exe' : 'bin/node',
);

/**
 * The program of that version, if it is on this machine.
 *
 * @returns {string | undefined}
 */
export const findImageNode = () => {
  if (process.version === `v${imageNodeVersion}`) return process.execPath;
  return existsSync(program) ? program : undefined;
};

/** Fetches it. Nothing of it is part of the product. */
export const fetchImageNode = async () => {
  mkdirSync(fetched, { recursive: true });
  writeFileSync(path.join(fetched, 'package.json'), '{ "private": true }\n');
  return await exitCodeOf(
    'npm',
    [
      'install',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      '--loglevel=error',
      `${builds}@${imageNodeVersion}`,
    ],
    { cwd: fetched },
  );
};
