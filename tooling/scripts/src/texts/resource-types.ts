import { SOURCE_LANGUAGE, valuesByBase, type Namespace } from './text-file';

/** The name of the type of a namespace's keys: `OrderListTexts` of `order-list`. */
export const typeName = (namespace: string): string =>
  `${namespace
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')}Texts`;

const property = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : `'${key}'`);

/**
 * The types of the texts of one package: keys and the values each asks for, without wording, so that a change of words
 * leaves them as they are. A text without values is `'…'` and not `string`, which would swallow the others where a key
 * is put together.
 */
export const resourceTypes = (namespaces: readonly Namespace[]): string => {
  const types = namespaces
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, files }) => {
      const lines = [...valuesByBase(files[SOURCE_LANGUAGE] ?? {})].map(
        ([key, values]) =>
          `  readonly ${property(key)}: '${values.length === 0 ? '…' : values.map((value) => `{{${value}}}`).join(' ')}';`,
      );
      return `/** The keys of ${name} and what they ask for. */\nexport interface ${typeName(name)} {\n${lines.join('\n')}\n}\n`;
    });
  return `// Written by "pnpm texts:write" from the files in the folders "texts": change those.\n\n${types.join('\n')}`;
};
