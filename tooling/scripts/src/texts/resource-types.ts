import path from 'node:path';
import { SOURCE_LANGUAGE, valuesByBase, type Namespace } from './text-file';

/** File that every program of this repository with texts in it compiles with. */
export const PROGRAM_TYPES = 'tooling/config/texts.d.ts';

/** The name of the type of a namespace's keys: `OrderListTexts` of `order-list`. */
export const typeName = (namespace: string): string =>
  `${namespace
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')}Texts`;

const property = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : `'${key}'`);

const interfaceOf = ({ name, files }: Namespace): string => {
  const lines = [...valuesByBase(files[SOURCE_LANGUAGE] ?? {})].map(
    ([key, values]) =>
      `  readonly ${property(key)}: '${values.length === 0 ? '…' : values.map((value) => `{{${value}}}`).join(' ')}';`,
  );
  return `/** The keys of ${name} and what they ask for. */\nexport interface ${typeName(name)} {\n${lines.join('\n')}\n}\n`;
};

/**
 * What the compiler knows of the texts of one package: keys and the values each asks for, without wording, so that a
 * change of words leaves it as it is. A text without values is `'…'` and not `string`, which would swallow the others
 * where a key is put together.
 */
export const resourceTypes = (place: string, namespaces: readonly Namespace[]): string => {
  const sorted = namespaces.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const map = sorted.map(({ name }) => `    readonly ${property(name)}: ${typeName(name)};`);
  return [
    '// Written by "pnpm texts:write" from the files in the folders "texts": change those.',
    `/// <reference path="${path.posix.relative(`${place}/src`, PROGRAM_TYPES)}" />`,
    "import 'i18next';",
    sorted.map(interfaceOf).join('\n'),
    `declare module 'i18next' {\n  interface ResourceNamespaceMap {\n${map.join('\n')}\n  }\n}\n`,
  ].join('\n\n');
};

/**
 * What every program of this repository compiles with: the texts of all packages, and how strictly calls are checked.
 * The types of i18next are global, so nothing of this is published: it would judge a stranger's own texts.
 */
export const programTypes = (places: readonly string[]): string =>
  [
    '// Written by "pnpm texts:write".',
    '/// <reference path="./lazy-texts.d.ts" />',
    ...places
      .filter((place) => place.startsWith('packages/'))
      .map((place) => `/// <reference path="../../${place}/src/i18next.d.ts" />`),
    "import 'i18next';",
    '',
    "declare module 'i18next' {",
    '  interface CustomTypeOptions {',
    '    defaultNS: false;',
    '    keySeparator: false;',
    '    nsSeparator: false;',
    '    strictInterpolationChecks: true;',
    '    interpolationFormatTypeMap: {',
    '      longDate: `${number}-${number}-${number}`;',
    '      shortDate: `${number}-${number}-${number}`;',
    '    };',
    '  }',
    '}',
    '',
  ].join('\n');
