export {
  joinOrderLines,
  type JoinedOrderLine,
  type JoinRemark,
  type OrderUnit,
  type ResolvedOrderLine,
} from './join-order-lines';
export { nameArticle } from './named-article';
export { type AmountOffer, offerAmount } from './offer-amount';
export {
  type NamedArticle,
  ORDER_LIST_REMARK_CODES,
  type OrderListHeader,
  type OrderListItem,
  type OrderListLine,
  type OrderListRemark,
  type OrderListRemarkCode,
} from './order-list-line';
export { type OrderListOptions, readOrderList } from './read-order-list';
export {
  type LeftOutItem,
  selectFromTemplate,
  type TemplateItem,
  templateObstacle,
  type TemplateObstacle,
  type TemplateProduct,
  type TemplateSelection,
} from './template-selection';
export { readWrittenAmount, type WrittenAmount } from './written-amount';
