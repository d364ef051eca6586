import type { SearchEngine, EngineResult } from '../../../search-engine';
import { createRevisedCache } from './revision-cache';

/** Texts whose articles are kept by one process, and the articles of a text at most: some ten megabytes. */
const TEXTS = 500;
const PRODUCTS_AT_MOST = 2_000;

/**
 * An engine that remembers what it found as long as the catalogue stays the same: kitchens type the same few words.
 * Only for buyers who may have every article; what others may have is theirs alone.
 */
export const cachingEngine = (engine: SearchEngine): SearchEngine => {
  const answers = createRevisedCache<EngineResult | undefined>(
    TEXTS,
    (answer) => (answer?.scores.size ?? 0) <= PRODUCTS_AT_MOST,
  );
  return {
    find: (queries, question) => {
      const { tenant, revision, text, isWhole } = question;
      const find = () => engine.find(queries, question);
      return isWhole ? answers.get(`${tenant} ${text}`, revision, find) : find();
    },
  };
};
