/** A page of the shop, as far as addresses and sign-on are concerned. */
export interface Route {
  /** Segments; `{name}` stands for one segment, `{name*}` at the end for one or more. */
  readonly pattern: string;
  /** Whether only logged-in users may see it; default false. */
  readonly requiresAuth?: boolean | undefined;
}

const signedIn = (pattern: string): Route => ({ pattern, requiresAuth: true });

/** The main shop's pages, without the catch-all: what it catches is no known page. */
export const SHOP_ROUTES: readonly Route[] = [
  { pattern: '/' },
  signedIn('/my/customers'),
  signedIn('/checkout'),
  signedIn('/checkout/cart'),
  signedIn('/checkout/delivery'),
  signedIn('/checkout/confirmation'),
  signedIn('/order-pad'),
  signedIn('/my/ordertemplates'),
  signedIn('/my/ordertemplates/{templateId}'),
  signedIn('/essential-products'),
  signedIn('/my/user-profile'),
  signedIn('/my/inventory'),
  signedIn('/my/deletedInventories'),
  signedIn('/my/receipts'),
  signedIn('/my/orders'),
  signedIn('/my/orders/detail/{orderId}'),
  signedIn('/my/orders/detail/{orderId}/change'),
  signedIn('/my/standing-orders'),
  signedIn('/my/standing-orders/detail/{standingOrderId}'),
  signedIn('/my/notification-center'),
  signedIn('/my/label-prints'),
  { pattern: '/privacy-preferences' },
  { pattern: '/jobs' },
  { pattern: '/jobs/{job}' },
  { pattern: '/flyers' },
  { pattern: '/messe' },
  { pattern: '/contacts' },
  { pattern: '/page/{param*}' },
  { pattern: '/search' },
  { pattern: '/product/{sku}' },
];

/** The pages of a fair's sub-shop (FAI-1). */
export const FAIR_ROUTES: readonly Route[] = [
  { pattern: '/subshop/promotions/{fairCode}' },
  { pattern: '/subshop/promotions/{fairCode}/search' },
  { pattern: '/subshop/promotions/{fairCode}/product/{sku}' },
  signedIn('/subshop/promotions/{fairCode}/checkout'),
  signedIn('/subshop/promotions/{fairCode}/checkout/cart'),
  signedIn('/subshop/promotions/{fairCode}/checkout/delivery'),
  signedIn('/subshop/promotions/{fairCode}/checkout/confirmation'),
  { pattern: '/subshop/promotions/{fairCode}/page/{param*}' },
  signedIn('/subshop/promotions/{fairCode}/quantity-history'),
];

/**
 * The content preview, which is guarded by a role or a signed link instead of plain login. Its root is the desk with the
 * start page.
 */
export const PREVIEW_ROUTES: readonly Route[] = [
  { pattern: '/cms-preview' },
  { pattern: '/cms-preview/{fullSlug*}' },
];

/** The page for developers, where one signs in to see its examples with prices. */
const DEVELOPER_ROUTES: readonly Route[] = [{ pattern: '/developers' }];

/** What an installation knows of its tenants; pages of the backend itself. */
const OPERATOR_ROUTES: readonly Route[] = [
  { pattern: '/auth/settings' },
  { pattern: '/auth/settings/{tenant}' },
];

/** Every page a login may lead to. The other addresses below /auth, and those below /v1, are not among them. */
export const KNOWN_ROUTES: readonly Route[] = [
  ...SHOP_ROUTES,
  ...FAIR_ROUTES,
  ...PREVIEW_ROUTES,
  ...DEVELOPER_ROUTES,
  ...OPERATOR_ROUTES,
];
