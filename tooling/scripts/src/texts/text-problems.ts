import {
  baseOf,
  formOf,
  SOURCE_LANGUAGE,
  valuesByBase,
  valuesOf,
  type Namespace,
  type TextFile,
} from './text-file';

const fileName = ({ folder, name }: Namespace, language: string): string =>
  `${folder}/${name}.${language}.json`;

const bases = (file: TextFile): ReadonlySet<string> => new Set(Object.keys(file).map(baseOf));

const named = (values: readonly string[]): string => (values.length === 0 ? 'nothing' : values.join(', '));

/** The form "one" may say its number in letters, but none may ask for what the form "other" does not know. */
const surplusValues = (where: string, file: TextFile, base: string, form: string): readonly string[] => {
  const known = new Set(['count', ...valuesOf(file[`${base}_other`] ?? '')]);
  const surplus = valuesOf(file[`${base}_${form}`] ?? '').filter((value) => !known.has(value));
  return surplus.length === 0
    ? []
    : [`${where}: ${base}_${form} asks for ${named(surplus)}, ${base}_other does not`];
};

/** Plurals need all forms of their language, and no other; a text that is no plural has none. */
const problemsOfForms = (where: string, language: string, file: TextFile): readonly string[] => {
  const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const forms = new Map<string, Set<string>>();
  for (const key of Object.keys(file)) {
    const form = formOf(key);
    if (form !== undefined) forms.set(baseOf(key), (forms.get(baseOf(key)) ?? new Set<string>()).add(form));
  }
  return [...forms].flatMap(([base, found]) => [
    ...wanted
      .filter((form) => !found.has(form))
      .map((form) => `${where}: ${base} is missing its form "${form}"`),
    ...[...found]
      .filter((form) => !wanted.some((known) => known === form))
      .map((form) => `${where}: ${base} has a form "${form}", which this language does not know`),
    ...(base in file ? [`${where}: ${base} stands there as a plural and as one text`] : []),
    ...[...found].flatMap((form) => surplusValues(where, file, base, form)),
  ]);
};

const problemsOfLanguage = (namespace: Namespace, language: string, file: TextFile): readonly string[] => {
  const where = fileName(namespace, language);
  const source = namespace.files[SOURCE_LANGUAGE] ?? {};
  const here = valuesByBase(file);
  const there = valuesByBase(source);
  const missing = [...bases(source)].filter((base) => !here.has(base));
  const surplus = [...bases(file)].filter((base) => !there.has(base));
  return [
    ...missing.map((base) => `${where}: ${base} is missing`),
    ...surplus.map((base) => `${where}: ${base} is not in ${SOURCE_LANGUAGE}`),
    ...[...here].flatMap(([base, values]) => {
      const wanted = there.get(base);
      if (wanted === undefined || values.toSorted().join() === wanted.toSorted().join()) return [];
      return [`${where}: ${base} asks for ${named(values)}, ${SOURCE_LANGUAGE} for ${named(wanted)}`];
    }),
    ...Object.entries(file).flatMap(([key, text]) =>
      text.trim() === '' ? [`${where}: ${key} is empty`] : [],
    ),
  ];
};

/**
 * What is wrong with the texts of a namespace, a sentence each: keys, forms of plurals and values have to be the same
 * in every language.
 *
 * @param languages that have to be there
 */
export const textProblems = (namespace: Namespace, languages: readonly string[]): readonly string[] => [
  ...(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(namespace.name)
    ? []
    : [`${namespace.folder}/${namespace.name}: a namespace is named in small letters with hyphens`]),
  ...languages
    .filter((language) => !(language in namespace.files))
    .map((language) => `${fileName(namespace, language)} is missing`),
  ...Object.entries(namespace.files).flatMap(([language, file]) => [
    ...problemsOfForms(fileName(namespace, language), language, file),
    ...(language === SOURCE_LANGUAGE ? [] : problemsOfLanguage(namespace, language, file)),
  ]),
];

/** Namespaces that have their name from two places: i18next would show the texts of one under the keys of the other. */
export const sameNames = (namespaces: readonly Namespace[]): readonly string[] => {
  const folders = new Map<string, readonly string[]>();
  for (const { name, folder } of namespaces) folders.set(name, [...(folders.get(name) ?? []), folder]);
  return [...folders].flatMap(([name, all]) =>
    all.length < 2 ? [] : [`The namespace ${name} stands in ${all.join(' and in ')}`],
  );
};
