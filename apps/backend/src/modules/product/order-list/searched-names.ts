import type { ProductName } from './find-products';
import type { LineReadings } from './readings-of-line';

/** Names that one call searches for word by word: a search of so many is one query of about a second. */
export const NAMES_A_CALL = 500;

/** What a call searches for. */
export interface SearchedNames {
  readonly names: readonly ProductName[];
  /** Lines whose names did not fit into the call: to be asked about again, among fewer. */
  readonly leftOut: ReadonlySet<LineReadings>;
}

/** A code names one article or none, and digits are no words. */
const hasWords = ({ text, gtin }: ProductName): boolean => gtin === undefined && /\p{L}{2}/u.test(text);

/**
 * Takes lines with all their names until a call is full, and one line at least: whoever asks again for what was left
 * out comes to the end of any list.
 */
export const namesToSearch = (
  lines: readonly LineReadings[],
  namesACall: number = NAMES_A_CALL,
): SearchedNames => {
  const names = new Map<string, ProductName>();
  const leftOut = new Set<LineReadings>();
  for (const line of lines) {
    const further = line.readings
      .map(({ name }) => name)
      .filter((name) => hasWords(name) && !names.has(name.text));
    const isFull = new Set(further.map(({ text }) => text)).size + names.size > namesACall;
    if (further.length > 0 && isFull && names.size > 0) leftOut.add(line);
    else for (const name of further) names.set(name.text, name);
  }
  return { names: [...names.values()], leftOut };
};
