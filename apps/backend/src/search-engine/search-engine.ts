import type { Queries } from '../db';

/** What is looked for, in the catalogue of one tenant. */
export interface EngineQuery {
  readonly tenant: string;
  /** Grows with every change of the tenant's articles or synonyms; what an engine remembers of an older one is read anew. */
  readonly revision: number;
  readonly text: string;
  /** Whether an article may be found at all; only among those the engine decides whether to forgive more. */
  readonly mayBeFound: (sku: string) => boolean;
  /** Whether that is every article of the catalogue as of the revision: then the answer is everybody's. */
  readonly isWhole: boolean;
}

/** What was found. */
export interface EngineResult {
  /** How well articles fit, by their number: from 0 up, about 1 where every word stands in the name. */
  readonly scores: ReadonlyMap<string, number>;
  /** What was probably meant, where a word was mistyped. */
  readonly didYouMean: string | undefined;
  /** Words that nothing found has: what fits the others is given instead. */
  readonly missing: readonly string[];
  /** Articles that are surely what was typed; the others are similar, or have some of its words. */
  readonly close: ReadonlySet<string>;
}

/**
 * Finds articles by what people type. It knows words only: who may see an article, what it costs and what is counted is
 * decided by whoever asks. Numbers and codes of articles are not its business either. Articles are taken in by `indexProducts`,
 * whichever engine finds them.
 */
export interface SearchEngine {
  /** Finds articles; undefined for a text without any word, which narrows nothing. */
  find(queries: Queries, question: EngineQuery): Promise<EngineResult | undefined>;
}
