import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { valueAt } from '../bootstrap/read-json.mjs';

/** A package as the lockfile names it. */
export interface LockedPackage {
  /** Name and version, `@scope/name@1.2.3`. */
  readonly id: string;
  readonly name: string;
  readonly version: string;
  /** What the lockfile says of where it comes from. */
  readonly resolution: Readonly<Record<string, unknown>>;
  /** Needed by some machines only, so that it may be missing on this one. */
  readonly isOptional: boolean;
  /** Ids of the packages it loads. */
  readonly needs: readonly string[];
}

/** What the workspace itself asks for. */
interface Asked {
  /** The folder, relative to the top. */
  readonly folder: string;
  readonly name: string;
  readonly specifier: string;
  /** Version, or a link to another folder. */
  readonly version: string;
}

/** Everything a lockfile says. */
export interface Lockfile {
  readonly packages: readonly LockedPackage[];
  readonly asked: readonly Asked[];
  /** Versions that the workspace has chosen for everybody; they stand in place of what a package asks for. */
  readonly overrides: ReadonlyMap<string, string>;
}

const GROUPS = ['dependencies', 'devDependencies', 'optionalDependencies'];

const entriesOf = (node: unknown): readonly (readonly [string, unknown])[] =>
  typeof node === 'object' && node !== null ? Object.entries(node) : [];

/** Which packages a package was installed beside stands in brackets behind its version. */
const withoutPeers = (id: string): string => id.replace(/\(.*$/, '');

/** Where a package has another name than in the registry, its version is the whole id. */
const idOf = (name: string, version: string): string => {
  const plain = withoutPeers(version);
  return plain.includes('@') ? plain : `${name}@${plain}`;
};

/** Reads the text of a `pnpm-lock.yaml`. */
export const readLockfile = (text: string): Lockfile => {
  const document: unknown = parse(text);
  const snapshots = new Map<string, { needs: Set<string>; isOptional: boolean }>();
  for (const [key, snapshot] of entriesOf(valueAt(document, 'snapshots'))) {
    const id = withoutPeers(key);
    const known = snapshots.get(id) ?? { needs: new Set<string>(), isOptional: true };
    for (const group of GROUPS)
      for (const [name, version] of entriesOf(valueAt(snapshot, group)))
        known.needs.add(idOf(name, String(version)));
    snapshots.set(id, {
      ...known,
      isOptional: known.isOptional && valueAt(snapshot, 'optional') === true,
    });
  }
  return {
    packages: entriesOf(valueAt(document, 'packages')).map(([id, one]) => {
      const at = id.lastIndexOf('@');
      const snapshot = snapshots.get(id);
      return {
        id,
        name: id.slice(0, at),
        version: id.slice(at + 1),
        resolution: Object.fromEntries(entriesOf(valueAt(one, 'resolution'))),
        isOptional: snapshot?.isOptional ?? false,
        needs: [...(snapshot?.needs ?? [])].filter((need) => !need.includes('link:')).sort(),
      };
    }),
    asked: entriesOf(valueAt(document, 'importers')).flatMap(([folder, importer]) =>
      GROUPS.flatMap((group) =>
        entriesOf(valueAt(importer, group)).map(([name, how]) => ({
          folder,
          name,
          specifier: String(valueAt(how, 'specifier')),
          version: String(valueAt(how, 'version')),
        })),
      ),
    ),
    overrides: new Map(
      entriesOf(valueAt(document, 'overrides')).map(([name, version]) => [name, String(version)]),
    ),
  };
};

/** The lockfile of the workspace. */
export const workspaceLockfile = (file: string): Lockfile => readLockfile(readFileSync(file, 'utf8'));
