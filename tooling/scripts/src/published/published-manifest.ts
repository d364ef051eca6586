/** What of a package's manifest concerns whoever installs it. */
export interface PublishedManifest {
  readonly name: string;
  readonly private: boolean;
  readonly license: string;
  readonly homepage: string;
  readonly bugs: string;
  readonly repository: string;
  readonly keywords: readonly string[];
  readonly files: readonly string[];
  readonly exports: readonly string[];
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peers: Readonly<Record<string, string>>;
  readonly hasProvenance: boolean;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const textsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(textOf) : []);

const OWN = 'workspace:';

/** How the registry tells a version: `workspace:^` becomes a range, `workspace:*` the one version of today. */
const rangesOf = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(recordOf(value)).map(([name, range]) => {
      const text = textOf(range);
      return [name, text.startsWith(OWN) ? text.slice(OWN.length).replace(/^[~^]$/, '$&0.0.0') : text];
    }),
  );

/** Reads a package.json as it is in the registry. */
export const publishedManifest = (json: unknown): PublishedManifest => {
  const manifest = recordOf(json);
  const published = recordOf(manifest['publishConfig']);
  return {
    name: textOf(manifest['name']),
    private: manifest['private'] === true,
    license: textOf(manifest['license']),
    homepage: textOf(manifest['homepage']),
    bugs: textOf(manifest['bugs']),
    repository: textOf(recordOf(manifest['repository'])['directory']),
    keywords: textsOf(manifest['keywords']),
    files: textsOf(manifest['files']),
    exports: Object.keys(recordOf(published['exports'] ?? manifest['exports'])),
    dependencies: rangesOf(manifest['dependencies']),
    peers: rangesOf(manifest['peerDependencies']),
    hasProvenance: published['provenance'] === true,
  };
};
