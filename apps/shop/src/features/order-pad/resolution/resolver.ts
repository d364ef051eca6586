import type {
  OrderListLine,
  Product,
  ResolvedOrderList,
  ResolvedOrderListLine,
} from '@gastroshop/api-contract';
import { askInHalves } from './ask-in-halves';
import type { RequestedLine } from './requested-line';

/** What the backend says about a wish. */
export type ResolvedLine = Omit<ResolvedOrderListLine, 'lineNumber' | 'notSearched'>;

/** Whether answers come. */
type ResolverState = 'idle' | 'asking' | 'failed';

/** Lines the backend takes in one call. */
const MOST_LINES = 10_000;

/** What is known about wishes: another object whenever something becomes known. */
export interface ResolvedLines {
  readonly verdictOf: (wish: RequestedLine) => ResolvedLine | undefined;
  /** The article a text stood for before, so that its row keeps showing it while the amount is being changed. */
  readonly productOf: (product: string) => Product | undefined;
  /** Whether answers come. */
  readonly state: ResolverState;
}

/** Asks what is not known about wishes. */
export interface Resolver {
  readonly known: () => ResolvedLines;
  /** Asks for what is not known yet, in one call for all; lists of many names in several. Never throws. */
  readonly want: (wishes: readonly RequestedLine[]) => Promise<void>;
  /** Forgets what is known of articles: it does not hold any more. */
  readonly forget: (skus: ReadonlySet<string>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Makes a resolver that knows nothing yet. */
export const createResolver = (
  ask: (lines: readonly OrderListLine[]) => Promise<ResolvedOrderList>,
): Resolver => {
  const verdicts = new Map<string, ResolvedLine>();
  const products = new Map<string, Product>();
  const asked = new Set<string>();
  const listeners = new Set<() => void>();
  const knownNow = (state: ResolverState): ResolvedLines => ({
    verdictOf: ({ key }) => verdicts.get(key),
    productOf: (product) => products.get(product),
    state,
  });
  let known = knownNow('idle');

  const tell = (state: ResolverState): void => {
    known = knownNow(state);
    for (const listener of listeners) listener();
  };

  const askFor = async (wishes: readonly RequestedLine[]): Promise<readonly RequestedLine[]> => {
    const leftOut: RequestedLine[] = [];
    await askInHalves(
      wishes,
      async (part) => {
        const answer = await ask(part.map(({ question }, index) => ({ lineNumber: index + 1, ...question })));
        for (const { lineNumber, notSearched, ...verdict } of answer.lines) {
          const wish = part[lineNumber - 1];
          if (wish === undefined) continue;
          if (notSearched) leftOut.push(wish);
          else verdicts.set(wish.key, verdict);
          if (verdict.product !== undefined) products.set(wish.question.article, verdict.product);
        }
      },
      // What the backend does not take as a line is a question to the buyer, like what it does not know.
      ({ key }) => verdicts.set(key, { outcome: 'ARTICLE_UNKNOWN' }),
    );
    // A backend that leaves out all it is asked about would be asked for ever.
    if (leftOut.length < wishes.length) return leftOut;
    for (const { key } of leftOut) verdicts.set(key, { outcome: 'ARTICLE_UNKNOWN' });
    return [];
  };

  return {
    known: () => known,
    want: async (wishes) => {
      const open = [
        ...new Map(
          wishes
            .filter(({ key }) => !verdicts.has(key) && !asked.has(key))
            .map((wish) => [wish.key, wish] as const),
        ).values(),
      ];
      if (open.length === 0) return;
      for (const { key } of open) asked.add(key);
      tell('asking');
      let state: ResolverState = 'idle';
      try {
        for (let from = 0; from < open.length; from += MOST_LINES) {
          let waiting: readonly RequestedLine[] = open.slice(from, from + MOST_LINES);
          while (waiting.length > 0) {
            waiting = await askFor(waiting);
            for (const { key } of open) if (verdicts.has(key)) asked.delete(key);
            if (waiting.length > 0) tell('asking');
          }
        }
      } catch {
        state = 'failed';
      } finally {
        for (const { key } of open) asked.delete(key);
        tell(asked.size > 0 ? 'asking' : state);
      }
    },
    forget: (skus) => {
      for (const [key, { product }] of verdicts)
        if (product !== undefined && skus.has(product.sku)) verdicts.delete(key);
      tell(known.state);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
