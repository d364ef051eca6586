import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A call that can be looked for. */
export interface CallEntry {
  readonly name: string;
  /** Method and path. */
  readonly place: string;
  /** Its place in the API reference. */
  readonly href: string;
}

/** What an export is. */
export type ExportKind = 'component' | 'function' | 'type' | 'value';

/** Names a module exports, by what they are. */
export type ModuleExports = Readonly<Partial<Record<ExportKind, readonly string[]>>>;

/** Everything that can be looked for. */
export interface PackageIndex {
  readonly calls: readonly CallEntry[];
  /** By module, `@gastroshop/ui/search`. */
  readonly exports: Readonly<Record<string, ModuleExports>>;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** As the API reference names the page of a group of calls. */
const areaPage = (tag: string): string => `${tag.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.html`;

/** The calls of an OpenAPI document. */
export const callEntries = (document: unknown): readonly CallEntry[] => {
  const paths = isRecord(document) && isRecord(document['paths']) ? document['paths'] : {};
  return Object.entries(paths).flatMap(([address, methods]) =>
    Object.entries(isRecord(methods) ? methods : {}).flatMap(([method, call]): readonly CallEntry[] => {
      if (!isRecord(call) || typeof call['operationId'] !== 'string') return [];
      const { operationId: name, tags } = call;
      const tag = Array.isArray(tags) ? String(tags[0]) : '';
      const href = `/api-reference/${areaPage(tag)}#${name}`;
      return [{ name, place: `${method.toUpperCase()} ${address}`, href }];
    }),
  );
};

const EXPORTED = /^export (?:declare )?(const|function|class|interface|type|enum) (\w+)(.*)$/gm;

const kindOf = (word: string, name: string, rest: string): ExportKind => {
  if (word === 'interface' || word === 'type') return 'type';
  const takes = word === 'function' || /^(?:<[^>]*>)?: (?:<[^>]*>)?\(/.test(rest);
  if (!takes) return 'value';
  return rest.includes('ReactNode') && /^\p{Lu}/u.test(name) ? 'component' : 'function';
};

/**
 * What a report of a package's exports names, by what it is.
 *
 * @param isWanted whether a name is taken
 */
export const exportsOf = (report: string, isWanted: (name: string) => boolean): ModuleExports => {
  const found: Partial<Record<ExportKind, string[]>> = {};
  for (const [, word = '', name = '', rest = ''] of report.matchAll(EXPORTED))
    if (isWanted(name)) (found[kindOf(word, name, rest)] ??= []).push(name);
  return found;
};

/** The doors of a package by the files of their reports: `texts-de` is `./texts/de`. */
const doorsOf = (folder: string): ReadonlyMap<string, string> => {
  const manifest = json(path.join(folder, 'package.json'));
  const doors = isRecord(manifest) && isRecord(manifest['exports']) ? Object.keys(manifest['exports']) : [];
  return new Map(
    doors.map((door) => [door === '.' ? 'index' : door.slice(2).replaceAll('/', '-'), door.slice(1)]),
  );
};

/** Everything of the packages and the backend that a developer may look for. */
export const packageIndex = (repository: string): PackageIndex => {
  const packages = path.join(repository, 'packages');
  const calls = callEntries(json(path.join(packages, 'api-contract/openapi.json')));
  const exports: Record<string, ModuleExports> = {};
  for (const name of readdirSync(packages)) {
    const reports = path.join(packages, name, 'api');
    if (!existsSync(reports)) continue;
    // A call is listed as one, and what two doors lead to once, at the first.
    const known = new Set(name === 'api-client' ? calls.map((call) => call.name) : []);
    const isNew = (found: string): boolean => !known.has(found) && known.add(found).has(found);
    for (const [report, door] of doorsOf(path.join(packages, name))) {
      const file = path.join(reports, `${report}.api.md`);
      if (existsSync(file))
        exports[`@gastroshop/${name}${door}`] = exportsOf(readFileSync(file, 'utf8'), isNew);
    }
  }
  return { calls, exports };
};
