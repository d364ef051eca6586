import { describe, expect, it } from 'vitest';
import { manifestProblems } from './manifest-problems';
import { publishedManifest } from './published-manifest';

const GOOD = {
  name: '@gastroshop/ui',
  license: 'MIT',
  homepage: 'https://example.org',
  bugs: 'https://example.org/issues',
  repository: { directory: 'packages/ui' },
  keywords: ['components'],
  files: ['dist', 'src', 'CHANGELOG.md'],
  exports: { './testing': './src/testing.ts' },
  publishConfig: {
    provenance: true,
    exports: { '.': './dist/index.js', './themes/*.css': './dist/themes/*.css' },
  },
  dependencies: { '@gastroshop/domain': 'workspace:^', clsx: 'catalog:' },
  peerDependencies: { react: '>=19.2', '@mantine/core': '^9.7.3' },
};

const problemsOf = (differing: object) => manifestProblems(publishedManifest({ ...GOOD, ...differing }));

describe('manifestProblems', () => {
  it('lets a package pass that says everything', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it.each([
    [{ private: true }, 'is private'],
    [{ homepage: undefined }, 'has no homepage'],
    [{ repository: undefined }, 'has no repository'],
    [{ keywords: [] }, 'has no keywords'],
    [{ files: ['dist', 'CHANGELOG.md'] }, 'does not pack its sources'],
    [{ dependencies: { '@gastroshop/domain': 'workspace:*' } }, 'asks for @gastroshop/domain in one version'],
    [{ dependencies: { '@gastroshop/domain': '1.0.0' } }, 'asks for @gastroshop/domain in one version'],
    [{ dependencies: { i18next: 'catalog:' } }, 'brings its own i18next'],
    [{ peerDependencies: { react: '>=19' } }, 'takes react ">=19", and needs ">=19.2"'],
    [{ peerDependencies: { '@mantine/core': '9.7.3' } }, 'takes @mantine/core in "9.7.3" alone'],
    [{ publishConfig: { provenance: true, exports: {} } }, 'exports no sheets of themes'],
    [{ publishConfig: { exports: GOOD.publishConfig.exports } }, 'does not prove where it was built'],
  ])('refuses %j', (differing, problem) => {
    expect(problemsOf(differing)).toEqual([expect.stringContaining(problem)]);
  });
});
