import { storageKey } from '@gastroshop/identity';
import type { BrowserStorage, ShopScope } from '@gastroshop/storefront/shop';

/** How many positions are kept (NAV-2). */
const REMEMBERED = 2;

/** Where a page was left. */
export interface ScrollPosition {
  /** Tells visits of one address apart. */
  readonly key: string;
  /** The address, by which a reload finds its page again. */
  readonly pathname: string;
  /** Pixels from the top. */
  readonly y: number;
}

/** Where the positions of a customer are kept. */
export const scrollKey = ({ tenant, customerId }: ShopScope): string =>
  storageKey('scroll', { tenant, customerId });

const isPosition = (value: unknown): value is ScrollPosition =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  'pathname' in value &&
  'y' in value &&
  typeof value.y === 'number';

const read = (storage: BrowserStorage, scope: string): readonly ScrollPosition[] => {
  const kept = storage.read(scope);
  return Array.isArray(kept) ? kept.filter(isPosition) : [];
};

/** Keeps where a page stands; the one before stays, older ones go. */
export const saveScrollPosition = (
  storage: BrowserStorage,
  scope: string,
  position: ScrollPosition,
): void => {
  const others = read(storage, scope).filter(({ key }) => key !== position.key);
  storage.write(scope, [position, ...others].slice(0, REMEMBERED));
};

/** Where a page was left, by its visit or, after a reload, by its path; undefined when that is forgotten. */
export const loadScrollPosition = (
  storage: BrowserStorage,
  scope: string,
  visitOrPath: string,
): number | undefined =>
  read(storage, scope).find(({ key, pathname }) => key === visitOrPath || pathname === visitOrPath)?.y;
