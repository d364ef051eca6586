import { BaseSequencer } from 'vitest/node';

/**
 * An order of test files: those named begin first, as they are named. Vitest goes by size, and by durations where an
 * earlier run left some; a fresh checkout has none, and a small file that takes long would end alone.
 *
 * @param {readonly string[]} names ends of paths
 */
export const longestFirst = (names) => {
  /** @param {import('vitest/node').TestSpecification} file */
  const placeOf = ({ moduleId }) => {
    const place = names.findIndex((name) => moduleId.endsWith(`/${name}`));
    return place === -1 ? names.length : place;
  };
  return class extends BaseSequencer {
    /**
     * @override
     * @param {import('vitest/node').TestSpecification[]} files
     */
    async sort(files) {
      const sorted = await super.sort(files);
      return sorted.toSorted((a, b) => placeOf(a) - placeOf(b));
    }
  };
};
