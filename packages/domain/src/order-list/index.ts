export {
  joinOrderLines,
  type JoinedOrderLine,
  type JoinRemark,
  type OrderUnit,
  type ResolvedOrderLine,
} from './join-order-lines';
export { nameArticle } from './named-article';
export { type AmountOffer, offerAmount } from './offer-amount';
export { type OrderLineAnswer, orderLineStatus, type OrderLineVerdict } from './order-line-status';
export {
  type Guess,
  GUESS_KINDS,
  type GuessKind,
  type NamedArticle,
  ORDER_LINE_STATUSES,
  ORDER_LIST_REMARK_CODES,
  type OrderLineDetails,
  type OrderLineStatus,
  type OrderListLine,
  type OrderListLineReading,
  type OrderListRemark,
  type OrderListRemarkCode,
} from './order-list-line';
export type {
  AmountColumnCandidate,
  AmountColumnQuestion,
  AmountColumns,
  ColumnRole,
  OrderListReading,
  OrderListSource,
  OrderListTable,
} from './order-list-reading';
export { type OrderListOptions, readOrderList } from './read-order-list';
export { stripDecoration } from './strip-decoration';
export {
  type LeftOutItem,
  selectFromTemplate,
  type TemplateItem,
  templateObstacle,
  type TemplateObstacle,
  type TemplateProduct,
  type TemplateSelection,
} from './template-selection';
export { readTypedOrder, type TypedOrder } from './read-typed-order';
export { readWrittenAmount, type WrittenAmount } from './written-amount';
