import { valueAt } from '../bootstrap/read-json.mjs';

/**
 * Packages that could be published without saying from which commit and by which run they were built. npm refuses to
 * publish one that has to say so from anywhere but a build service that can prove it.
 *
 * @param manifests each package.json of the workspace, parsed
 * @returns a sentence for each
 */
export const provenanceProblems = (manifests: readonly unknown[]): readonly string[] =>
  manifests
    .filter((manifest) => valueAt(manifest, 'private') !== true)
    .filter((manifest) => valueAt(manifest, 'publishConfig', 'provenance') !== true)
    .map(
      (manifest) =>
        `${String(valueAt(manifest, 'name'))} is published without provenance: "publishConfig": { "provenance": true }.`,
    );
