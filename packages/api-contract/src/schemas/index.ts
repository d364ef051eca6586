export { type AccessToken, accessTokenSchema } from './access-token';
export { type Address, addressSchema, type InvoiceAddress, invoiceAddressSchema } from './address';
export {
  ANALYTICS_CURRENCY,
  type CheckoutEvent,
  checkoutEventSchema,
  type ClickEvent,
  clickEventSchema,
  type SearchEvent,
  searchEventSchema,
  type SearchTermSuggestions,
  searchTermSuggestionsSchema,
  type ShopInfo,
  shopInfoSchema,
  type SuggestionBody,
  suggestionBodySchema,
  TRACKING_CATEGORIES,
  TRACKING_SOURCES,
  type TrackingCategory,
  type TrackingSource,
} from './analytics';
export { BILLING_TIMES, type BillingTime } from './billing-time';
export {
  type Cart,
  cartSchema,
  type CartLineAnswer,
  cartLineAnswerSchema,
  type DeletedCartItem,
  deletedCartItemSchema,
  type LineConflict,
  lineConflictSchema,
  type LineContent,
  lineContentSchema,
} from './cart';
export { type CartEvent, cartEventSchema } from './cart-event';
export {
  type CartItem,
  cartItemSchema,
  type CartItemRemoval,
  cartItemRemovalSchema,
  type CartItemWrite,
  cartItemWriteSchema,
  cartItemWritesSchema,
  type PlanEntry,
  planEntrySchema,
} from './cart-item';
export { type Category, type CategoryAncestor, categorySchema } from './category';
export {
  type BoughtProduct,
  boughtProductSchema,
  type CategoryCount,
  categoryCountSchema,
  type Completion,
  completionSchema,
  type CompletionBody,
  completionBodySchema,
} from './completion';
export { namedShapes, type Schema } from './register-component';
export { CONTENT_BLOCK_KINDS, contentBlockSchema, type ContentBlock } from './content/block';
export {
  type FeaturedProductsBlock,
  type FlyerTableBlock,
  type PromotionBlock,
} from './content/block-product';
export { type ContactBlock, type CrmFormBlock, type FormBlock } from './content/block-form';
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
  contactPersonSchema,
  type Contacts,
  contactsSchema,
  type Department,
  departmentSchema,
} from './content/contact';
export { CONTENT_STATES, type ContentChange, contentChangeSchema } from './content/content-change';
export { type ContentIssue, contentIssueSchema } from './content/content-issue';
export { type ContentDifference, contentDifferenceSchema } from './content/content-difference';
export {
  type PreviewLink,
  previewLinkSchema,
  type PreviewLinkOrder,
  previewLinkOrderSchema,
  type PreviewPage,
  previewPageSchema,
  type PreviewPages,
  previewPagesSchema,
} from './content/preview-page';
export { type ContentEvent, contentEventSchema } from './content/event';
export {
  CHOICE_TYPES,
  type ChoiceField,
  type ChoiceInput,
  choiceInputSchema,
  type ChoiceType,
  type ContentForm,
  contentFormSchema,
  formFieldSchema,
  type FormField,
  type TextField,
  type TextInput,
  textInputSchema,
} from './content/form';
export {
  type CrmFormSubmission,
  crmFormSubmissionSchema,
  CAPTCHA_KINDS,
  captchaSchema,
  type Captcha,
  type CaptchaKind,
  type FormSiteKey,
  formSiteKeySchema,
  proofOfWorkSchema,
  type ProofOfWork,
  type FormSubmission,
  formSubmissionSchema,
} from './content/form-submission';
export {
  type CustomFooter,
  customFooterSchema,
  type Footer,
  footerSchema,
  type FooterColumn,
  footerColumnSchema,
  type Header,
  headerSchema,
  type HeaderEntry,
  headerEntrySchema,
} from './content/header-footer';
export { type Job, jobSchema, type JobQuery, jobQuerySchema } from './content/job';
export {
  type ContentImage,
  contentImageSchema,
  type ContentLink,
  contentLinkSchema,
  type Validity,
  validitySchema,
} from './content/link';
export {
  type ContentPage,
  contentPageSchema,
  type IntroBlock,
  introBlockSchema,
  type JobPage,
  jobPageSchema,
  type PageMeta,
  pageMetaSchema,
  type PageQuery,
  pageQuerySchema,
} from './content/page';
export {
  type CategoryPromotionQuery,
  categoryPromotionQuerySchema,
  type Promotion,
  promotionSchema,
  type SearchPromotionQuery,
  searchPromotionQuerySchema,
} from './content/promotion';
export {
  type AssignedUser,
  assignedUserSchema,
  ASSIGNMENT_RIGHTS,
  type AssignmentRight,
  type Customer,
  customerSchema,
  type ProductRestriction,
  productRestrictionSchema,
  type UserCustomer,
  userCustomerSchema,
} from './customer';
export {
  type DeliveryException,
  deliveryExceptionSchema,
  type DeliverySlot,
  deliverySlotSchema,
  type EffectiveDeliverySlot,
  effectiveDeliverySlotSchema,
  type ProductDeliverySlot,
  productDeliverySlotSchema,
} from './delivery-slot';
export { type Deposit, depositSchema } from './deposit';
export {
  CONTENT_ERROR_CODES,
  type ContentErrorCode,
  type ErrorCode,
  ERRORS,
  isErrorCode,
} from './error-code';
export {
  type EssenceItem,
  essenceItemSchema,
  type EssencePeriod,
  essencePeriodSchema,
  type EssencePeriodChange,
  essencePeriodChangeSchema,
  type EssenceVisibility,
  essenceVisibilitySchema,
} from './essence';
export { type ExpectedGoods, expectedGoodsSchema } from './expected-goods';
export { type DayRange, dayRangeSchema, type Fair, fairSchema } from './fair';
export {
  type GroupedInventoryPage,
  groupedInventoryPageSchema,
  type Inventory,
  inventorySchema,
  type InventoryDetails,
  inventoryDetailsSchema,
  type InventoryItem,
  inventoryItemSchema,
  type InventoryPage,
  inventoryPageSchema,
  type NonWebshopInventoryItem,
  nonWebshopInventoryItemSchema,
} from './inventory';
export {
  type InventoryBody,
  inventoryBodySchema,
  type InventoryDetailsBody,
  inventoryDetailsBodySchema,
  type InventoryDetailsBodyRead,
} from './inventory-body';
export {
  type CheckedLabels,
  checkedLabelsSchema,
  type LabelPair,
  labelPairSchema,
  labelPairsSchema,
  type LabelProduct,
  labelProductSchema,
} from './label';
export {
  type AttachedUrl,
  attachedUrlSchema,
  type Notification,
  notificationSchema,
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
  notificationIdsSchema,
  type NotificationPage,
  notificationPageSchema,
  type NotificationPreference,
  notificationPreferenceSchema,
  type NotificationPreferenceChange,
  notificationPreferenceChangeSchema,
  notificationPreferenceChangesSchema,
  type NotificationType,
  notificationTypeSchema,
  type PushSettings,
  pushSettingsSchema,
  type PushSubscriptionBody,
  pushSubscriptionBodySchema,
  type UrgentNotifications,
  urgentNotificationsSchema,
} from './notification';
export {
  type Nutrient,
  nutrientSchema,
  NUTRIENT_UNITS,
  type NutrientPart,
  nutrientPartSchema,
  type NutrientTable,
  nutrientTableSchema,
} from './nutrient';
export {
  type OrderCancellation,
  orderCancellationSchema,
  type OrderRestoration,
  orderRestorationSchema,
  type OrderChange,
  orderChangeSchema,
  type OrderLineChange,
  type OrderRevision,
  orderRevisionSchema,
} from './order-change';
export {
  type Order,
  orderSchema,
  ORDER_SOURCES,
  ORDER_STATUSES,
  type OrderDelivery,
  orderDeliverySchema,
  type OrderPage,
  orderPageSchema,
  type OrderSource,
  type OrderStatus,
  type OrderStatusChange,
  orderStatusChangeSchema,
  type OverviewOrder,
  overviewOrderSchema,
  type OverviewOrderPage,
  overviewOrderPageSchema,
} from './order';
export { type OrderDifference, orderDifferenceSchema } from './order-difference';
export {
  type DeliveredLot,
  deliveredLotSchema,
  type FreeOrderItem,
  freeOrderItemSchema,
  ORDER_LINE_STATUSES,
  type OrderItem,
  orderItemSchema,
  type OrderPlanEntry,
  orderPlanEntrySchema,
  type OrderLineStatus,
  type PriceSnapshot,
  type PriceFactor,
  priceFactorSchema,
  priceSnapshotSchema,
  type SupplierNote,
  supplierNoteSchema,
} from './order-line';
export {
  ORDER_LIST_MATCHES,
  ORDER_LIST_OUTCOMES,
  ORDER_LIST_UNIT_SOURCES,
  type OrderList,
  orderListSchema,
  type OrderListLine,
  orderListLineSchema,
  type OrderListLineReading,
  orderListLineReadingSchema,
  type OrderListMatch,
  type OrderListOutcome,
  type OrderListUnitSource,
  type ResolvedOrderList,
  resolvedOrderListSchema,
  type ResolvedOrderListLine,
  resolvedOrderListLineSchema,
} from './order-list';
export {
  type OrderSubmission,
  orderSubmissionSchema,
  type SeenCart,
  seenCartSchema,
  type SubmittedAddress,
  submittedAddressSchema,
  type SubmittedInvoiceAddress,
  submittedInvoiceAddressSchema,
} from './order-submission';
export {
  type OrderTemplate,
  orderTemplateSchema,
  type OrderTemplateItem,
  orderTemplateItemSchema,
  type OrderTemplatePage,
  orderTemplatePageSchema,
  type RemovedTemplateProduct,
  removedTemplateProductSchema,
} from './order-template';
export {
  type OrderTemplateBody,
  orderTemplateBodySchema,
  type OrderTemplateDetailsBody,
  orderTemplateDetailsBodySchema,
  type OrderTemplateDetailsBodyRead,
  type OrderTemplateItemBody,
  orderTemplateItemBodySchema,
  type OrderTemplateItemRemoval,
  orderTemplateItemRemovalSchema,
  sharedUserNameSchema,
} from './order-template-body';
export { type PageInfo, pageInfoSchema } from './page';
export { list } from './list-schema';
export { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from './page-size';
export { type PathArgument, pathParameters } from './path-parameters';
export {
  type BasePrice,
  basePriceSchema,
  type Price,
  priceSchema,
  type PriceReduction,
  priceReductionSchema,
} from './price';
export { type FieldProblem, fieldProblemSchema, type Problem, problemSchema } from './problem';
export {
  type AmountTooSmallProblem,
  amountTooSmallProblemSchema,
  type ProductsNotAvailableProblem,
  articlesNotAvailableProblemSchema,
  type CartAlreadyOrderedProblem,
  cartAlreadyOrderedProblemSchema,
  type DeadlinePassedProblem,
  deadlinePassedProblemSchema,
  type OrderDifferencesProblem,
  orderDifferencesProblemSchema,
} from './problem-of-cart';
export { type AuthenticationNeededProblem, authenticationNeededProblemSchema } from './problem-of-content';
export { problemShapes } from './problem-schemas';
export {
  type NetFillingQuantity,
  netFillingQuantitySchema,
  type Product,
  productSchema,
  type ProductImage,
  productImageSchema,
  type SalesCondition,
  salesConditionSchema,
  type ShopAvailability,
  shopAvailabilitySchema,
} from './product';
export { type ProductAttribute, productAttributeSchema } from './product-attribute';
export {
  type AllergenInformation,
  allergenInformationSchema,
  type IngredientOrigin,
  ingredientOriginSchema,
  type ProductDetails,
  productDetailsSchema,
  type WineAttributes,
  wineAttributesSchema,
} from './product-details';
export {
  type QuantityHistoryBody,
  quantityHistoryBodySchema,
  type QuantityHistoryBodyRead,
  type QuantityHistoryEntry,
  quantityHistoryEntrySchema,
  type QuantityHistoryPage,
  quantityHistoryPageSchema,
} from './quantity-history';
export { queryParameters } from './query-parameters';
export {
  DOCUMENT_TYPES,
  type DocumentType,
  type Receipt,
  receiptSchema,
  RECEIPT_TYPES,
  type ReceiptPage,
  receiptPageSchema,
  type ReceiptType,
} from './receipt';
export { MAX_LIST_ENTRIES, skuSchema } from './scalars';
export {
  type Facet,
  facetSchema,
  type GroupedProductPage,
  groupedProductPageSchema,
  type PageRequest,
  pageRequestSchema,
  type PageRequestRead,
  type ProductGrouping,
  productGroupingSchema,
  type ProductPage,
  productPageSchema,
  type SearchBody,
  searchBodySchema,
  type SearchBodyRead,
} from './search';
export { PRICE_FILTERS, type PriceFilter, type SearchFilter, searchFilterSchema } from './search-filter';
export {
  SHOP_FEATURES,
  SHOP_MODES,
  type ShopConfig,
  shopConfigSchema,
  type ShopLogo,
  shopLogoSchema,
  type ShopFeature,
  type ShopMode,
  type WebManifest,
  webManifestSchema,
} from './shop-config';
export { type CheckoutBatch, checkoutBatchSchema, MAX_SKUS_IN_ADDRESS, skuBatchSchema } from './sku-batch';
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
export { type Supplier, supplierSchema, type SupplierFilter, supplierFilterSchema } from './supplier';
export { type Fee, feeSchema, type Totals, totalsSchema, type VatAmount, vatAmountSchema } from './totals';
export { type TrackingConfiguration, trackingConfigurationSchema } from './tracking';
export { type Unit, unitSchema } from './unit';
export {
  type LandmarktTenant,
  landmarktTenantSchema,
  type Locale,
  type LocaleChoice,
  localeChoiceSchema,
  LOCALES,
  type User,
  userSchema,
  type UserChange,
  userChangeSchema,
} from './user';
export { type VatRate, vatRateSchema } from './vat';
export { type Weighed, weighedSchema } from './weighed';
export {
  type OccurrenceQuestion,
  type OccurrenceLines,
  occurrenceLinesSchema,
  type OccurrenceSubmission,
  occurrenceSubmissionSchema,
  type StandingOccurrence,
  standingOccurrenceSchema,
  type StandingOrder,
  type StandingOrderBody,
  standingOrderBodySchema,
  type StandingOrderGuards,
  type StandingOrderLine,
  type StandingOrderLineBody,
  type StandingOrderHoliday,
  standingOrderHolidaySchema,
  type StandingOrderPause,
  standingOrderPauseSchema,
  type StandingOrderRhythm,
  standingOrderSchema,
  type StandingOrderStart,
  standingOrderStartSchema,
  type StandingOrderUpdate,
  standingOrderUpdateSchema,
} from './standing-order';
export { queryInteger, queryList } from './query-coercion';
