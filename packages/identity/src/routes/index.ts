export { CHECKOUT_STEPS, checkoutStepOf, type CheckoutStep } from './checkout-step';
export { fairBasePath, fairCodeOf, insteadOfQuantityHistory, type FairHistory } from './fair-path';
export { landingTarget, loginAddress, loginInsteadOf, LOGOUT_PATH, storedTargetAt } from './login';
export { routeOfPath } from './match-route';
export { offeredReceiptsTabs, RECEIPTS_TABS, receiptsTabOf, type ReceiptsTab } from './receipts-tab';
export { FAIR_ROUTES, KNOWN_ROUTES, PREVIEW_ROUTES, SHOP_ROUTES, type Route } from './route';
export { HOME_PATH, safeTarget } from './safe-target';
