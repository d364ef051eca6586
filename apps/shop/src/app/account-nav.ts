import type { ShopFeature } from '@gastroshop/api-contract';
import {
  type IconComponent,
  IconBell,
  IconChecklist,
  IconClipboardList,
  IconPackage,
  IconReceipt,
  IconRefresh,
  IconTag,
  IconTemplate,
  IconUserCircle,
} from '@gastroshop/ui/icons';
import type { ParseKeys } from 'i18next';
import { isKnownPage } from './known-page';

/** A page of the buyer's own area. */
export interface AccountNavItem {
  readonly href: string;
  /** Its name, by the key of its text. */
  readonly name: ParseKeys<'shop-my-area'>;
  readonly icon: IconComponent;
  /** Further addresses that belong to it. */
  readonly also?: readonly string[] | undefined;
}

const WAYS: readonly AccountNavItem[] = [
  { href: '/my/orders', name: 'orders', icon: IconPackage },
  { href: '/my/standing-orders', name: 'standingOrders', icon: IconRefresh },
  { href: '/my/ordertemplates', name: 'orderTemplates', icon: IconTemplate },
  { href: '/essential-products', name: 'essentials', icon: IconChecklist },
  { href: '/my/inventory', name: 'inventories', icon: IconClipboardList, also: ['/my/deletedInventories'] },
  { href: '/my/label-prints', name: 'labelPrints', icon: IconTag },
  { href: '/my/receipts', name: 'receipts', icon: IconReceipt },
  { href: '/my/notification-center', name: 'notifications', icon: IconBell },
  { href: '/my/user-profile', name: 'userProfile', icon: IconUserCircle },
];

/**
 * The pages of the buyer's own area that this shop has, in the order of their use.
 *
 * @param features parts that the tenant's shop has of those it may do without; left out: all
 */
export const accountNavItems = (features?: readonly ShopFeature[]): readonly AccountNavItem[] =>
  WAYS.filter(({ href }) => isKnownPage(href, features));

/** Whether an address belongs to a page of the area. */
export const isAccountRoute = ({ href, also = [] }: AccountNavItem, pathname: string): boolean =>
  [href, ...also].some((start) => pathname === start || pathname.startsWith(`${start}/`));
