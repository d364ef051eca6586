import { valueAt } from '../bootstrap/read-json.mjs';

const GROUPS = ['dependencies', 'devDependencies', 'optionalDependencies'];

/**
 * Dependencies that name a version of their own instead of the workspace's catalog. Two versions of one library are
 * two truths; peerDependencies are left out, because a range is their point.
 *
 * @param manifest a package.json as it was read
 * @returns a sentence for each
 */
export const offCatalog = (manifest: unknown): readonly string[] =>
  GROUPS.flatMap((group) =>
    Object.entries(valueAt(manifest, group) ?? {})
      .filter(([, version]) => !/^(?:catalog:|workspace:[*^])$/.test(String(version)))
      .map(
        ([dependency, version]) =>
          `${String(valueAt(manifest, 'name'))}: ${dependency} is "${String(version)}"; write "catalog:" and put the version into pnpm-workspace.yaml`,
      ),
  );
