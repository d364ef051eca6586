/** Letters no database takes: the one of number zero, and halves of a letter. */
const HALVES = /\p{Surrogate}/u;
const ZERO = String.fromCharCode(0);

/** Whether a text can be stored as it is. */
export const isStorable = (text: string): boolean => !text.includes(ZERO) && !HALVES.test(text);

/** A text without the letters that cannot be stored: of a half letter stays the sign for what cannot be read. */
const storableText = (text: string): string => text.replaceAll(ZERO, '').replace(/\p{Surrogate}/gu, '\ufffd');

/** What somebody else wrote, in whatever JSON it came as, with its texts made storable. */
export const madeStorable = (value: unknown): unknown => {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map(madeStorable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, madeStorable(inner)]));
};

/**
 * Looks for a text that cannot be stored, in whatever JSON or a query came as.
 *
 * @returns path of the first one that is found, its steps joined by points; undefined when there is none
 */
export const unstorableField = (value: unknown): string | undefined => {
  // A list of what is still to be looked at: JSON can be nested deeper than calls can.
  const open: { readonly value: unknown; readonly path: string }[] = [{ value, path: '' }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { path } = next;
    if (typeof next.value === 'string' && !isStorable(next.value)) return path;
    if (typeof next.value !== 'object' || next.value === null) continue;
    for (const [key, inner] of Object.entries(next.value)) {
      if (!isStorable(key)) return path;
      open.push({ value: inner, path: path === '' ? key : `${path}.${key}` });
    }
  }
  return undefined;
};
