import type { OutboxEntry } from './outbox-entry';

/**
 * Places of the entries that are done with once the named operations are answered: themselves, what stood before them for
 * the same article, and what cannot be read and so will never be sent.
 *
 * @param entries in the order they were written
 */
export const acknowledgedEntries = (
  entries: readonly (OutboxEntry | undefined)[],
  operationIds: readonly string[],
): ReadonlySet<number> => {
  const lastOf = new Map<string, number>();
  entries.forEach((edit, at) => {
    if (edit !== undefined && operationIds.includes(edit.operationId)) lastOf.set(edit.sku, at);
  });
  return new Set(
    entries.flatMap((edit, at) => (edit === undefined || at <= (lastOf.get(edit.sku) ?? -1) ? [at] : [])),
  );
};
