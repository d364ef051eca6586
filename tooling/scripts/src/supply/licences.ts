import satisfies from 'spdx-satisfies';

/** SPDX names of the licences packages may be under. None asks for the source of what uses it. */
const ALLOWED: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Asks for changes to its own files only.
  'MPL-2.0',
  // Fonts.
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Zlib',
];

/** Packages whose manifest names no SPDX licence, and what their licence file was read to be. */
export const READ_BY_US: Readonly<Record<string, string>> = {
  'parse-cache-control@1.0.1': 'BSD-3-Clause',
  'png-js@1.1.0': 'MIT',
  'spawndamnit@3.0.1': 'MIT',
};

/**
 * The SPDX expression a package is under.
 *
 * @param licence what its manifest says
 */
export const licenceOf = (id: string, licence: string): string => READ_BY_US[id] ?? licence;

const isAllowed = (licence: string): boolean => {
  try {
    return satisfies(licence, [...ALLOWED]);
  } catch {
    // Nothing SPDX knows.
    return false;
  }
};

/**
 * Packages under a licence nobody has agreed to, or under none.
 *
 * @param licences what manifests say, by id of the package
 * @returns a sentence for each
 */
export const licenceProblems = (licences: ReadonlyMap<string, string>): readonly string[] => [
  ...[...licences]
    .filter(([id, licence]) => !isAllowed(licenceOf(id, licence)))
    .map(
      ([id, licence]) =>
        `${id}: is under "${licence}". Read its licence file; name the licence in licences.ts if it may be used.`,
    ),
  ...Object.keys(READ_BY_US)
    .filter((id) => !licences.has(id))
    .map((id) => `${id}: its licence was read by us, but it is not installed any more; take the line out.`),
];
