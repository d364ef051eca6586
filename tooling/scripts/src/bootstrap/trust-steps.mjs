/**
 * What `npm run trust` runs, one after the other. Each is a test that also runs, with fewer tries, in the complete run.
 *
 * @typedef {object} TrustStep
 * @property {string} name
 * @property {string} [folder] of its package; of the backend where it is left out
 * @property {readonly string[]} files
 * @property {string} config
 * @property {Readonly<Record<string, number>>} sizes settings in the environment, at their full size
 */

const FAULTS = 'vitest.faults.config.ts';
const QUICK = 'vitest.config.ts';

/** @type {readonly TrustStep[]} */
export const TRUST_STEPS = [
  {
    name: 'rights',
    files: ['src/testing/access-control', 'src/testing/conformance/roles.test.ts'],
    config: QUICK,
    sizes: {},
  },
  { name: 'streams', files: ['src/resilience/stopping.faults.ts'], config: FAULTS, sizes: { STREAMS: 2000 } },
  { name: 'outages', files: ['src/resilience/outages.faults.ts'], config: FAULTS, sizes: { OUTAGES: 100 } },
  {
    name: 'fuzz',
    files: ['src/testing/fuzz/requests.test.ts'],
    config: 'vitest.fuzz.config.ts',
    sizes: { REQUESTS: 150_000 },
  },
  {
    name: 'cart',
    folder: 'packages/cart',
    files: ['src/tabs/cart-model.test.ts'],
    config: QUICK,
    sizes: { STORIES: 10_000 },
  },
  {
    name: 'money',
    files: ['src/testing/money/thousand-carts.faults.ts'],
    config: FAULTS,
    sizes: { CARTS_PRINTED: 1_000 },
  },
  {
    name: 'papers',
    files: ['src/resilience/large-papers.faults.ts'],
    config: FAULTS,
    sizes: { PAPER_LINES: 10_000 },
  },
  {
    name: 'imports',
    files: ['src/resilience/large-imports.faults.ts'],
    config: FAULTS,
    sizes: { IMPORT_ROWS: 200_000 },
  },
  { name: 'kills', files: ['src/resilience/kill.faults.ts'], config: FAULTS, sizes: { KILLS: 1000 } },
];

/**
 * Sizes for a shorter run.
 *
 * @param {TrustStep['sizes']} sizes
 * @param {number} share of the full size, above 0 and at most 1
 * @returns {Record<string, string>}
 */
export const sizesOf = (sizes, share) =>
  Object.fromEntries(
    Object.entries(sizes).map(([name, full]) => [name, String(Math.max(1, Math.ceil(full * share)))]),
  );

/**
 * The figures a test printed, each as the cells of a line.
 *
 * @param {string} output
 * @returns {string[][]}
 */
export const figuresIn = (output) =>
  output
    .split('\n')
    .filter((line) => line.startsWith('figure |'))
    .map((line) =>
      line
        .split('|')
        .slice(1)
        .map((cell) => cell.trim()),
    );
