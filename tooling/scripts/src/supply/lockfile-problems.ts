import type { Lockfile } from './lockfile';

const VERSION = /^\d+\.\d+\.\d+(?:-[\w.-]+)?(?:\+[\w.-]+)?$/;
const INTEGRITY = /^sha512-[A-Za-z0-9+/]{86}==$/;

/**
 * What of a lockfile does not come from the registry by its checksum: archives from elsewhere, repositories, folders,
 * packages nobody can check.
 *
 * @returns a sentence for each
 * @example lockfileProblems(readLockfile(text)) // ["left-pad@1.3.0: comes from http://…, not from the registry"]
 */
export const lockfileProblems = ({ packages, asked, overrides }: Lockfile): readonly string[] => [
  ...packages.flatMap(({ id, version, resolution }) => {
    const { integrity, ...elsewhere } = resolution;
    return [
      ...(VERSION.test(version) ? [] : [`${id}: is no version of the registry`]),
      ...(typeof integrity === 'string' && INTEGRITY.test(integrity)
        ? []
        : [`${id}: has no SHA-512 checksum`]),
      ...Object.entries(elsewhere).map(
        ([key, value]) => `${id}: comes from elsewhere (${key}: ${String(value)}), not from the registry`,
      ),
    ];
  }),
  ...asked.flatMap(({ folder, name, specifier, version }) =>
    specifier === 'catalog:' ||
    specifier === overrides.get(name) ||
    (/^workspace:[*^]$/.test(specifier) && version.startsWith('link:'))
      ? []
      : [`${folder}: asks for ${name} as "${specifier}", which is neither the catalog's nor the workspace's`],
  ),
];
