/** The streams of events that are open in a process. */
export interface OpenStreams {
  /** Notes one; answers what to call when it has ended. */
  readonly add: (end: () => void) => () => void;
  readonly count: () => number;
  /** Ends all, and from now on each new one: readers resume elsewhere, from the last event they have. */
  readonly endAll: () => void;
}

/** Makes the list of open streams. */
export const createOpenStreams = (): OpenStreams => {
  const ends = new Set<() => void>();
  let isOver = false;
  return {
    add: (end) => {
      ends.add(end);
      if (isOver) end();
      return () => {
        ends.delete(end);
      };
    },
    count: () => ends.size,
    endAll: () => {
      isOver = true;
      for (const end of [...ends]) end();
    },
  };
};
