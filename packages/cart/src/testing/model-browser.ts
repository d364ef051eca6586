import { acknowledgedEntries, type CartBroadcast, type CartOutbox, type OutboxEntry } from '../outbox';

/** What a browser goes by; a test plants faults in it. */
export interface BrowserRules {
  /** Which entries of the journal an answer strikes. */
  readonly struck: typeof acknowledgedEntries;
  /** What is read of the journal: of each article the change that counts. */
  readonly counting: (edits: readonly OutboxEntry[]) => Readonly<Record<string, OutboxEntry>>;
}

/** The rules as they are. */
export const BROWSER_RULES: BrowserRules = {
  struck: acknowledgedEntries,
  counting: (edits) => Object.fromEntries(edits.map((edit) => [edit.sku, edit])),
};

/** One browser: what its tabs share. It survives all of them. */
export class ModelBrowser {
  #entries: readonly OutboxEntry[] = [];
  readonly #listeners = new Set<(news: CartBroadcast) => void>();
  readonly #rules: BrowserRules;
  #last: Promise<unknown> = Promise.resolve();
  isOnline = true;

  constructor(rules: BrowserRules) {
    this.#rules = rules;
  }

  /** The journal of one tab. */
  journal(): CartOutbox {
    const own = new Set<(news: CartBroadcast) => void>();
    return {
      read: () => {
        // As what was written down comes back: nothing is on its way, and only the backend's clock is known.
        const kept = this.#entries.map((edit): OutboxEntry => ({
          ...edit,
          actedAfter: undefined,
          phase: 'waiting',
        }));
        return Promise.resolve({ edits: this.#rules.counting(kept), drafts: {} });
      },
      append: (_owner, edits) => {
        this.#entries = [...this.#entries, ...edits];
        return Promise.resolve(true);
      },
      settle: (_owner, operationIds) => {
        const struck = this.#rules.struck(this.#entries, operationIds);
        this.#entries = this.#entries.filter((_edit, at) => !struck.has(at));
        return Promise.resolve();
      },
      keepDraft: () => Promise.resolve(),
      count: () => Promise.resolve(this.#entries.length),
      exclusively: (_owner, work) => {
        const mine = this.#last.then(work);
        this.#last = mine;
        return mine;
      },
      tell: (news) => {
        for (const listener of this.#listeners) if (!own.has(listener)) listener(structuredClone(news));
      },
      hear: (listener) => {
        own.add(listener);
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
      },
      onUnkept: () => () => undefined,
    };
  }
}
