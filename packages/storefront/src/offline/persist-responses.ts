import type { Query, QueryClient } from '@tanstack/react-query';
import type { CacheEntry } from '../database';
import type { ResponseCache, CacheOwner } from './response-cache';
import { keptPlace } from './cached-kinds';

/** Answers that come one after the other are written together, after this many milliseconds. */
const REST_MS = 1000;

const keptOf = ({ queryHash, queryKey, state }: Query): CacheEntry | undefined => {
  const place = keptPlace(queryKey);
  return place === undefined || state.data === undefined
    ? undefined
    : { ...place, hash: queryHash, key: queryKey, data: state.data, answeredAt: state.dataUpdatedAt };
};

/**
 * Writes down what the backend answers, so that it can be read without a network. Only what belongs to nobody or to who
 * is signed in at that moment: another tab may have signed out.
 *
 * @returns stops writing
 */
export const persistResponses = (
  queryClient: QueryClient,
  store: Pick<ResponseCache, 'keep'>,
  whose: () => CacheOwner,
): (() => void) => {
  const queries = queryClient.getQueryCache();
  const changed = new Set<string>(queries.getAll().map(({ queryHash }) => queryHash));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const { userId } = whose();
    const answers = [...changed].flatMap((hash) => {
      const query = queries.get(hash);
      const answer = query === undefined ? undefined : keptOf(query);
      return answer !== undefined && (answer.userId === '' || answer.userId === userId) ? [answer] : [];
    });
    changed.clear();
    if (answers.length > 0) void store.keep(answers);
  };
  const writeSoon = (): void => {
    timer ??= setTimeout(write, REST_MS);
  };
  const writeIfHidden = (): void => {
    if (document.visibilityState === 'hidden') write();
  };
  const stop = queries.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const query = queries.get(event.query.queryHash);
    if (query === undefined || keptPlace(query.queryKey) === undefined) return;
    changed.add(query.queryHash);
    writeSoon();
  });
  document.addEventListener('visibilitychange', writeIfHidden);
  writeSoon();
  return () => {
    clearTimeout(timer);
    stop();
    document.removeEventListener('visibilitychange', writeIfHidden);
  };
};
