import type { FoundProducts } from './find-products';
import type { LineReading, LineReadings } from './readings-of-line';

/** What was found by which way of looking. */
interface FoundByWay {
  readonly exactly: FoundProducts;
  readonly byWords: FoundProducts;
}

/** The reading of a line that is taken, with the articles that fit it. */
export interface FoundLine {
  readonly reading: Pick<LineReading, 'amount' | 'unit' | 'name'>;
  /** Index among the alternatives; undefined for the line's own reading. */
  readonly alternative: number | undefined;
  /** The best first; never empty. */
  readonly skus: readonly string[];
  readonly way: 'EXACTLY' | 'BY_WORDS';
  /** Another reading of the line names another article. */
  readonly isDoubtful: boolean;
}

/**
 * Decides how a line is read. A line that is a name as a whole is that name, and no number in it an amount. Else a
 * reading whose article is found exactly comes before one whose words fit, and the line's own before its alternatives. A
 * number that is no article's may be the end of a name.
 *
 * @returns undefined where nothing fits
 */
export const takeReading = (
  { readings, whole, joined }: LineReadings,
  { exactly, byWords }: FoundByWay,
): FoundLine | undefined => {
  for (const name of whole) {
    const skus = exactly.get(name.text);
    if (skus !== undefined) {
      const reading = { name, amount: undefined, unit: undefined };
      return { reading, alternative: undefined, skus, way: 'EXACTLY', isDoubtful: false };
    }
  }
  // Two readings that both name an article, and not the same: nobody knows which was meant.
  const exact = readings.flatMap(({ name }) => exactly.get(name.text)?.[0] ?? []);
  const isDoubtful = new Set(exact).size > 1;
  const readingIn = (found: FoundProducts, way: FoundLine['way']): FoundLine | undefined => {
    for (const [index, reading] of readings.entries()) {
      const skus = found.get(reading.name.text);
      if (skus !== undefined)
        return { reading, alternative: index === 0 ? undefined : index - 1, skus, way, isDoubtful };
    }
    return undefined;
  };
  const [{ amount, unit }] = readings;
  const joinedIn = (): FoundLine | undefined => {
    for (const name of joined) {
      const skus = exactly.get(name.text);
      if (skus !== undefined)
        return {
          reading: { name, amount, unit },
          alternative: undefined,
          skus,
          way: 'EXACTLY',
          isDoubtful: true,
        };
    }
    return undefined;
  };
  return readingIn(exactly, 'EXACTLY') ?? joinedIn() ?? readingIn(byWords, 'BY_WORDS');
};
