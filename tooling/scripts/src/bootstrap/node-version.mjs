import { CommandError } from './fail.mjs';

const OLDEST = /** @type {const} */ ([20, 19]);

/** Refuses a Node that is too old, before anything fails for a reason nobody understands. */
export const checkNodeVersion = (version = process.versions.node) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  throw new CommandError(
    `Node ${version} is too old: install Node ${OLDEST.join('.')} or newer from https://nodejs.org, then run the command again.`,
  );
};
