import { findNginx } from './find-nginx';

/** How journeys come to the shop: through the web server with its three roots, or to the backend, which serves them. */
export type WayToShop = 'backend' | 'roots';

const COMPLETE_RUN = 'e2e';

/**
 * How the journeys of a script come to the shop. `E2E_WAY` decides otherwise.
 *
 * @throws Error in CI, where the complete run must not leave out what needs the web server
 */
export const serverMode = (script: string): WayToShop => {
  const wanted = process.env['E2E_WAY'] ?? (script === COMPLETE_RUN ? 'roots' : 'backend');
  if (wanted !== 'roots') return 'backend';
  if (findNginx() !== undefined) return 'roots';
  const sentence =
    'There is no nginx. Install it with: apt-get install --yes --no-install-recommends nginx-light';
  if (process.env['CI'] !== undefined) throw new Error(sentence);
  // Workers read the configuration as well and need not repeat it.
  if (process.env['TEST_WORKER_INDEX'] === undefined)
    process.stderr.write(
      `${sentence}\nThe journeys go to the backend, those of the web server are left out.\n`,
    );
  return 'backend';
};
