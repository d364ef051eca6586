/** Values no form would send. */
export const NASTY: readonly unknown[] = [
  '\u0000',
  '\ud800',
  'ä'.repeat(1_000),
  "' or 1=1 --",
  '${7*7}{{7*7}}%s%n',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  '-1',
  '0',
  '1e309',
  '99999999999999999999',
  'NaN',
  '2026-02-30',
  '0000-00-00',
  '%00',
  '%',
  '＇',
  -1,
  0,
  1.5,
  1e21,
  Number.MAX_SAFE_INTEGER,
  true,
  null,
  [],
  {},
  [null],
  { $ne: null },
];

/** One of a list. */
export const pick = <T>(list: readonly T[], choice: number): T | undefined =>
  list[choice % Math.max(1, list.length)];

/** Whether a value has fields. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Does something to one place inside a value: of a record one field, of a list the first entry, else itself. */
export const inside = (value: unknown, choice: number, change: (inner: unknown) => unknown): unknown => {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  if (list.length > 0 && choice % 4 !== 0) {
    const [first, ...rest] = list;
    return [inside(first, choice >> 2, change), ...rest];
  }
  if (isRecord(value) && Object.keys(value).length > 0 && choice % 5 !== 0) {
    const field = pick(Object.keys(value), choice >> 3) ?? '';
    return { ...value, [field]: inside(value[field], choice >> 5, change) };
  }
  return change(value);
};

/** A value without one of its fields, a list without entries. */
export const without = (value: unknown, choice: number): unknown => {
  if (!isRecord(value)) return Array.isArray(value) ? [] : value;
  const field = pick(Object.keys(value), choice);
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== field));
};

/** What says about the same in another type. */
export const ofOtherType = (value: unknown): unknown => {
  if (typeof value === 'string') return 7;
  if (typeof value === 'number') return String(value);
  return typeof value === 'boolean' ? 'yes' : [value];
};
