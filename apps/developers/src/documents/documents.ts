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

const ROOT = '../../../../';

const loadOf = (files: Readonly<Record<string, Load>>, file: string): Load => {
  const load = files[`${ROOT}${file}`];
  if (load === undefined) throw new Error(`The build has no ${file}`);
  return load;
};

/** The README of a package. */
export const loadReadme = (name: string): Promise<string> => loadOf(readmes, `packages/${name}/README.md`)();

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
