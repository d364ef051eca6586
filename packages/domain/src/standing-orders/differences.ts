/** What of an article comes. */
export interface StandingAmount {
  readonly sku: string;
  readonly unitAbbreviation: string;
  readonly amount: number;
  /** The stock it is filled up to instead of coming in the amount, in the unit; missing: it comes in the amount. */
  readonly par?: number | undefined;
}

/** What differs in one occurrence from what comes each time. */
export type OccurrenceDifference<Line extends StandingAmount = StandingAmount> =
  | { readonly kind: 'ADDED'; readonly now: Line }
  | { readonly kind: 'CHANGED'; readonly before: Line; readonly now: Line }
  | { readonly kind: 'REMOVED'; readonly before: Line };

const isSame = (a: StandingAmount, b: StandingAmount): boolean =>
  a.amount === b.amount && a.unitAbbreviation === b.unitAbbreviation && a.par === b.par;

/**
 * How the lines of one occurrence differ from those of its standing order (STD-9): first what it has besides, then what it
 * has in another amount, then what it lacks.
 *
 * @param own missing: it has none of its own and comes as the others do
 * @returns empty where nothing differs, be it because the pattern has become the same since
 */
export const occurrenceDifferences = <Line extends StandingAmount>(
  pattern: readonly Line[],
  own: readonly Line[] | undefined,
): readonly OccurrenceDifference<Line>[] => {
  if (own === undefined) return [];
  const [usual, wanted] = [bySku(pattern), bySku(own)];
  return [
    ...own.flatMap((now) => (usual.has(now.sku) ? [] : [{ kind: 'ADDED', now } as const])),
    ...own.flatMap((now) => {
      const before = usual.get(now.sku);
      return before === undefined || isSame(before, now) ? [] : [{ kind: 'CHANGED', before, now } as const];
    }),
    ...pattern.flatMap((before) => (wanted.has(before.sku) ? [] : [{ kind: 'REMOVED', before } as const])),
  ];
};

const bySku = <Line extends StandingAmount>(lines: readonly Line[]): ReadonlyMap<string, Line> =>
  new Map(lines.map((line) => [line.sku, line]));
