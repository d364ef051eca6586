import { customerAddressText, type AssignedCustomer } from './assigned-customer';
import { normalizeForSearch } from './filter-customers';

/** Whether one of the text's words begins with what is wanted. */
const beginsWord = (text: string, wanted: string): boolean =>
  normalizeForSearch(text)
    .split(/[^\p{L}\d]+/u)
    .some((_, index, words) => words.slice(index).join(' ').startsWith(wanted));

/**
 * What is found in the order in which somebody is looked for: customers chosen lately before others, then those whose
 * number or name has a word that begins so, then those whose address has, then the rest; within each as they stood.
 * Enter takes the first.
 *
 * @param recent numbers of the customers chosen last
 */
export const rankCustomers = <Customer extends AssignedCustomer>(
  found: readonly Customer[],
  query: string,
  recent: readonly string[],
): readonly Customer[] => {
  const wanted = normalizeForSearch(query.trim());
  if (wanted === '') return found;
  const lately = new Set(recent);
  const rank = (customer: Customer): number => {
    const { customerId, displayName } = customer;
    const where = beginsWord(`${customerId} ${displayName}`, wanted)
      ? 0
      : beginsWord(customerAddressText(customer), wanted)
        ? 1
        : 2;
    return (lately.has(customerId) ? 0 : 3) + where;
  };
  const ranks = new Map(found.map((customer) => [customer, rank(customer)]));
  return [...found].sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
};
