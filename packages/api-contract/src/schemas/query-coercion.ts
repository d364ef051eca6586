import { z } from 'zod';

/**
 * Addresses carry text only. These shapes read the text of a path or query parameter and take the real value as
 * well, so that the client's argument and the backend's input are checked by the same shape.
 */
const fromText = (read: (text: string) => unknown) => (value: unknown) =>
  typeof value === 'string' ? read(value) : value;

/** "true" or "false"; other text is refused. */
export const queryBoolean = z.preprocess(
  fromText((text) => (text === 'true' ? true : text === 'false' ? false : text)),
  z.boolean(),
);

/** A whole number in plain digits. */
export const queryInteger = <T extends z.ZodType<number>>(integer: T) =>
  z.preprocess(
    fromText((text) => (/^-?\d{1,15}$/.test(text) ? Number(text) : text)),
    integer,
  );

/** A comma-separated list (API-1). Entries are trimmed, empty ones left out. */
export const queryList = <T extends z.ZodType>(list: z.ZodArray<T>) =>
  z.preprocess(
    fromText((text) =>
      text
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ''),
    ),
    list,
  );
