import type {
  OrderListLine,
  Product,
  ResolvedOrderList,
  ResolvedOrderListLine,
} from '@gastroshop/api-contract';
import { askInHalves } from './ask-in-halves';
import type { Wish } from './wish';

/** What the backend says about a wish. */
export type Verdict = Omit<ResolvedOrderListLine, 'lineNumber'>;

/** Whether answers come. */
type ResolverState = 'idle' | 'asking' | 'failed';

/** Lines the backend takes in one call. */
const MOST_LINES = 10_000;

/** What is known about wishes: another object whenever something becomes known. */
export interface KnownArticles {
  readonly verdictOf: (wish: Wish) => Verdict | undefined;
  /** The article a text stood for before, so that its row keeps showing it while the amount is being changed. */
  readonly productOf: (article: string) => Product | undefined;
  /** Whether answers come. */
  readonly state: ResolverState;
}

/** Asks what is not known about wishes. */
export interface Resolver {
  readonly known: () => KnownArticles;
  /** Asks for what is not known yet, in one call for all. Never throws. */
  readonly want: (wishes: readonly Wish[]) => Promise<void>;
  /** Forgets what is known of articles: it does not hold any more. */
  readonly forget: (skus: ReadonlySet<string>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Makes a resolver that knows nothing yet. */
export const createResolver = (
  ask: (lines: readonly OrderListLine[]) => Promise<ResolvedOrderList>,
): Resolver => {
  const verdicts = new Map<string, Verdict>();
  const products = new Map<string, Product>();
  const asked = new Set<string>();
  const listeners = new Set<() => void>();
  const knownNow = (state: ResolverState): KnownArticles => ({
    verdictOf: ({ key }) => verdicts.get(key),
    productOf: (article) => products.get(article),
    state,
  });
  let known = knownNow('idle');

  const tell = (state: ResolverState): void => {
    known = knownNow(state);
    for (const listener of listeners) listener();
  };

  const askFor = async (wishes: readonly Wish[]): Promise<void> => {
    const { answers, refused } = await askInHalves(wishes, (part) =>
      ask(part.map(({ question }, index) => ({ lineNumber: index + 1, ...question }))),
    );
    for (const { lines: part, answer } of answers)
      for (const { lineNumber, ...verdict } of answer.lines) {
        const wish = part[lineNumber - 1];
        if (wish === undefined) continue;
        verdicts.set(wish.key, verdict);
        if (verdict.product !== undefined) products.set(wish.question.article, verdict.product);
      }
    // What the backend does not take as a line is a question to the buyer, like what it does not know.
    for (const { key } of refused) verdicts.set(key, { outcome: 'ARTICLE_UNKNOWN' });
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
        for (let from = 0; from < open.length; from += MOST_LINES)
          await askFor(open.slice(from, from + MOST_LINES));
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
