import { readFileSync } from 'node:fs';

/** What of an article of the judged catalogue a query may be drawn from. */
export interface JudgedProduct {
  readonly id: string;
  readonly name: string;
  /** Content of one piece. */
  readonly quantity: number;
  /** g, ml, stk or m. */
  readonly unit: string;
  /** Its shelf, from the outermost category: "Kühlwaren > Milchprodukte". */
  readonly category: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The articles of a catalogue (JSON Lines) that can be ordered, in its order: others are not to be found. */
export const catalogueProducts = (file: string): readonly JudgedProduct[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const value: unknown = JSON.parse(line);
      if (!isRecord(value)) return [];
      const { id, name, quantity, unit, category, available } = value;
      return available === true &&
        typeof id === 'string' &&
        typeof name === 'string' &&
        typeof quantity === 'number' &&
        typeof unit === 'string' &&
        Array.isArray(category)
        ? [{ id, name, quantity, unit, category: category.join(' > ') }]
        : [];
    });
