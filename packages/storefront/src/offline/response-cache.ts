import type { DatabaseSource, CacheEntry } from '../database';
import { KEPT_KINDS, CACHE_MAX_AGE_MS } from './cached-kinds';

/** Who uses the shop, for whom. */
export interface CacheOwner {
  /** Empty for visitors. */
  readonly userId: string;
  /** Empty while no customer is chosen. */
  readonly customerId: string;
}

/** The answers kept in the browser's database. Nothing of it fails: what cannot be kept is not kept. */
export interface ResponseCache {
  readonly read: (hash: string) => Promise<CacheEntry | undefined>;
  /** Answers of a kind, newest first. */
  readonly ofKind: (kind: string) => Promise<readonly CacheEntry[]>;
  /** Keeps answers; of each kind the oldest go where there are too many. */
  readonly keep: (answers: readonly CacheEntry[]) => Promise<void>;
  /** Removes what is too old and what belongs to another user, or to another customer than the one chosen. */
  readonly tidy: (whose: CacheOwner) => Promise<void>;
}

const isFresh = ({ answeredAt }: CacheEntry, now: number): boolean => answeredAt > now - CACHE_MAX_AGE_MS;

const isOthers = (answer: CacheEntry, { userId, customerId }: CacheOwner): boolean =>
  answer.userId !== '' &&
  (answer.userId !== userId ||
    (answer.customerId !== '' && customerId !== '' && answer.customerId !== customerId));

/**
 * The answers kept in a database.
 *
 * @param now epoch milliseconds
 */
export const createAnswerStore = (source: DatabaseSource, now: () => number = Date.now): ResponseCache => {
  const attempt = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      return await work();
    } catch {
      return undefined;
    }
  };
  const ofKind = async (kind: string): Promise<readonly CacheEntry[]> => {
    const answers = await attempt(async () => (await source()).getAllFromIndex('answers', 'kind', kind));
    return (answers ?? [])
      .filter((answer) => isFresh(answer, now()))
      .toSorted((one, other) => other.answeredAt - one.answeredAt);
  };
  const remove = async (hashes: readonly string[]): Promise<void> => {
    const change = (await source()).transaction('answers', 'readwrite');
    await Promise.all([...hashes.map((hash) => change.store.delete(hash)), change.done]);
  };
  return {
    ofKind,
    read: (hash) =>
      attempt(async () => {
        const answer = await (await source()).get('answers', hash);
        return answer !== undefined && isFresh(answer, now()) ? answer : undefined;
      }),
    keep: async (answers) => {
      await attempt(async () => {
        const change = (await source()).transaction('answers', 'readwrite');
        await Promise.all([...answers.map((answer) => change.store.put(answer)), change.done]);
        for (const kind of new Set(answers.map((answer) => answer.kind))) {
          const surplus = (await ofKind(kind)).slice(KEPT_KINDS[kind] ?? 0);
          if (surplus.length > 0) await remove(surplus.map(({ hash }) => hash));
        }
      });
    },
    tidy: async (whose) => {
      await attempt(async () => {
        const gone: string[] = [];
        const database = await source();
        for (
          let at = await database.transaction('answers').store.openCursor();
          at;
          at = await at.continue()
        ) {
          if (!isFresh(at.value, now()) || isOthers(at.value, whose)) gone.push(at.value.hash);
        }
        if (gone.length > 0) await remove(gone);
      });
    },
  };
};
