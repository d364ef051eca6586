import { customerAddressText, type AssignedCustomer } from './assigned-customer';

/** Up to this many customers are found faster by eye. */
const MOST_WITHOUT_SEARCH = 5;

/** Whether the selector has a search box (SEL-3): with more than five customers. */
export const isCustomerSearchOffered = (customerCount: number): boolean =>
  customerCount > MOST_WITHOUT_SEARCH;

const TRANSCRIPTIONS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/**
 * Text reduced to what a search compares: lower case, umlauts in their transcription, so that "Mueller" finds
 * "Müller", and other letters without their accents.
 */
export const normalizeForSearch = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => TRANSCRIPTIONS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

/** A number as one writes it: with spaces or points between its digits. */
const isSpacedNumber = (text: string): boolean => /^\d[\d\s.]*$/.test(text);

/**
 * The customers whose id, name or address contains the query, in their order (SEL-3); upper and lower case do not
 * differ, and an id may be written in groups of digits. Without a search box, or with a blank query, all of them.
 */
export const filterCustomers = <Customer extends AssignedCustomer>(
  customers: readonly Customer[],
  query: string,
): readonly Customer[] => {
  const wanted = normalizeForSearch(query.trim());
  if (wanted === '' || !isCustomerSearchOffered(customers.length)) return customers;
  const number = isSpacedNumber(wanted) ? wanted.replace(/[\s.]/g, '') : wanted;
  return customers.filter(
    (customer) =>
      normalizeForSearch(customer.customerId).includes(number) ||
      [customer.displayName, customerAddressText(customer)].some((text) =>
        normalizeForSearch(text).includes(wanted),
      ),
  );
};
