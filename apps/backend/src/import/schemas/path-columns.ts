import { z } from 'zod';

/** How a cell of a column is read. */
type CellKind = 'TEXT' | 'NUMBER' | 'DECIMAL' | 'DAY' | 'FLAG' | 'WORDS' | 'JSON';

/** A column that is named after the field it fills: "address.city", "users.userId". */
export interface PathColumn {
  readonly path: readonly string[];
  readonly kind: CellKind;
  /** How many of the path's parts lead to the list that each row adds an entry to; undefined outside lists. */
  readonly listAt?: number | undefined;
}

type JsonSchema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

const branchesOf = (schema: JsonSchema): readonly JsonSchema[] =>
  ['anyOf', 'oneOf', 'allOf'].flatMap((name) => {
    const branches = schema[name];
    return Array.isArray(branches) ? branches.filter(isSchema) : [];
  });

const kindOf = (schema: JsonSchema): CellKind | undefined => {
  const { type, format, pattern } = schema;
  if (type === 'number' || type === 'integer') return 'NUMBER';
  if (type === 'boolean') return 'FLAG';
  if (format === 'date') return 'DAY';
  if (type === 'string' || 'enum' in schema || 'const' in schema)
    return typeof pattern === 'string' && /\\d.*\\\./.test(pattern) && format === undefined
      ? 'DECIMAL'
      : 'TEXT';
  return undefined;
};

const propertiesOf = (schema: JsonSchema): readonly (readonly [string, JsonSchema])[] => {
  const { properties } = schema;
  const own = isSchema(properties) ? Object.entries(properties) : [];
  return [
    ...own.flatMap(([name, of]) => (isSchema(of) ? [[name, of] as const] : [])),
    ...branchesOf(schema).flatMap(propertiesOf),
  ];
};

const columnsOf = (schema: JsonSchema, path: readonly string[], listAt?: number): readonly PathColumn[] => {
  const properties = propertiesOf(schema);
  if (properties.length > 0)
    return properties.flatMap(([name, of]) => columnsOf(of, [...path, name], listAt));
  const { items } = [schema, ...branchesOf(schema)].find(({ items: of }) => isSchema(of)) ?? {};
  if (isSchema(items)) {
    const whole: PathColumn = { path, kind: kindOf(items) === undefined ? 'JSON' : 'WORDS', listAt };
    // In a list within a list no row says where an entry belongs.
    const isInList = listAt !== undefined || propertiesOf(items).length === 0;
    return isInList ? [whole] : [whole, ...columnsOf(items, path, path.length)];
  }
  const kind = [schema, ...branchesOf(schema)].map(kindOf).find((one) => one !== undefined);
  return [{ path, kind: kind ?? 'JSON', listAt }];
};

/** The columns a table of such lines may have, by their names. */
export const pathColumns = (shape: z.ZodType): ReadonlyMap<string, PathColumn> =>
  new Map(
    columnsOf(
      z.toJSONSchema(shape, {
        io: 'input',
        target: 'draft-2020-12',
        reused: 'inline',
        unrepresentable: 'any',
      }),
      [],
    ).map((column) => [column.path.join('.'), column]),
  );
