import { describe, expect, it } from 'vitest';
import { offCatalog } from './uncataloged-versions';

describe('offCatalog', () => {
  it('lets catalog and workspace versions pass', () => {
    expect(
      offCatalog({
        name: 'a',
        dependencies: { zod: 'catalog:' },
        devDependencies: { b: 'workspace:*', c: 'workspace:^' },
      }),
    ).toEqual([]);
  });

  it.each(['dependencies', 'devDependencies', 'optionalDependencies'] as const)(
    'names a version of its own in %s',
    (group) => {
      expect(offCatalog({ name: 'a', [group]: { zod: '^4.0.0' } })).toEqual([
        'a: zod is "^4.0.0"; write "catalog:" and put the version into pnpm-workspace.yaml',
      ]);
    },
  );
});
