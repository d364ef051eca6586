export { BasePriceLabel, type BasePriceLabelProps } from './base-price-label';
export { NextTierHint, type NextTierHintProps } from './next-tier-hint';
export { PriceLabel, type PriceLabelProps } from './price-label';
export {
  type BasePriceLabelData,
  type PriceLabelData,
  type PriceHintData,
  type PriceLabelState,
  type TotalOf,
} from './price-label-data';
export { PriceExplanation, type PriceExplanationProps } from './price-explanation';
export { PriceExplanationButton } from './price-explanation-button';
export { TierPriceTable, type TierPriceTableProps, type TierPriceRow } from './tier-price-table';
export { PriceHint, type PriceHintProps } from './price-hint';
export { type PriceBasis, type ExplanationStepData, type RejectedPriceData } from './price-steps';

export { UnitPriceList, type UnitPrice, type UnitPriceListProps } from './unit-price-list';
