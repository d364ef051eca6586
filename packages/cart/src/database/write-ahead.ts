/** What a page was about to write into the browser's database, kept where it stands at once. */
export interface NotedWrite {
  /** Nothing that is read back is trusted to have its shape. */
  readonly write: unknown;
  /** Strikes the note, unless another has taken its place. */
  readonly strike: () => void;
}

/**
 * What is being written into the browser's database, noted in a storage that writes at once. A transaction that has to
 * wait for another goes with its page, committed or not: on a slow disk whoever types fast and loads the page again
 * would lose the last of it.
 */
export interface WriteAhead {
  /** Notes a write under an id, in place of an earlier one of that id; answers how to strike it once it has happened. */
  readonly note: (id: string, write: unknown) => () => void;
  /** Strikes what is noted under an id. */
  readonly strike: (id: string) => void;
  /** What is noted, by this page or one that is gone, in the order it was noted. */
  readonly noted: () => readonly NotedWrite[];
}

/** What is noted in one moment is noted in this order, so many milliseconds apart. */
const STEP_MS = 0.001;

type SyncStorage = Pick<Storage, 'getItem' | 'key' | 'length' | 'removeItem' | 'setItem'>;

const readNote = (text: string): { readonly at: number; readonly write: unknown } | undefined => {
  const note: unknown = JSON.parse(text);
  if (typeof note !== 'object' || note === null || !('at' in note) || typeof note.at !== 'number')
    return undefined;
  return { at: note.at, write: 'write' in note ? note.write : undefined };
};

/**
 * Keeps notes in a web storage. Never throws: where the storage is blocked or full, the database alone has to do.
 *
 * @param app name of the app, or of a part of it; each has notes of its own. What begins with `gastroshop:` is forgotten at sign-out
 * @param storage of the tab: what lasts longer is written to the disk late, and a killed browser would find notes in it that
 *   had been struck. Asked for at each use, because even looking at a blocked storage throws
 */
export const createWriteAhead = (app: string, storage: () => SyncStorage): WriteAhead => {
  const prefix = `gastroshop:ahead:${app}:`;
  let last = 0;
  const attempt = <Result>(work: (present: SyncStorage) => Result): Result | undefined => {
    try {
      return work(storage());
    } catch {
      return undefined;
    }
  };
  const striking = (key: string, text: string) => () => {
    attempt((present) => {
      if (present.getItem(key) === text) present.removeItem(key);
    });
  };
  return {
    note: (id, write) => {
      last = Math.max(last + STEP_MS, performance.timeOrigin + performance.now());
      const text = JSON.stringify({ at: last, write });
      attempt((present) => {
        present.setItem(prefix + id, text);
      });
      return striking(prefix + id, text);
    },
    strike: (id) => {
      attempt((present) => {
        present.removeItem(prefix + id);
      });
    },
    noted: () =>
      attempt((present) =>
        Array.from({ length: present.length }, (_, at) => present.key(at) ?? '')
          .filter((key) => key.startsWith(prefix))
          .flatMap((key) => {
            const text = present.getItem(key) ?? '';
            const note = attempt(() => readNote(text));
            return note === undefined ? [] : [{ ...note, strike: striking(key, text) }];
          })
          .sort((one, other) => one.at - other.at),
      ) ?? [],
  };
};
