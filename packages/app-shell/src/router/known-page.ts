import type { ShopFeature } from '@gastroshop/api-contract';
import { hasFeature } from '@gastroshop/storefront/shop';
import { matchPath } from 'react-router';
import type { PageRoute } from './page-route';

/**
 * Whether an address has one of these pages, in a shop that has these parts.
 *
 * @param features those it has of the parts that a shop may do without; left out: all
 * @example isKnownPage(pages, '/flyers?week=48')
 */
export const isKnownPage = (
  pages: readonly Pick<PageRoute, 'path' | 'feature'>[],
  address: string,
  features?: readonly ShopFeature[],
): boolean => {
  const path = address.split(/[?#]/)[0] ?? '';
  return pages.some(
    ({ path: pattern, feature }) => hasFeature(features, feature) && matchPath(pattern, path) !== null,
  );
};
