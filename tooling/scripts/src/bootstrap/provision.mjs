import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { findOnPath } from './find-browser.mjs';
import { fetchImageNode } from './image-node.mjs';
import { NEEDS } from './needs.mjs';
import { fetchServerPrograms } from './postgres.mjs';
import { exitCodeOf, root } from './run.mjs';

/** @typedef {import('./needs.mjs').Need} Need */

/**
 * How this machine installs its packages: the words before "apt-get".
 *
 * @returns {readonly string[] | undefined} undefined where there is no apt, or nobody who may use it without being asked
 */
const wayToApt = () => {
  if (process.platform !== 'linux' || findOnPath('apt-get') === undefined) return undefined;
  if (process.getuid?.() === 0) return [];
  if (findOnPath('sudo') === undefined) return undefined;
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n'] : undefined;
};

/** @typedef {'chromium' | 'postgres' | 'node'} Elsewhere */

/**
 * What is done about programs that are missing. What Debian has none of comes from elsewhere in any case.
 *
 * @param {readonly Need[]} missing
 * @param {{ mayInstall: boolean, apt: readonly string[] | undefined }} machine
 * @returns {{ packages: readonly string[], elsewhere: readonly Elsewhere[] }}
 */
export const provisionsFor = (missing, { mayInstall, apt }) => {
  if (!mayInstall) return { packages: [], elsewhere: [] };
  return {
    packages: apt === undefined ? [] : missing.flatMap(({ debian }) => debian),
    elsewhere: missing.flatMap(({ debian, elsewhere }) =>
      elsewhere === undefined || (apt !== undefined && debian.length > 0) ? [] : [elsewhere],
    ),
  };
};

/** Playwright of the journeys, so that its browser is the one that they ask for. */
const playwright = path.join(root, 'tooling/e2e/node_modules/.bin/playwright');

const missingNow = () => NEEDS.filter(({ isThere }) => !isThere());

/**
 * Installs Debian's packages, those that the machine's sources have: one that is unknown there does not keep the others away.
 *
 * @param {readonly string[]} apt
 * @param {readonly string[]} packages
 */
const installPackages = async (apt, packages) => {
  const [asRoot, ...flags] = apt;
  const program = asRoot ?? 'apt-get';
  const before = asRoot === undefined ? [] : [...flags, 'apt-get'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = /** @type {const} */ (['ignore', 'ignore', 'inherit']);
  await exitCodeOf(program, [...before, 'update', '-qq'], { env, stdio: [...quiet] });
  const install = [...before, 'install', '--yes', '-qq', '--no-install-recommends'];
  if ((await exitCodeOf(program, [...install, ...packages], { env, stdio: [...quiet] })) === 0) return;
  for (const name of packages) await exitCodeOf(program, [...install, name], { env, stdio: [...quiet] });
};

/**
 * Brings what the complete run needs beside Node, as far as this machine lets it, and says so in one line.
 *
 * @param {boolean} mayInstall false: nothing is installed
 * @returns {Promise<readonly Need[]>} what is still missing
 */
export const provision = async (mayInstall) => {
  const missing = missingNow();
  if (missing.length === 0) return [];
  const apt = wayToApt();
  const { packages, elsewhere } = provisionsFor(missing, { mayInstall, apt });
  if (packages.length + elsewhere.length === 0) return missing;
  console.log(
    `▸ Installing ${missing.map(({ name }) => name).join(', ')} (${[...(packages.length > 0 ? [`apt-get install ${packages.join(' ')}`] : []), ...(elsewhere.length > 0 ? ['from npm and Playwright'] : [])].join(', ')}; "npm test -- --no-install" goes without) …`,
  );
  if (apt !== undefined && packages.length > 0) await installPackages(apt, packages);
  if (elsewhere.includes('chromium')) await exitCodeOf(playwright, ['install', 'chromium']);
  if (elsewhere.includes('postgres')) await fetchServerPrograms();
  if (elsewhere.includes('node')) await fetchImageNode();
  return missingNow();
};
