import { storageKey } from '@gastroshop/identity';
import type { BrowserStorage, ShopScope } from '../../shop';

/** What is filled in so far: the values by the label of their field. */
export type FormInput = Readonly<Partial<Record<string, readonly string[]>>>;

/**
 * Where a form that is being filled in is kept: each user and customer has their own. Visitors have one by form alone:
 * which tenant the host belongs to becomes known only while they write.
 */
export const formDraftKey = (formId: string, { tenant, customerId, userId }: ShopScope): string =>
  storageKey(`form-${formId}-${userId}`, { tenant: userId === '' ? '' : tenant, customerId });

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** What was filled in before the page was left; what cannot be read is left out. */
export const loadFormDraft = (storage: BrowserStorage, key: string): FormInput => {
  const kept = storage.read(key);
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).flatMap(([label, values]) => (isTexts(values) ? [[label, values] as const] : [])),
  );
};
