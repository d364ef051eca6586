export {
  appPathsOf,
  appPathsOfPage,
  DEFAULT_APP_PATHS,
  toInnerAddress,
  toOuterAddress,
  type AppPaths,
} from './app-paths';
export { CHECKOUT_STEPS, checkoutStepOf, type CheckoutStep } from './checkout-step';
export { fairBasePath, fairCodeOf, quantityHistoryRedirect, type OrderHistoryRange } from './fair-path';
export { landingTarget, loginUrl, loginRedirect, LOGOUT_PATH, storedPostLoginTarget } from './login';
export { matchRoute } from './match-route';
export { availableReceiptsTabs, RECEIPTS_TABS, resolveReceiptsTab, type ReceiptsTab } from './receipts-tab';
export { FAIR_ROUTES, KNOWN_ROUTES, PREVIEW_ROUTES, SHOP_ROUTES, type Route } from './route';
export { HOME_PATH, type KnownPages, sanitizeRedirectTarget } from './sanitize-redirect-target';
