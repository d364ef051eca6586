import type { Store } from '../../db';
import { type Scheduler, startScheduler } from '../../scheduler';
import { productsByTerms } from '../database/products-by-terms';
import { createSearchEngine } from '../engine/create-search-engine';
import type { SearchEngine } from '../search-engine';
import { productsInCluster } from './products-in-cluster';
import {
  acknowledgeChanges,
  releaseChanges,
  isFullyIndexed,
  registerCluster,
  claimChanges,
  type TakenChanges,
} from './changes';
import { nameOf, type SearchCluster } from './index-of-tenant';
import { pushChanges } from './push-changes';

/** How a cluster is used. */
export interface ClusterSearchOptions {
  readonly store: Store;
  readonly cluster: SearchCluster;
  /** Time between two looks for changes, in milliseconds. */
  readonly everyMs: number;
  /** Time in which a cluster that failed is not asked again, in milliseconds. */
  readonly restMs: number;
  /** Called with what went wrong; searches are answered by the database then. */
  readonly onFailure: (error: unknown) => void;
}

/** A search that a cluster answers; a look tells the cluster what has changed. */
export interface ClusterSearch extends Scheduler {
  readonly engine: SearchEngine;
}

/**
 * Searches in a cluster and keeps it told. Texts are read and articles ranked as ever; only the articles come from there.
 * Until it has been told of everything once, and while it fails, they come from the database, which has them all the
 * same. Several processes share the telling.
 */
export const createClusterSearch = (options: ClusterSearchOptions): ClusterSearch => {
  const { store, cluster, everyMs, restMs, onFailure } = options;
  let isReady = false;
  let restsUntil = 0;

  const tell = async ({ ids, changes }: TakenChanges): Promise<void> => {
    try {
      await pushChanges(cluster, changes);
    } catch (error) {
      await store.asSystem((queries) => releaseChanges(queries, ids));
      throw error;
    }
    await store.asSystem((queries) => acknowledgeChanges(queries, ids));
  };

  const tellAll = async (isStopped: () => boolean): Promise<void> => {
    await store.asSystem((queries) => registerCluster(queries, nameOf(cluster)));
    while (!isStopped()) {
      const taken = await store.asSystem(claimChanges);
      if (taken.ids.length === 0) break;
      await tell(taken);
    }
    isReady = await store.asSystem((queries) => isFullyIndexed(queries, nameOf(cluster)));
  };

  const { look, stop } = startScheduler(tellAll, { everyMs, onFailure });

  return {
    look,
    engine: createSearchEngine(async (queries, asked) => {
      if (!isReady || performance.now() < restsUntil) return productsByTerms(queries, asked);
      try {
        return await productsInCluster(cluster, asked);
      } catch (error) {
        restsUntil = performance.now() + restMs;
        onFailure(error);
        return productsByTerms(queries, asked);
      }
    }),
    stop,
  };
};
