import path from 'node:path';
import type { Namespace } from './text-file';

const HEAD = '// Written by "pnpm texts:write" from the files in the folders "texts": change those.\n';

/** Where the files of a package's texts are named, from its folder. */
const FOLDER = 'src/text-files';

/** Places whose texts are at hand at once, in every language: those of a server. */
const SERVERS = ['apps/backend'];

/** Places whose texts are part of the code. */
const WITH_CODE = ['packages/i18n'];

/** Texts of what every page starts with: they come with the table that names the others. */
const START = 'start';

/**
 * What travels in one file, by the beginning of its path; everything else travels with its own room, the first folder
 * below `src` or of a feature. A file costs a request, and texts that nobody reads cost their bytes.
 */
const TOGETHER: readonly (readonly [string, readonly string[]])[] = [
  [
    START,
    [
      'ui/feedback/',
      'ui/layout/',
      'ui/search/texts/ui-search-field',
      'app-shell/layout/',
      'app-shell/router/',
      'app-shell/versions/',
      'storefront/offline/',
      'shop/app/texts/shop-app',
      'fair/app/',
    ],
  ],
  [
    'articles',
    [
      'ui/order-control/',
      'ui/price/',
      'ui/product/texts/ui-product',
      'ui/field/',
      'ui/overlay/',
      'ui/table/',
      'storefront/product/texts/storefront-product',
      'storefront/cart/texts/',
      'storefront/delivery/',
    ],
  ],
];

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const title = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

const byName = (namespaces: readonly Namespace[]) =>
  namespaces.toSorted((a, b) => (a.name < b.name ? -1 : 1));

const roomOf = ({ place, folder, name }: Namespace): string => {
  const below = path.posix.relative(`${place}/src`, folder);
  const whole = `${path.posix.basename(place)}/${below}/${name}`;
  const [room] =
    TOGETHER.find(([, starts]) =>
      starts.some((start) => whole === start || (whole.startsWith(start) && start.endsWith('/'))),
    ) ?? [];
  const [first = '', second = ''] = below.split('/');
  return room ?? (first === 'features' ? second : first);
};

const fileOf = ({ place, folder, name }: Namespace, language: string): string =>
  `${path.posix.relative(`${place}/${FOLDER}`, folder)}/${name}.${language}.json`;

const imports = (namespaces: readonly Namespace[], language: string, suffix = ''): string =>
  namespaces.map((one) => `import ${camel(one.name)}${suffix} from '${fileOf(one, language)}';\n`).join('');

const entries = (namespaces: readonly Namespace[], suffix = ''): string =>
  namespaces.map(({ name }) => `  '${name}': ${camel(name)}${suffix},\n`).join('');

const roomFile = (namespaces: readonly Namespace[], language: string): string =>
  `${HEAD}import type { TextRoom } from '@gastroshop/i18n/texts';\n${imports(namespaces, language)}\nconst room: TextRoom = {\n${entries(namespaces)}};\n\nexport default room;\n`;

const roomEntry = (room: string, namespaces: readonly Namespace[], language: string): string => {
  const [one] = namespaces;
  if (one !== undefined && namespaces.length === 1)
    return `  '${one.name}': () => import('${fileOf(one, language)}'),\n`;
  const names = namespaces.map(({ name }) => `'${name}'`).join(', ');
  return `  ...textRoom(() => import('./${room}.${language}'), [${names}]),\n`;
};

const tableOf = (rooms: ReadonlyMap<string, readonly Namespace[]>, language: string): string => {
  const start = rooms.get(START) ?? [];
  const later = [...rooms]
    .filter(([room]) => room !== START)
    .map(([room, own]) => roomEntry(room, own, language));
  const named = later.some((entry) => entry.includes('textRoom'))
    ? "import { textRoom, type LanguageTexts } from '@gastroshop/i18n/texts';\n"
    : "import type { LanguageTexts } from '@gastroshop/i18n/texts';\n";
  return `${HEAD}${named}${imports(start, language)}\nconst texts: LanguageTexts = {\n${entries(start)}${later.join('')}};\n\nexport default texts;\n`;
};

const serverTable = (namespaces: readonly Namespace[], languages: readonly string[]): string => {
  const all = languages.map((language) => imports(namespaces, language, title(language))).join('');
  const tables = languages
    .map((language) => `  ${language}: {\n${entries(namespaces, title(language))}  },\n`)
    .join('');
  return `${HEAD}import type { TextResources } from '@gastroshop/i18n/texts';\n${all}\n/** The texts of the backend. */\nexport const textResources: TextResources = {\n${tables}};\n`;
};

const roomsOf = (
  namespaces: readonly Namespace[],
  language: string,
): ReadonlyMap<string, readonly Namespace[]> => {
  const rooms = new Map<string, readonly Namespace[]>();
  for (const one of namespaces.filter(({ files }) => files[language] !== undefined))
    rooms.set(roomOf(one), [...(rooms.get(roomOf(one)) ?? []), one]);
  return rooms;
};

/**
 * The modules that name the files of a place's texts, by their path: a table for each language, one file for each room
 * of several namespaces, and one for the tables.
 */
export const textTables = (place: string, unsorted: readonly Namespace[]): ReadonlyMap<string, string> => {
  const namespaces = byName(unsorted);
  const languages = [...new Set(namespaces.flatMap(({ files }) => Object.keys(files)))].sort();
  if (WITH_CODE.includes(place)) return new Map();
  const file = (name: string) => `${place}/${FOLDER}/${name}.ts`;
  if (SERVERS.includes(place)) return new Map([[file('resources'), serverTable(namespaces, languages)]]);
  const loaders = languages.map((language) => `  ${language}: () => import('./${language}'),\n`).join('');
  const name = `${camel(path.posix.basename(place))}Texts`;
  return new Map([
    ...languages.flatMap((language) => {
      const rooms = roomsOf(namespaces, language);
      const shared = [...rooms].filter(([room, own]) => room !== START && own.length > 1);
      return [
        [file(language), tableOf(rooms, language)] as const,
        ...shared.map(([room, own]) => [file(`${room}.${language}`), roomFile(own, language)] as const),
      ];
    }),
    // An app joins its own with those of its packages.
    ...(place.startsWith('apps/')
      ? []
      : [
          [
            file('index'),
            `${HEAD}import type { TextFiles } from '@gastroshop/i18n/texts';\n\n/** The texts of ${place}, by language. */\nexport const ${name}: TextFiles = {\n${loaders}};\n`,
          ] as const,
        ]),
  ]);
};
