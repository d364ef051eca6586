type Load = () => Promise<string>;

// Each is a file of its own, loaded by whoever opens it.
const readmes = import.meta.glob<string>('../../../../packages/*/README.md', {
  query: '?raw',
  import: 'default',
});
const examples = import.meta.glob<string>(
  ['../../../../examples/*/**/*.{ts,tsx,js,mjs,html,css}', '!**/node_modules/**', '!**/dist/**'],
  { query: '?raw', import: 'default' },
);
const overviews = import.meta.glob<string>(
  ['../../../../examples/README.md', '../../../../docs/operations/other-sites.md'],
  { query: '?raw', import: 'default' },
);

const reports = import.meta.glob<string>('../../../../packages/*/api/*.api.md', {
  query: '?raw',
  import: 'default',
});
const changelogs = import.meta.glob<string>('../../../../packages/*/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
});

const ROOT = '../../../../';

const loadOf = (files: Readonly<Record<string, Load>>, file: string): Load => {
  const load = files[`${ROOT}${file}`];
  if (load === undefined) throw new Error(`The build has no ${file}`);
  return load;
};

/** The README of a package. */
export const loadReadme = (name: string): Promise<string> => loadOf(readmes, `packages/${name}/README.md`)();

/**
 * The report of what a door of a package exports.
 *
 * @param door of the package, `ui/search`, or its name alone
 */
export const loadReport = (door: string): Promise<string> => {
  const [name = '', ...rooms] = door.split('/');
  return loadOf(reports, `packages/${name}/api/${rooms.length === 0 ? 'index' : rooms.join('-')}.api.md`)();
};

/** What the releases of a package have brought; an empty text before the first. */
export const loadChangelog = async (name: string): Promise<string> => {
  const load = changelogs[`${ROOT}packages/${name}/CHANGELOG.md`];
  return load === undefined ? '' : load();
};

/** What the examples are. */
export const loadExamples = (): Promise<string> => loadOf(overviews, 'examples/README.md')();

/** How other sites reach the backend. */
export const loadOtherSites = (): Promise<string> => loadOf(overviews, 'docs/operations/other-sites.md')();

/** The examples of the repository, in the order in which they ask for more. */
export const EXAMPLES = ['node-script', 'vanilla-page', 'vite-site', 'next-site'] as const;

/** The name of an example. */
export type ExampleName = (typeof EXAMPLES)[number];

/** A file of an example. */
export interface ExampleFile {
  /** Below the folder of the example. */
  readonly path: string;
  readonly text: string;
}

/** The files of an example. */
export const loadExample = async (name: ExampleName): Promise<ExampleFile[]> => {
  const folder = `${ROOT}examples/${name}/`;
  const found = Object.entries(examples).filter(([file]) => file.startsWith(folder));
  return Promise.all(
    found.map(async ([file, load]) => ({ path: file.slice(folder.length), text: await load() })),
  );
};
