import { decimal, type DecimalString, sumMoney, type Money } from '../money';

/** What becomes of an article that is not to be had. */
export const MISSING_CHOICES = ['SKIP_LINE', 'SUBSTITUTE', 'ASK'] as const;
/** A choice, see {@link MISSING_CHOICES}. */
export type MissingChoice = (typeof MISSING_CHOICES)[number];

/** From when on a standing order asks instead of ordering. */
export interface StandingGuards {
  /** One article dearer by more than this; missing: prices of articles are not compared. */
  readonly priceRisePercent?: number | undefined;
  /** All of it dearer by more than this; missing: sums are not compared. */
  readonly sumPercent?: number | undefined;
  readonly missing: MissingChoice;
}

/** A line of a standing order as it would be ordered. */
export interface StandingLine {
  readonly sku: string;
  /** It is not to be had, and nothing comes instead. */
  readonly isMissing: boolean;
  /** What a count found is enough: nothing of it comes this time (STD-14). */
  readonly isEnough?: boolean | undefined;
  /** It is filled up to a stock that nobody has counted lately. */
  readonly isUncounted?: boolean | undefined;
  /** The smallest amount it can be ordered in, where what is wanted is less. */
  readonly smallestAmount?: number | undefined;
  /** Row totals of the amount wanted, at the price it was ordered or set up with last, and today. */
  readonly before?: DecimalString | undefined;
  readonly now?: DecimalString | undefined;
  /** What people have to know changed: allergens. */
  readonly hasOtherAllergens: boolean;
}

/** What has to be answered before an occurrence is ordered. */
export type StandingQuestion =
  | {
      readonly kind: 'PRICE_RISE';
      readonly sku: string;
      readonly before: DecimalString;
      readonly now: DecimalString;
      /** Rounded down to a tenth. */
      readonly percent: string;
    }
  | {
      readonly kind: 'SUM_RISE';
      readonly before: Money;
      readonly now: Money;
      readonly percent: string;
    }
  | { readonly kind: 'MISSING'; readonly sku: string }
  | { readonly kind: 'NOT_COUNTED'; readonly sku: string }
  | { readonly kind: 'ALLERGENS'; readonly sku: string }
  | { readonly kind: 'AMOUNT_TOO_SMALL'; readonly sku: string; readonly smallestAmount: number }
  | { readonly kind: 'ORDER_VALUE'; readonly missing: Money }
  | { readonly kind: 'NOTHING_LEFT' };

/** What an occurrence is asked about. */
export interface QuestionsInput {
  readonly lines: readonly StandingLine[];
  /** Net euro a delivery lacks to its least value. */
  readonly shortfall?: Money | undefined;
  readonly guards: StandingGuards;
}

/** A price or sum that has risen, in percent rounded down to a tenth. */
interface Rise {
  readonly percent: string;
}

/** Whether something is dearer by more than a limit; what cost nothing cannot be compared. */
const riseAbove = (
  before: DecimalString,
  now: DecimalString,
  limit: number | undefined,
): Rise | undefined => {
  const [was, is] = [decimal(before), decimal(now)];
  if (limit === undefined || !was.greaterThan(0)) return undefined;
  if (!is.times(100).greaterThan(was.times(decimal(limit).plus(100)))) return undefined;
  const tenths = is.minus(was).times(1000).dividedToIntegerBy(was);
  return { percent: tenths.dividedBy(10).toString() };
};

const ofLine = (line: StandingLine, { priceRisePercent, missing }: StandingGuards): StandingQuestion[] => {
  const { sku, before, now } = line;
  if (line.isEnough === true) return [];
  if (line.isMissing) return missing === 'SKIP_LINE' ? [] : [{ kind: 'MISSING', sku }];
  if (line.smallestAmount !== undefined)
    return [{ kind: 'AMOUNT_TOO_SMALL', sku, smallestAmount: line.smallestAmount }];
  const isKnown = before !== undefined && now !== undefined;
  const rise = isKnown ? riseAbove(before, now, priceRisePercent) : undefined;
  const dearer: StandingQuestion[] =
    isKnown && rise !== undefined ? [{ kind: 'PRICE_RISE', sku, before, now, ...rise }] : [];
  const uncounted: StandingQuestion[] = line.isUncounted === true ? [{ kind: 'NOT_COUNTED', sku }] : [];
  const others: StandingQuestion[] = line.hasOtherAllergens ? [{ kind: 'ALLERGENS', sku }] : [];
  return [...uncounted, ...dearer, ...others];
};

const ofSum = (lines: readonly StandingLine[], { sumPercent }: StandingGuards): StandingQuestion[] => {
  // Only what is known at both times can be compared.
  const both = lines.flatMap(({ isMissing, isEnough, before, now }) =>
    isMissing || isEnough === true || before === undefined || now === undefined ? [] : [{ before, now }],
  );
  const before = sumMoney(both.map((line) => line.before));
  const now = sumMoney(both.map((line) => line.now));
  const rise = riseAbove(before, now, sumPercent);
  return rise === undefined ? [] : [{ kind: 'SUM_RISE', before, now, ...rise }];
};

/**
 * What has to be answered before an occurrence is ordered (STD-6): without an answer it is not. An amount is never raised,
 * and a delivery never filled up, without being asked. What nobody waits for is left out, and comes again by itself.
 */
export const standingQuestions = ({
  lines,
  shortfall,
  guards,
}: QuestionsInput): readonly StandingQuestion[] => {
  const questions = [...lines.flatMap((line) => ofLine(line, guards)), ...ofSum(lines, guards)];
  const wanted = lines.filter(({ isEnough }) => isEnough !== true);
  // Where there is enough of everything, nothing is asked: nothing comes.
  if (wanted.length === 0 && lines.length > 0) return [];
  if (wanted.every(({ isMissing }) => isMissing)) return [...questions, { kind: 'NOTHING_LEFT' }];
  return shortfall === undefined ? questions : [...questions, { kind: 'ORDER_VALUE', missing: shortfall }];
};
