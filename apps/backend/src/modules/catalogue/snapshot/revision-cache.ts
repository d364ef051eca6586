interface Entry<Value> {
  readonly revision: number;
  readonly value: Promise<Value>;
}

/** Values kept in memory as long as the database says that nothing has changed since they were read. */
export interface RevisedCache<Value> {
  /** The value of a key as of a revision at least; read when it is not there or older. */
  get(key: string, revision: number, read: () => Promise<Value>): Promise<Value>;
}

/**
 * Makes a cache. A revision is read before the value it stands for, so that a change between the two only leads to
 * reading once more.
 *
 * @param capacity values kept; the one unused for longest goes first
 * @param isKept whether a value is small enough to be kept
 */
export const createRevisedCache = <Value>(
  capacity: number,
  isKept: (value: Value) => boolean = () => true,
): RevisedCache<Value> => {
  const entries = new Map<string, Entry<Value>>();
  const keep = (key: string, entry: Entry<Value>): Promise<Value> => {
    entries.delete(key);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > capacity && oldest !== undefined) entries.delete(oldest);
    return entry.value;
  };
  const readAnew = (key: string, revision: number, read: () => Promise<Value>): Promise<Value> => {
    const entry = { revision, value: read() };
    const forget = (): void => {
      if (entries.get(key) === entry) entries.delete(key);
    };
    entry.value.then((value) => {
      if (!isKept(value)) forget();
    }, forget);
    return keep(key, entry);
  };
  return {
    get: (key, revision, read) => {
      const known = entries.get(key);
      if (known === undefined || known.revision < revision) return readAnew(key, revision, read);
      // Another call's reading failed with that call; this one reads for itself.
      return keep(key, known).catch(() => readAnew(key, revision, read));
    },
  };
};
