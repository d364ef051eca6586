import fc from 'fast-check';
import { decideWrites, type CartLineChange } from '../decide-writes';
import { hasContent, type PendingLine } from '../pending-line';

/** What one of two tabs does: write a line as it last saw it, take it out, or look at the cart again. */
export interface TabCommand {
  readonly tab: 0 | 1;
  readonly sku: number;
  /** 0 takes the line out. */
  readonly amount: number;
  readonly ageMs: number;
  readonly looksFirst: boolean;
  /** Sends the latest write of this tab again. */
  readonly repeats: boolean;
}

/** Commands of two tabs in any order. */
export const tabCommands = (count: number): fc.Arbitrary<readonly TabCommand[]> =>
  fc.array(
    fc.record({
      tab: fc.constantFrom(0 as const, 1 as const),
      sku: fc.nat({ max: 2 }),
      amount: fc.nat({ max: 3 }),
      ageMs: fc.nat({ max: 3_000 }),
      looksFirst: fc.boolean(),
      repeats: fc.boolean(),
    }),
    { minLength: count, maxLength: count },
  );

/** Two tabs that remember which version of each line they saw. */
export class Tabs {
  readonly #seen = [new Map<string, number>(), new Map<string, number>()] as const;
  readonly #latest: (CartLineChange | undefined)[] = [undefined, undefined];
  #operations = 0;

  /** The wish a command makes, as a client would send it. */
  wish(
    { tab, sku, amount, ageMs, looksFirst, repeats }: TabCommand,
    skus: readonly string[],
    lines: readonly PendingLine[],
  ): CartLineChange {
    const latest = this.#latest[tab];
    if (repeats && latest !== undefined) return latest;
    if (looksFirst) this.look(tab, lines);
    this.#operations += 1;
    const name = skus[sku] ?? '';
    const wish: CartLineChange = {
      sku: name,
      write: {
        content: amount === 0 ? undefined : { amount, unitAbbreviation: 'ST' },
        seenVersion: this.#seen[tab].get(name) ?? 0,
        ageMs,
        operationId: `operation-${this.#operations}`,
      },
    };
    this.#latest[tab] = wish;
    return wish;
  }

  /** The tab is answered the cart. */
  look(tab: 0 | 1, lines: readonly PendingLine[]): void {
    for (const { sku, stored } of lines) this.#seen[tab].set(sku, stored.version);
  }
}

/** What is in a cart, in its order. */
export const contentsOf = (lines: Iterable<PendingLine>): readonly (readonly [string, number, number])[] =>
  [...lines]
    .filter(hasContent)
    .map(({ sku, stored }) => [sku, stored.content.amount, stored.version] as const);

/** The moment of the n-th command: actions overtake each other, since each is up to three seconds old. */
export const momentOf = (place: number): Date => new Date(Date.UTC(2026, 10, 25, 13) + place * 1_000);

/** Does a command to lines that are kept in memory. */
export const decideOne = (lines: readonly PendingLine[], wish: CartLineChange, place: number) =>
  decideWrites(lines, [wish], { userId: 'u', now: momentOf(place) });
