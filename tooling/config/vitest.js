import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

const conditions = ['@gastroshop/source', 'node'];

const TESTS = 'src/**/*.test.{ts,tsx}';

/** Setup file for packages that test properties: the values tried are the same in every run, unless PROPERTY_SEED says otherwise. */
export const propertySeed = fileURLToPath(new URL('property-seed.js', import.meta.url));

/**
 * What a run leaves out: where there is no PostgreSQL, files all of whose tests need one, for a file without a single test
 * would be a failure. The complete run says at its end what it did without.
 *
 * @param {string[]} files
 */
export const withoutPostgresql = (files) => [
  ...configDefaults.exclude,
  ...((process.env['TEST_DATABASE_URL'] ?? '') === '' ? files : []),
];

/**
 * Settings every package's vitest.config.ts starts from. Workspace packages resolve to their sources,
 * so that a test never runs against a stale build.
 *
 * The files share what they import within a process, which makes them several times quicker. Those named as `alone`
 * start afresh each, because they leave something behind in what all share.
 *
 * @param {import('vitest/config').ViteUserConfig['test']} [test] what this package needs besides
 * @param {string[]} [alone] files that cannot share
 */
export const vitestConfig = (test = {}, alone = []) =>
  defineConfig({
    // Not "module" or "import": Vitest hands these on to Node, whose require would then load the wrong half of a package.
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    test: {
      // A cold, loaded machine needs far longer than the defaults for a first render or database start.
      testTimeout: 20_000,
      hookTimeout: 30_000,
      reporters: ['default', ['json', { outputFile: '.reports/vitest.json' }]],
      isolate: false,
      ...(alone.length === 0 && { include: [TESTS] }),
      ...test,
      ...(alone.length > 0 && {
        projects: [
          {
            extends: true,
            test: { name: 'together', include: [TESTS], exclude: [...configDefaults.exclude, ...alone] },
          },
          { extends: true, test: { name: 'alone', isolate: true, include: alone } },
        ],
      }),
    },
  });
