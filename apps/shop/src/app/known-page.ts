import { isKnownPage as hasPage } from '@gastroshop/app-shell/router';
import type { ShopFeature } from '@gastroshop/api-contract';
import { pages } from './pages';

/**
 * Whether an address is a page of this app; what content links to besides is not shown in its navigation.
 *
 * @param features parts that the tenant's shop has of those it may do without; left out: all
 * @example isKnownPage('/flyers?week=48')
 */
export const isKnownPage = (address: string, features?: readonly ShopFeature[]): boolean =>
  hasPage(pages, address, features);
