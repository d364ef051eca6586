export { PromotionList, type PromotionListProps } from './promotion-list';
export { PromotionView, type PromotionViewProps } from './promotion-view';
