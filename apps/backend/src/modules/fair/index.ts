export { checkFairEntry, fairEntry, knownFair, type FairEntry } from './fair-entry';
export { fairHandlers } from './fair-handlers';
export { countFairOrders } from './fair-orders';
export { fairPriceDay, fairPricing, sellsEverything } from './fair-terms';
export { fairOfBuyer, fairsOfBuyer } from './open-fairs';
export { hasReachedFairLimit } from './reached-limit';
