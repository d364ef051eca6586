export { dueOn, purchaseRhythm } from './due-on';
export { type EssenceFilter, ESSENCE_FILTERS, type EssenceState, matchesEssenceFilter } from './filter';
export { ESSENCE_PERIOD_MAX_DAYS, ESSENCE_PERIOD_SUGGESTIONS, isEssencePeriod } from './period';
export { RECENT_ITEMS_SHOWN, type RecentEssenceItem, recentItemsBySku } from './recent-items';
export {
  type EssenceToggle,
  essenceToggle,
  type EssenceVisibility,
  type EssenceVisibilityState,
  essenceVisibilityState,
} from './visibility';
export { type BoughtQuantity, type UsualAmount, usualAmount, type UsualAmountOf } from './usual-amount';
