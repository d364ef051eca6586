import type { ColumnFacts, SchemaFacts } from './schema-facts';

const tableOf = (line: string): string => line.split(' ')[0] ?? '';

const INTEGERS = ['smallint', 'integer', 'bigint'];
const LENGTH = /^character varying\((\d+)\)$/;

/** Whether everything that a type held is held by the other, and read alike. */
const isWider = (before: string, after: string): boolean => {
  if (before === after) return true;
  const [from, to] = [INTEGERS.indexOf(before), INTEGERS.indexOf(after)];
  if (from >= 0 && to >= 0) return to > from;
  const [, length] = LENGTH.exec(before) ?? [];
  if (length === undefined) return false;
  const [, other] = LENGTH.exec(after) ?? [];
  return after === 'text' || after === 'character varying' || Number(other) > Number(length);
};

const columnBreaks = (
  name: string,
  before: ColumnFacts,
  after: ColumnFacts | undefined,
): readonly string[] => {
  if (before.isUnused) return [];
  if (after === undefined) return [`${name} is gone`];
  return [
    ...(isWider(before.type, after.type) ? [] : [`${name} was ${before.type} and is ${after.type}`]),
    ...(after.isRequired && !before.isRequired ? [`${name} may be empty no more`] : []),
    ...(after.isRequired && before.isFilled && !after.isFilled ? [`${name} is filled by nobody now`] : []),
  ];
};

const missing = (before: readonly string[], after: readonly string[]) =>
  before.filter((line) => !after.includes(line));

/**
 * What a released build relies on and no longer finds in a newer schema, or is asked for and does not know: one sentence
 * each. None: the build runs on it beside its successor.
 *
 * @param before the schema of the release
 * @param after the schema that its successor makes of it
 * @example schemaBreaks(released, today) // ['public.cart version is gone']
 */
export const schemaBreaks = (before: SchemaFacts, after: SchemaFacts): readonly string[] => {
  const released = new Set(Object.keys(before.columns).map(tableOf));
  const isReleased = (line: string) => released.has(tableOf(line));
  const unused = new Set(
    Object.entries(before.columns).flatMap(([name, { isUnused }]) => (isUnused ? [name] : [])),
  );
  /** Of a table that nothing uses any more everything may go. */
  const isInUse = (line: string) =>
    Object.keys(before.columns).some((name) => tableOf(name) === tableOf(line) && !unused.has(name));
  return [
    ...Object.entries(before.columns).flatMap(([name, facts]) =>
      columnBreaks(name, facts, after.columns[name]),
    ),
    ...Object.entries(after.columns).flatMap(([name, { isRequired, isFilled }]) =>
      isReleased(name) && before.columns[name] === undefined && isRequired && !isFilled
        ? [`${name} is new and has to be filled`]
        : [],
    ),
    ...missing(before.functions, after.functions).map((line) => `The function ${line} is gone`),
    ...missing(before.uniques, after.uniques)
      .filter(isInUse)
      .map((line) => `${line} is unique no more`),
    ...missing(after.uniques, before.uniques)
      .filter(isReleased)
      .map((line) => `${line} has to be unique`),
    ...missing(after.conditions, before.conditions)
      .filter(isReleased)
      .map((line) => `${line} is a new condition`),
    ...missing(after.holds, before.holds)
      .filter((line) => !isReleased(line) && released.has(line.split(' ')[1] ?? ''))
      .map((line) => `${line} holds back rows that the release deletes`),
    ...missing(before.grants, after.grants)
      .filter(isInUse)
      .map((line) => `Requests may no more: ${line}`),
  ];
};
