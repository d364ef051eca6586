import type { RowsOfPad } from '@gastroshop/storefront/cart';

/** What the tabs of a browser that show one pad do together. */
export interface PadTabs {
  /** Does something to a pad while no other tab does. */
  readonly alone: <Result>(owner: string, work: () => Promise<Result>) => Promise<Result>;
  /** Tells the other tabs that rows went into the cart. */
  readonly tell: (rows: RowsOfPad) => void;
  /** Hears of that from the other tabs; answers how to stop that. */
  readonly hear: (listener: (rows: RowsOfPad) => void) => () => void;
}

const isRows = (value: unknown): value is RowsOfPad =>
  typeof value === 'object' &&
  value !== null &&
  'owner' in value &&
  typeof value.owner === 'string' &&
  'ids' in value &&
  value.ids instanceof Set;

/**
 * Joins the tabs by what the browser has for them; where it has nothing, the database alone keeps them apart.
 *
 * @param channel one of the page's, for a tab does not hear itself
 */
export const createPadTabs = (
  channel: BroadcastChannel | undefined,
  locks: Pick<LockManager, 'request'> | undefined,
): PadTabs => ({
  alone: (owner, work) => (locks === undefined ? work() : locks.request(`pad ${owner}`, work)),
  tell: (rows) => {
    channel?.postMessage(rows);
  },
  hear: (listener) => {
    const hear = ({ data }: MessageEvent<unknown>): void => {
      if (isRows(data)) listener(data);
    };
    channel?.addEventListener('message', hear);
    return () => {
      channel?.removeEventListener('message', hear);
    };
  },
});

const known = new Map<string, PadTabs>();

/** The tabs of an app in this browser. */
export const padTabsOf = (app: string): PadTabs => {
  const tabs =
    known.get(app) ??
    createPadTabs(
      typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`gastroshop-${app}-pad`),
      'locks' in navigator ? navigator.locks : undefined,
    );
  known.set(app, tabs);
  return tabs;
};
