/** Whose a stream is: a user of a tenant, or an address behind which nobody in particular reads. */
export interface StreamOwner {
  readonly kind: 'user' | 'address';
  readonly name: string;
}

/** The streams of events that are open in a process. */
export interface OpenStreams {
  /**
   * Notes one.
   *
   * @returns what to call when it has ended; undefined: its owner has as many as one may have, and it must not begin
   */
  readonly add: (owner: StreamOwner, end: () => void) => (() => void) | undefined;
  readonly count: () => number;
  /** Ends all, and from now on each new one: readers resume elsewhere, from the last event they have. */
  readonly endAll: () => void;
}

/** How many streams one may have open at a node. */
export type StreamBounds = Readonly<Record<StreamOwner['kind'], number>>;

/** A person watches one cart in each window; an editorial office sits behind one address. */
const STREAM_BOUNDS: StreamBounds = { user: 20, address: 100 };

/** For load of one's own making. */
export const NO_STREAM_BOUNDS: StreamBounds = { user: Infinity, address: Infinity };

/** Makes the list of open streams. */
export const createOpenStreams = (bounds = STREAM_BOUNDS): OpenStreams => {
  const ends = new Set<() => void>();
  const counts = new Map<string, number>();
  let isOver = false;
  return {
    add: ({ kind, name }, end) => {
      const key = `${kind} ${name}`;
      const before = counts.get(key) ?? 0;
      if (before >= bounds[kind]) return undefined;
      counts.set(key, before + 1);
      // One function may be given twice.
      const noted = () => {
        end();
      };
      ends.add(noted);
      if (isOver) end();
      return () => {
        if (!ends.delete(noted)) return;
        const left = (counts.get(key) ?? 1) - 1;
        if (left === 0) counts.delete(key);
        else counts.set(key, left);
      };
    },
    count: () => ends.size,
    endAll: () => {
      isOver = true;
      for (const end of [...ends]) end();
    },
  };
};
