/** The texts of one namespace in one language: texts by key, plural forms under keys that end in their form. */
export type TextFile = Readonly<Record<string, string>>;

/** The files of one namespace. */
export interface Namespace {
  readonly name: string;
  /** Package or app it stands in, as `apps/shop`. */
  readonly place: string;
  /** Folder of the files, from the root of the repository. */
  readonly folder: string;
  /** By language, the part of the file's name before `.json`. */
  readonly files: Readonly<Record<string, TextFile>>;
}

/** The language the texts are written in first; the others have to have the same keys and values. */
export const SOURCE_LANGUAGE = 'de';

/** What ends a key that holds one form of a plural. */
const FORM = /_(zero|one|two|few|many|other)$/;

/** A key without its form: `found` of `found_one`. */
export const baseOf = (key: string): string => key.replace(FORM, '');

/** The form of a plural that a key holds, if it holds one. */
export const formOf = (key: string): string | undefined => FORM.exec(key)?.[1];

/**
 * What a text asks for, in the order of its first mention.
 *
 * @example valuesOf('{{name}}: {{ amount }} {{unit}}') // ['name', 'amount', 'unit']
 */
export const valuesOf = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)].map(([, name = '']) => name)),
];

/** The keys of a file by their base, with all values any of their forms asks for; plurals always ask for `count`. */
export const valuesByBase = (file: TextFile): ReadonlyMap<string, readonly string[]> => {
  const values = new Map<string, ReadonlySet<string>>();
  for (const [key, text] of Object.entries(file)) {
    const base = baseOf(key);
    values.set(
      base,
      new Set([
        ...(values.get(base) ?? []),
        ...(formOf(key) === undefined ? [] : ['count']),
        ...valuesOf(text),
      ]),
    );
  }
  return new Map([...values].map(([base, names]) => [base, [...names]]));
};
