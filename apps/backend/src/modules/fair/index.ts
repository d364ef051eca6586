export { requireFairAdmission, fairEntry, requireFair, type FairAdmission } from './fair-admission';
export { fairHandlers } from './fair-handlers';
export { countFairOrders } from './fair-orders';
export { fairPriceDay, fairPricing, sellsEverything } from './fair-terms';
export { openFairFor, fairsOfBuyer } from './open-fairs';
export { hasReachedFairLimit } from './reached-limit';
