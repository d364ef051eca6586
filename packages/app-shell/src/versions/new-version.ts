/** Whether a newer version of the shop has arrived in this browser and waits to be taken. */
export interface NewVersion {
  readonly isThere: () => boolean;
  /** A newer version has arrived. */
  readonly arrive: () => void;
  /** Calls back when that changes; answers how to stop that. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Knows whether a newer version of the shop waits. */
export const createNewVersion = (): NewVersion => {
  const listeners = new Set<() => void>();
  let isThere = false;
  return {
    isThere: () => isThere,
    arrive: () => {
      isThere = true;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
