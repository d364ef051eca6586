export { type AccessToken, accessToken } from './access-token';
export { type Address, address, type InvoiceAddress, invoiceAddress } from './address';
export {
  ANALYTICS_CURRENCY,
  type CheckoutEvent,
  checkoutEvent,
  type ClickEvent,
  clickEvent,
  type SearchEvent,
  searchEvent,
  type SearchTermSuggestions,
  searchTermSuggestions,
  type ShopInfo,
  shopInfo,
  type SuggestionBody,
  suggestionBody,
  TRACKING_CATEGORIES,
  TRACKING_SOURCES,
  type TrackingCategory,
  type TrackingSource,
} from './analytics';
export { BILLING_TIMES, type BillingTime } from './billing-time';
export {
  type Cart,
  cart,
  type CartLineAnswer,
  cartLineAnswer,
  type DeletedCartItem,
  deletedCartItem,
  type LineConflict,
  lineConflict,
  type LineContent,
  lineContent,
} from './cart';
export { type CartEvent, cartEvent } from './cart-event';
export {
  type CartItem,
  cartItem,
  type CartItemRemoval,
  cartItemRemoval,
  type CartItemWrite,
  cartItemWrite,
  cartItemWrites,
  type PlanEntry,
  planEntry,
} from './cart-item';
export { type Category, category } from './category';
export {
  type BoughtProduct,
  boughtProduct,
  type CategoryCount,
  categoryCount,
  type Completion,
  completion,
  type CompletionBody,
  completionBody,
} from './completion';
export { namedShapes, type Shape } from './component';
export { CONTENT_BLOCK_KINDS, contentBlock, type ContentBlock } from './content/block';
export {
  type FeaturedProductsBlock,
  type FlyerTableBlock,
  type PromotionBlock,
} from './content/block-article';
export { type ContactBlock, type CrmFormBlock, type FormBlock } from './content/block-dialogue';
export { type EventsBlock, type FutureEventBlock } from './content/block-event';
export {
  type ButtonBlock,
  type CircleLinksBlock,
  type LinkTilesBlock,
  type RecommendedPartnerBlock,
  type TeaserTilesBlock,
} from './content/block-link';
export { type GalleryBlock, type ImageBlock, type TeaserBlock, type VideoBlock } from './content/block-media';
export {
  type FeatureBlock,
  type HeadingBlock,
  type NumberDataBlock,
  type TextBlock,
  type TimeLineBlock,
} from './content/block-text';
export {
  type ContactPerson,
  contactPerson,
  type Contacts,
  contacts,
  type Department,
  department,
} from './content/contact';
export { CONTENT_STATES, type ContentChange, contentChange } from './content/content-change';
export { type ContentFault, contentFault } from './content/content-fault';
export { type ContentDifference, contentDifference } from './content/content-difference';
export {
  type PreviewLink,
  previewLink,
  type PreviewLinkOrder,
  previewLinkOrder,
  type PreviewPage,
  previewPage,
  type PreviewPages,
  previewPages,
} from './content/preview-page';
export { type ContentEvent, contentEvent } from './content/event';
export {
  CHOICE_TYPES,
  type ChoiceField,
  type ChoiceInput,
  choiceInput,
  type ChoiceType,
  type ContentForm,
  contentForm,
  formField,
  type FormField,
  type TextField,
  type TextInput,
  textInput,
} from './content/form';
export {
  type CrmFormSubmission,
  crmFormSubmission,
  CAPTCHA_KINDS,
  captcha,
  type Captcha,
  type CaptchaKind,
  type FormSiteKey,
  formSiteKey,
  proofOfWork,
  type ProofOfWork,
  type FormSubmission,
  formSubmission,
} from './content/form-submission';
export {
  type CustomFooter,
  customFooter,
  type Footer,
  footer,
  type FooterColumn,
  footerColumn,
  type Header,
  header,
  type HeaderEntry,
  headerEntry,
} from './content/frame';
export { type Job, job, type JobQuery, jobQuery } from './content/job';
export {
  type ContentImage,
  contentImage,
  type ContentLink,
  contentLink,
  type Validity,
  validity,
} from './content/link';
export {
  type ContentPage,
  contentPage,
  type IntroBlock,
  introBlock,
  type JobPage,
  jobPage,
  type PageMeta,
  pageMeta,
  type PageQuery,
  pageQuery,
} from './content/page';
export {
  type CategoryPromotionQuery,
  categoryPromotionQuery,
  type Promotion,
  promotion,
  type SearchPromotionQuery,
  searchPromotionQuery,
} from './content/promotion';
export {
  type AssignedUser,
  assignedUser,
  ASSIGNMENT_RIGHTS,
  type AssignmentRight,
  type Customer,
  customer,
  type ProductRestriction,
  productRestriction,
  type UserCustomer,
  userCustomer,
} from './customer';
export {
  type DeliveryException,
  deliveryException,
  type DeliverySlot,
  deliverySlot,
  type EffectiveDeliverySlot,
  effectiveDeliverySlot,
  type ProductDeliverySlot,
  productDeliverySlot,
} from './delivery-slot';
export { type Deposit, deposit } from './deposit';
export {
  CONTENT_ERROR_CODES,
  type ContentErrorCode,
  type ErrorCode,
  ERRORS,
  isErrorCode,
} from './error-code';
export {
  type EssenceItem,
  essenceItem,
  type EssencePeriod,
  essencePeriod,
  type EssencePeriodChange,
  essencePeriodChange,
  type EssenceVisibility,
  essenceVisibility,
} from './essence';
export { type ExpectedGoods, expectedGoods } from './expected-goods';
export { type DayRange, dayRange, type Fair, fair } from './fair';
export {
  type GroupedInventoryPage,
  groupedInventoryPage,
  type Inventory,
  inventory,
  type InventoryDetails,
  inventoryDetails,
  type InventoryItem,
  inventoryItem,
  type InventoryPage,
  inventoryPage,
  type NonWebshopInventoryItem,
  nonWebshopInventoryItem,
} from './inventory';
export {
  type InventoryBody,
  inventoryBody,
  type InventoryDetailsBody,
  inventoryDetailsBody,
  type InventoryDetailsBodyRead,
} from './inventory-body';
export {
  type CheckedLabels,
  checkedLabels,
  type LabelPair,
  labelPair,
  labelPairs,
  type LabelProduct,
  labelProduct,
} from './label';
export {
  type AttachedUrl,
  attachedUrl,
  type Notification,
  notification,
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
  notificationIds,
  type NotificationPage,
  notificationPage,
  type NotificationPreference,
  notificationPreference,
  type NotificationPreferenceChange,
  notificationPreferenceChange,
  notificationPreferenceChanges,
  type NotificationType,
  notificationType,
  type UrgentNotifications,
  urgentNotifications,
} from './notification';
export {
  type Nutrient,
  nutrient,
  NUTRIENT_UNITS,
  type NutrientPart,
  nutrientPart,
  type NutrientTable,
  nutrientTable,
} from './nutrient';
export {
  type OrderCancellation,
  orderCancellation,
  type OrderChange,
  orderChange,
  type OrderLineChange,
  type OrderRevision,
  orderRevision,
} from './order-change';
export {
  type Order,
  order,
  ORDER_SOURCES,
  ORDER_STATUSES,
  type OrderDelivery,
  orderDelivery,
  type OrderPage,
  orderPage,
  type OrderSource,
  type OrderStatus,
  type OrderStatusChange,
  orderStatusChange,
  type OverviewOrder,
  overviewOrder,
  type OverviewOrderPage,
  overviewOrderPage,
} from './order';
export { type OrderDifference, orderDifference } from './order-difference';
export {
  type DeliveredLot,
  deliveredLot,
  type FreeOrderItem,
  freeOrderItem,
  ORDER_LINE_STATUSES,
  type OrderItem,
  orderItem,
  type OrderPlanEntry,
  orderPlanEntry,
  type OrderLineStatus,
  type PriceSnapshot,
  type PriceFactor,
  priceFactor,
  priceSnapshot,
  type SupplierNote,
  supplierNote,
} from './order-line';
export {
  ORDER_LIST_MATCHES,
  ORDER_LIST_OUTCOMES,
  ORDER_LIST_UNIT_SOURCES,
  type OrderList,
  orderList,
  type OrderListLine,
  orderListLine,
  type OrderListLineReading,
  orderListLineReading,
  type OrderListMatch,
  type OrderListOutcome,
  type OrderListUnitSource,
  type ResolvedOrderList,
  resolvedOrderList,
  type ResolvedOrderListLine,
  resolvedOrderListLine,
} from './order-list';
export {
  type OrderSubmission,
  orderSubmission,
  type SeenCart,
  seenCart,
  type SubmittedAddress,
  submittedAddress,
  type SubmittedInvoiceAddress,
  submittedInvoiceAddress,
} from './order-submission';
export {
  type OrderTemplate,
  orderTemplate,
  type OrderTemplateItem,
  orderTemplateItem,
  type OrderTemplatePage,
  orderTemplatePage,
  type RemovedTemplateProduct,
  removedTemplateProduct,
} from './order-template';
export {
  type OrderTemplateBody,
  orderTemplateBody,
  type OrderTemplateDetailsBody,
  orderTemplateDetailsBody,
  type OrderTemplateDetailsBodyRead,
  type OrderTemplateItemBody,
  orderTemplateItemBody,
  type OrderTemplateItemRemoval,
  orderTemplateItemRemoval,
  sharedUserName,
} from './order-template-body';
export { type PageInfo, pageInfo } from './page';
export { list } from './list';
export { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from './page-size';
export { type PathArgument, pathParameters } from './path-parameters';
export { type BasePrice, basePrice, type Price, price, type PriceReduction, priceReduction } from './price';
export { type FieldProblem, fieldProblem, type Problem, problem } from './problem';
export {
  type AmountTooSmallProblem,
  amountTooSmallProblem,
  type ArticlesNotAvailableProblem,
  articlesNotAvailableProblem,
  type CartAlreadyOrderedProblem,
  cartAlreadyOrderedProblem,
  type DeadlinePassedProblem,
  deadlinePassedProblem,
  type OrderDifferencesProblem,
  orderDifferencesProblem,
} from './problem-of-cart';
export { type AuthenticationNeededProblem, authenticationNeededProblem } from './problem-of-content';
export { problemShapes } from './problem-shapes';
export {
  type NetFillingQuantity,
  netFillingQuantity,
  type Product,
  product,
  type ProductImage,
  productImage,
  type SalesCondition,
  salesCondition,
  type ShopAvailability,
  shopAvailability,
} from './product';
export { type ProductAttribute, productAttribute } from './product-attribute';
export {
  type AllergenInformation,
  allergenInformation,
  type IngredientOrigin,
  ingredientOrigin,
  type ProductDetails,
  productDetails,
  type WineAttributes,
  wineAttributes,
} from './product-details';
export {
  type QuantityHistoryBody,
  quantityHistoryBody,
  type QuantityHistoryBodyRead,
  type QuantityHistoryEntry,
  quantityHistoryEntry,
  type QuantityHistoryPage,
  quantityHistoryPage,
} from './quantity-history';
export { queryParameters } from './query-parameters';
export {
  DOCUMENT_TYPES,
  type DocumentType,
  type Receipt,
  receipt,
  RECEIPT_TYPES,
  type ReceiptPage,
  receiptPage,
  type ReceiptType,
} from './receipt';
export { MAX_LIST_ENTRIES, sku } from './scalar';
export {
  type Facet,
  facet,
  type GroupedProductPage,
  groupedProductPage,
  type PageRequest,
  pageRequest,
  type PageRequestRead,
  type ProductGrouping,
  productGrouping,
  type ProductPage,
  productPage,
  type SearchBody,
  searchBody,
  type SearchBodyRead,
} from './search';
export { PRICE_FILTERS, type PriceFilter, type SearchFilter, searchFilter } from './search-filter';
export {
  SHOP_MODES,
  type ShopConfig,
  shopConfig,
  type ShopLogo,
  shopLogo,
  type ShopMode,
  type WebManifest,
  webManifest,
} from './shop-config';
export { type CheckoutBatch, checkoutBatch, MAX_SKUS_IN_ADDRESS, skuBatch } from './sku-batch';
export {
  LABEL_SORT_KEYS,
  type LabelSortKey,
  ORDER_SORT_KEYS,
  ORDER_TEMPLATE_SORT_KEYS,
  type OrderSortKey,
  type OrderTemplateSortKey,
  PRODUCT_SORT_KEYS,
  type ProductSortKey,
  SORT_DIRECTIONS,
  type SortDirection,
} from './sort';
export { type Supplier, supplier, type SupplierFilter, supplierFilter } from './supplier';
export { type Fee, fee, type Totals, totals, type VatAmount, vatAmount } from './totals';
export { type TrackingConfiguration, trackingConfiguration } from './tracking';
export { type Unit, unit } from './unit';
export {
  type LandmarktTenant,
  landmarktTenant,
  type Locale,
  type LocaleChoice,
  localeChoice,
  LOCALES,
  type User,
  user,
  type UserChange,
  userChange,
} from './user';
export { type VatRate, vatRate } from './vat';
export { type Weighed, weighed } from './weighed';
export { wireList } from './wire';
