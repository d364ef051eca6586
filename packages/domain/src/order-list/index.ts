export {
  mergeOrderLines,
  type MergedOrderLine,
  type MergeWarning,
  type OrderUnit,
  type ResolvedOrderLine,
} from './merge-order-lines';
export { classifyProductReference } from './named-product';
export { type AmountSuggestion, suggestAmount } from './suggest-amount';
export { type OrderLineAnswer, orderLineStatus, type OrderLineVerdict } from './order-line-status';
export {
  type Guess,
  GUESS_KINDS,
  type GuessKind,
  type ProductReference,
  ORDER_LINE_STATUSES,
  ORDER_LIST_WARNING_CODES,
  type OrderLineDetails,
  type OrderLineStatus,
  type OrderListLine,
  type OrderListLineReading,
  type OrderListWarning,
  type OrderListWarningCode,
} from './order-list-line';
export type {
  AmountColumnCandidate,
  AmountColumnInput,
  AmountColumns,
  ColumnRole,
  OrderListReading,
  OrderListSource,
  OrderListTable,
} from './order-list-reading';
export { type OrderListOptions, parseOrderList } from './parse-order-list';
export { stripDecoration } from './strip-decoration';
export {
  type SkippedItem,
  selectFromTemplate,
  type TemplateItem,
  templateItemIssue,
  type TemplateItemIssue,
  type TemplateProduct,
  type TemplateSelection,
} from './template-selection';
export { parseAmountAndQuery, type AmountAndQuery } from './parse-amount-and-query';
export { parseWrittenAmount, type WrittenAmount } from './written-amount';
