import type { AssignedCustomer } from './assigned-customer';

/** A place customers are in. */
export interface CustomerTown {
  /** Its name; empty for customers without an address. */
  readonly town: string;
  readonly count: number;
}

const ORDER = /* @__PURE__ */ new Intl.Collator('de-AT');

/**
 * The places the customers are in, those of the customers chosen last first, then by how many are there.
 *
 * @param recent numbers of the customers chosen last
 */
export const customerTowns = (
  customers: readonly AssignedCustomer[],
  recent: readonly string[],
): readonly CustomerTown[] => {
  const counts = new Map<string, number>();
  const near = new Set<string>();
  for (const { customerId, customerAddress } of customers) {
    const town = customerAddress?.city ?? '';
    counts.set(town, (counts.get(town) ?? 0) + 1);
    if (town !== '' && recent.includes(customerId)) near.add(town);
  }
  // Who has no address comes last.
  const rank = (town: string): number => (town === '' ? 2 : near.has(town) ? 0 : 1);
  return [...counts]
    .map(([town, count]) => ({ town, count }))
    .sort((a, b) => rank(a.town) - rank(b.town) || b.count - a.count || ORDER.compare(a.town, b.town));
};
