import { defineConfig } from 'vitest/config';

const conditions = ['@gastroshop/source', 'node'];

/**
 * Settings every package's vitest.config.ts starts from. Workspace packages resolve to their sources,
 * so that a test never runs against a stale build.
 *
 * @param {import('vitest/config').ViteUserConfig['test']} [test] what this package needs besides
 */
export const vitestConfig = (test = {}) =>
  defineConfig({
    // Not "module" or "import": Vitest hands these on to Node, whose require would then load the wrong half of a package.
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    test: {
      include: ['src/**/*.test.{ts,tsx}'],
      // A cold, loaded machine needs far longer than the defaults for a first render or database start.
      testTimeout: 20_000,
      hookTimeout: 30_000,
      reporters: ['default', ['json', { outputFile: '.reports/vitest.json' }]],
      ...test,
    },
  });
