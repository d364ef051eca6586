// Written by "pnpm texts:write" from the files in the folders "texts": change those.

/// <reference path="../../../tooling/config/texts.d.ts" />

import 'i18next';

/** The keys of storefront-badges and what they ask for. */
export interface StorefrontBadgesTexts {
  readonly Tiefgekuehlt: '…';
  readonly Gekuehlt: '…';
  readonly Wiegeartikel: '…';
  readonly Bio: '…';
  readonly Msc: '…';
  readonly Asc: '…';
  readonly Veg: '…';
  readonly Gf: '…';
  readonly Lf: '…';
  readonly Bestellschluss: '…';
  readonly Bestellartikel: '…';
}

/** The keys of storefront-cart and what they ask for. */
export interface StorefrontCartTexts {
  readonly title: '…';
  readonly stepDelivery: '…';
  readonly stepConfirmation: '…';
  readonly positions: '{{count}}';
  readonly empty: '…';
  readonly nothing: '…';
  readonly ways: '…';
  readonly find: '…';
  readonly found: '{{found}} {{count}}';
  readonly foundNone: '{{text}}';
  readonly showAll: '…';
  readonly otherGroup: '…';
  readonly lines: '…';
  readonly toDelivery: '…';
  readonly toDeliveryShort: '…';
  readonly saveTemplate: '…';
  readonly print: '…';
  readonly remove: '{{name}}';
  readonly hideRemoved: '{{name}}';
  readonly per: '{{price}} {{unit}}';
  readonly onRequest: '…';
  readonly belowMinimum: '{{minimum}} {{unit}}';
  readonly raise: '{{minimum}}';
  readonly notAvailable: '…';
  readonly unitGone: '{{unit}}';
  readonly takeUnit: '{{unit}}';
  readonly replace: '{{name}}';
  readonly takeOut: '…';
  readonly comes: '{{day}}';
  readonly changed: '{{name}} {{before}} {{after}} {{unit}} {{ago}}';
  readonly added: '{{name}} {{after}} {{unit}} {{ago}}';
  readonly colleague: '…';
  readonly justNow: '…';
  readonly minutesAgo: '{{minutes}}';
  readonly clash: '{{kept}}';
  readonly clashNothing: '…';
  readonly takeOther: '{{dropped}}';
  readonly takeRemoval: '…';
  readonly keep: '…';
  readonly orderedByOther: '{{name}}';
  readonly clearedByOther: '{{name}}';
  readonly late: '{{name}} {{orderDay}} {{day}}';
  readonly lateSeveral: '{{count}} {{orderDay}}';
  readonly deliverAllOn: '{{day}}';
  readonly blocked: '{{count}}';
  readonly show: '…';
  readonly clarify: '{{count}}';
  readonly removeUnavailable: '{{count}}';
  readonly emptyTitle: '…';
  readonly emptyText: '…';
  readonly toAssortment: '…';
  readonly toOrderPad: '…';
  readonly promoted: '…';
  readonly promotedAlone: '…';
  readonly failed: '…';
  readonly loading: '…';
  readonly minimumOrder: '{{missing}} {{day}}';
  readonly freeDelivery: '{{missing}} {{day}}';
}

/** The keys of storefront-cart-add and what they ask for. */
export interface StorefrontCartAddTexts {
  readonly added: '{{count}}';
  readonly toCart: '…';
}

/** The keys of storefront-cart-live and what they ask for. */
export interface StorefrontCartLiveTexts {
  readonly ordered: '{{name}} {{time}}';
  readonly orderedBySelf: '{{time}}';
  readonly newCart: '…';
  readonly late: '{{product}} {{amount}}';
  readonly lateRemoval: '{{product}}';
  readonly lateRemarks: '{{product}} {{words}}';
  readonly lateSeveral: '{{count}}';
  readonly orderAgain: '{{amount}}';
  readonly orderAllAgain: '{{count}}';
  readonly refused: '{{count}}';
  readonly notAvailable: '{{count}} {{products}}';
  readonly tryAgain: '{{count}} {{products}}';
  readonly more: '{{count}}';
  readonly colleague: '…';
  readonly clash: '…';
  readonly clashKept: '{{product}} {{kept}}';
  readonly clashRemoved: '{{product}}';
  readonly take: '{{dropped}}';
  readonly takeRemoval: '…';
}

/** The keys of storefront-cart-panel and what they ask for. */
export interface StorefrontCartPanelTexts {
  readonly title: '…';
  readonly positions: '{{count}}';
  readonly fold: '…';
  readonly unfold: '{{positions}}';
  readonly otherGroup: '…';
  readonly lines: '…';
  readonly remove: '{{name}}';
  readonly toDelivery: '…';
  readonly toCart: '…';
  readonly empty: '…';
  readonly emptyText: '…';
  readonly net: '…';
}

/** The keys of storefront-catalogue and what they ask for. */
export interface StorefrontCatalogueTexts {
  readonly wholeRange: '…';
  readonly offers: '…';
  readonly results: '{{query}}';
  readonly inCategory: '{{category}}';
  readonly found: '{{count}} {{shown}}';
  readonly range: '…';
  readonly articles: '…';
  readonly filters: '…';
  readonly filtersChosen: '{{count}}';
  readonly showFound: '{{count}} {{shown}}';
  readonly clearFilters: '…';
  readonly tools: '…';
  readonly sort: '…';
  readonly relevance: '…';
  readonly standard: '…';
  readonly 'name-asc': '…';
  readonly 'name-desc': '…';
  readonly 'category-asc': '…';
  readonly 'price-asc': '…';
  readonly 'price-desc': '…';
  readonly 'sku-asc': '…';
  readonly view: '…';
  readonly table: '…';
  readonly tiles: '…';
  readonly loading: '…';
  readonly failed: '…';
  readonly failedText: '…';
  readonly variant: '{{name}}';
  readonly advertisement: '…';
  readonly anonymousHint: '…';
  readonly signIn: '…';
  readonly customerHint: '…';
  readonly chooseCustomer: '…';
  readonly lastSeen: '…';
  readonly lastSeenNone: '…';
  readonly lastSeenNoneText: '…';
}

/** The keys of storefront-completion and what they ask for. */
export interface StorefrontCompletionTexts {
  readonly own: '…';
  readonly others: '…';
  readonly othersIn: '{{inUnit}}';
  readonly notIn: '{{inUnit}}';
  readonly last: '{{day}}';
  readonly usual: '{{amount}}';
  readonly puts: '…';
  readonly intoCart: '…';
  readonly typedLine: '{{amount}} {{name}}';
  readonly usualLine: '{{amount}} {{name}}';
  readonly due: '…';
  readonly hits: '{{count}}';
  readonly spokenFound: '{{count}}';
  readonly spokenEnter: '…';
  readonly spokenPut: '{{amount}} {{name}}';
  readonly waiting: '{{text}}';
  readonly undecided: '{{text}}';
  readonly decide: '…';
  readonly discard: '…';
  readonly more: '{{more}}';
  readonly before: '{{before}}';
  readonly amount: '…';
  readonly amountOf: '{{name}}';
  readonly putsOf: '{{amount}} {{name}}';
  readonly lastTime: '{{amount}} {{day}}';
  readonly usualSince: '{{amount}} {{day}}';
  readonly cart: '{{count}}';
  readonly refusedUnit: '{{name}} {{inUnit}}';
  readonly refusedMinimum: '{{amount}}';
  readonly refusedMaximum: '{{amount}}';
  readonly refusedSum: '{{amount}}';
  readonly refused: '{{name}}';
  readonly added: '{{amount}} {{name}}';
  readonly inCart: '…';
  readonly sentLater: '…';
  readonly undo: '…';
  readonly control: '…';
  readonly justAdded: '…';
  readonly next: '…';
  readonly nextShort: '…';
}

/** The keys of storefront-confirmation and what they ask for. */
export interface StorefrontConfirmationTexts {
  readonly thanks: '…';
  readonly number: '…';
  readonly mails: '{{mails}}';
  readonly noMails: '…';
  readonly at: '{{time}}';
  readonly positions: '{{count}}';
  readonly ownNumber: '{{number}}';
  readonly notes: '…';
  readonly saveTemplate: '…';
  readonly print: '…';
  readonly pdf: '…';
  readonly pdfFailed: '…';
  readonly goOn: '…';
  readonly failed: '…';
  readonly none: '…';
  readonly noneText: '…';
  readonly toCart: '…';
  readonly toOrders: '…';
  readonly editable: '{{until}}';
  readonly show: '…';
  readonly change: '…';
  readonly moreDays: '{{count}}';
  readonly order: '{{number}}';
  readonly showNumber: '{{number}}';
  readonly mailsMore: '{{count}} {{mail}}';
  readonly next: '…';
  readonly received: '{{at}}';
  readonly willBePacked: '{{when}} {{what}}';
  readonly untilPacked: '{{lines}}';
  readonly packed: '{{what}} {{when}}';
  readonly packedLines: '{{lines}}';
  readonly rest: '…';
  readonly theOrder: '…';
  readonly delivery: '{{day}}';
  readonly deliveryAt: '{{day}} {{time}}';
  readonly unloading: '{{area}}';
  readonly invoice: '…';
  readonly invoiceWeighed: '…';
  readonly invoicePlace: '…';
  readonly showAll: '…';
  readonly moreLines: '{{count}}';
  readonly changeShort: '…';
  readonly left: '{{left}}';
  readonly leftFor: '{{left}} {{what}}';
}

/** The keys of storefront-content-failure and what they ask for. */
export interface StorefrontContentFailureTexts {
  readonly signInToSee: '…';
  readonly signInFirst: '…';
  readonly tryAgain: '…';
}

/** The keys of storefront-customers and what they ask for. */
export interface StorefrontCustomersTexts {
  readonly title: '…';
  readonly choose: '…';
  readonly count: '{{count}} {{shown}}';
  readonly recent: '…';
  readonly byTown: '…';
  readonly noTown: '…';
  readonly allTowns: '{{count}}';
  readonly leaveTown: '{{town}}';
  readonly more: '{{count}} {{shown}}';
  readonly failed: '…';
  readonly noCustomerTitle: '…';
}

/** The keys of storefront-deadline and what they ask for. */
export interface StorefrontDeadlineTexts {
  readonly left: '{{time}}';
  readonly then: '{{day}}';
  readonly never: '…';
  readonly none: '…';
}

/** The keys of storefront-deadline-words and what they ask for. */
export interface StorefrontDeadlineWordsTexts {
  readonly today: '{{time}}';
  readonly tomorrow: '{{time}}';
  readonly on: '{{day}} {{time}}';
  readonly toOrder: '{{deadline}}';
  readonly withFrozen: '{{deadline}}';
  readonly rest: '{{time}}';
  readonly restShort: '{{time}}';
  readonly restOn: '{{day}} {{time}}';
  readonly restOnShort: '{{day}} {{time}}';
  readonly delivery: '{{day}}';
}

/** The keys of storefront-delivery and what they ask for. */
export interface StorefrontDeliveryTexts {
  readonly everything: '…';
  readonly unplanned: '{{count}}';
  readonly meta: '{{count}} {{sum}}';
  readonly metaOne: '{{sum}}';
  readonly unusual: '{{count}}';
  readonly news: '…';
  readonly moreNews: '{{count}}';
  readonly removedByOther: '{{name}}';
  readonly positions: '{{count}}';
  readonly noDelivery: '…';
  readonly missed: '{{day}}';
  readonly chosen: '{{day}} {{time}}';
  readonly from: '{{time}}';
  readonly together: '…';
  readonly deadline: '{{deadline}}';
  readonly address: '…';
  readonly unloadingArea: '…';
  readonly noUnloadingArea: '…';
  readonly ownNumber: '…';
  readonly optional: '…';
  readonly notes: '…';
  readonly emails: '…';
  readonly emailsOwn: '…';
  readonly deliveries: '…';
  readonly more: '{{count}}';
  readonly order: '…';
  readonly orderForCustomer: '{{customer}}';
  readonly binding: '…';
  readonly bindingShort: '…';
  readonly orderShort: '…';
  readonly orderWithoutPrices: '…';
  readonly ordering: '…';
  readonly terms: '…';
  readonly back: '…';
  readonly unsent: '…';
  readonly offline: '…';
  readonly emailFirst: '…';
  readonly checkingTitle: '…';
  readonly checkingText: '…';
}

/** The keys of storefront-emails and what they ask for. */
export interface StorefrontEmailsTexts {
  readonly hint: '…';
  readonly invalid: '{{text}}';
  readonly tooMany: '{{most}}';
  readonly add: '…';
  readonly remove: '{{email}}';
}

/** The keys of storefront-embed and what they ask for. */
export interface StorefrontEmbedTexts {
  readonly cart: '…';
  readonly unsent: '{{count}}';
  readonly signIn: '…';
  readonly signInToOrder: '…';
  readonly chooseCustomer: '…';
  readonly chooseCustomerText: '…';
  readonly customersNotLoaded: '…';
  readonly noCustomers: '…';
  readonly signInText: '…';
  readonly products: '…';
  readonly productsNotLoaded: '…';
  readonly productNotLoaded: '…';
  readonly productMissing: '…';
  readonly noProducts: '…';
  readonly noLonger: '…';
  readonly notOrderable: '…';
  readonly positions: '{{count}}';
  readonly cartEmpty: '…';
  readonly cartEmptyText: '…';
  readonly cartNotLoaded: '…';
  readonly net: '…';
  readonly toCart: '…';
  readonly remove: '{{name}}';
  readonly removed: '…';
  readonly undo: '…';
  readonly notTaken: '…';
  readonly smallestAmount: '{{name}} {{amount}}';
  readonly notAvailable: '{{name}}';
  readonly tryAgain: '{{name}}';
  readonly searchPlaceholder: '…';
  readonly searchFailed: '…';
}

/** The keys of storefront-filter and what they ask for. */
export interface StorefrontFilterTexts {
  readonly essential: '…';
  readonly SHOWN_ONLY: '…';
  readonly FAVORITES_ONLY: '…';
  readonly HIDDEN_ONLY: '…';
  readonly ALL: '…';
  readonly offers: '…';
  readonly PROMOTION: '…';
  readonly SPECIAL: '…';
  readonly BULK: '…';
  readonly onlyNewProducts: '…';
  readonly virtualCategories: '…';
  readonly excludedAllergens: '…';
  readonly without: '{{allergen}}';
  readonly excludeTraces: '…';
  readonly withoutTraces: '…';
  readonly attributes: '…';
  readonly originCountries: '…';
  readonly originOf: '…';
  readonly egg: '{{country}}';
  readonly milk: '{{country}}';
  readonly meat: '{{country}}';
  readonly packagingTypes: '…';
  readonly brandNames: '…';
  readonly supplierIds: '…';
  readonly supplier: '{{id}}';
  readonly salesConditions: '…';
  readonly wineCountries: '…';
  readonly wine: '{{country}}';
  readonly wineRegions: '…';
  readonly wineTypeOfGrapes: '…';
}

/** The keys of storefront-header-search and what they ask for. */
export interface StorefrontHeaderSearchTexts {
  readonly placeholder: '…';
  readonly visitorPlaceholder: '…';
  readonly phonePlaceholder: '…';
  readonly fromDevice: '…';
  readonly failed: '…';
}

/** The keys of storefront-join-order and what they ask for. */
export interface StorefrontJoinOrderTexts {
  readonly title: '…';
  readonly join: '{{number}}';
  readonly joinHint: '{{count}}';
  readonly apart: '…';
  readonly apartHint: '…';
  readonly joinShort: '…';
  readonly together: '{{sum}}';
  readonly togetherNet: '{{sum}}';
  readonly newGross: '…';
  readonly newNet: '…';
  readonly refused: '…';
}

/** The keys of storefront-nothing-found and what they ask for. */
export interface StorefrontNothingFoundTexts {
  readonly nothing: '…';
  readonly nothingFor: '{{query}}';
  readonly nothingText: '…';
  readonly nothingFiltered: '…';
  readonly nothingInCategory: '…';
  readonly nothingOnPage: '…';
  readonly firstPage: '…';
  readonly dropFilters: '…';
  readonly dropCategory: '…';
  readonly wholeRangeLink: '…';
  readonly meant: '…';
  readonly popular: '…';
  readonly categories: '…';
  readonly ELSEWHERE: '…';
  readonly BOUGHT: '…';
  readonly NEW: '…';
  readonly ask: '…';
  readonly contacts: '…';
}

/** The keys of storefront-offline and what they ask for. */
export interface StorefrontOfflineTexts {
  readonly asOfTime: '{{time}}';
  readonly asOfDay: '{{day}} {{time}}';
}

/** The keys of storefront-paper and what they ask for. */
export interface StorefrontPaperTexts {
  readonly cart: '…';
  readonly order: '{{number}}';
  readonly customer: '…';
  readonly date: '…';
  readonly ordered: '…';
  readonly delivery: '…';
  readonly address: '…';
  readonly ownNumber: '…';
  readonly note: '…';
  readonly otherGroup: '…';
  readonly none: '…';
}

/** The keys of storefront-paper-table and what they ask for. */
export interface StorefrontPaperTableTexts {
  readonly number: '…';
  readonly article: '…';
  readonly amount: '…';
  readonly price: '…';
  readonly sum: '…';
}

/** The keys of storefront-plan and what they ask for. */
export interface StorefrontPlanTexts {
  readonly title: '…';
  readonly list: '…';
  readonly hint: '…';
  readonly dates: '…';
  readonly datesHint: '…';
  readonly apply: '…';
  readonly deadline: '{{deadline}}';
  readonly inUse: '…';
  readonly earlierDates: '…';
  readonly laterDates: '…';
  readonly shownDates: '{{from}} {{to}} {{count}}';
  readonly article: '…';
  readonly earlier: '{{year}}';
  readonly price: '…';
  readonly unit: '…';
  readonly unitOf: '{{name}}';
  readonly saving: '…';
  readonly sum: '…';
  readonly cell: '{{name}} {{day}}';
  readonly inOrders: '{{count}}';
  readonly takeEarlier: '{{amount}} {{name}}';
  readonly whole: '{{amount}}';
  readonly elsewhere: '{{amount}}';
  readonly more: '{{name}}';
  readonly spread: '…';
  readonly allOn: '{{day}}';
  readonly forAll: '…';
  readonly spreadAll: '…';
  readonly allAllOn: '{{day}}';
  readonly spreadDone: '{{count}}';
  readonly undo: '…';
  readonly raised: '{{name}} {{minimum}} {{unit}}';
  readonly noSlot: '…';
  readonly tooLate: '…';
  readonly notOffered: '…';
  readonly noDates: '…';
  readonly problem: '{{count}}';
  readonly replan: '…';
  readonly orderTime: '…';
  readonly deliveryTime: '…';
  readonly byOrderDay: '…';
  readonly byDeliveryDay: '…';
  readonly planned: '{{count}}';
  readonly instead: '{{price}}';
  readonly onRequest: '…';
  readonly markRow: '{{name}}';
}

/** The keys of storefront-product and what they ask for. */
export interface StorefrontProductTexts {
  readonly noLonger: '…';
  readonly notOrderable: '…';
  readonly removed: '…';
  readonly undo: '…';
  readonly upTo: '{{most}}';
  readonly shelfNotLoaded: '…';
}

/** The keys of storefront-product-detail and what they ask for. */
export interface StorefrontProductDetailTexts {
  readonly assortment: '…';
  readonly loading: '…';
  readonly notFound: '…';
  readonly notFoundText: '…';
  readonly toSearch: '…';
  readonly failed: '…';
  readonly detailsFailed: '…';
  readonly number: '{{number}}';
  readonly order: '…';
  readonly signOnTitle: '…';
  readonly signOn: '…';
  readonly signIn: '…';
  readonly chooseCustomer: '…';
  readonly toCustomers: '…';
  readonly holds: '{{content}}';
  readonly net: '…';
  readonly inCart: '…';
  readonly sumIs: '{{amount}} {{content}}';
  readonly minimum: '{{minimum}}';
  readonly weighed: '…';
  readonly weighedRange: '{{minimum}} {{maximum}} {{unit}}';
  readonly discount: '…';
  readonly bonus: '{{percent}}';
  readonly bonusNote: '…';
  readonly deposit: '…';
  readonly depositPer: '{{amount}} {{unit}}';
  readonly vat: '{{percent}}';
  readonly retail: '…';
  readonly retailNote: '…';
  readonly available: '…';
  readonly backFrom: '{{day}}';
  readonly backSoon: '…';
  readonly removed: '…';
  readonly inactive: '…';
  readonly delivery: '{{day}}';
  readonly orderUntil: '{{deadline}}';
  readonly preOrderNote: '…';
  readonly laterNote: '…';
  readonly content: '…';
  readonly units: '…';
  readonly origin: '…';
  readonly storage: '…';
  readonly usage: '…';
  readonly packaging: '…';
  readonly conditions: '…';
  readonly alcohol: '…';
  readonly alcoholBy: '{{percent}}';
  readonly gtin: '…';
  readonly gtinOf: '{{gtin}} {{unit}}';
  readonly purchases: '…';
  readonly noPurchases: '…';
  readonly lastPurchase: '{{amount}} {{day}}';
  readonly allergens: '…';
  readonly nutrients: '…';
  readonly ingredients: '…';
  readonly wine: '…';
  readonly regulated: '…';
  readonly datasheet: '…';
  readonly safetyDatasheet: '…';
  readonly downloadFailed: '…';
  readonly instead: '…';
  readonly variants: '…';
  readonly recommendations: '…';
  readonly recommendationsLoading: '…';
}

/** The keys of storefront-remarks and what they ask for. */
export interface StorefrontRemarksTexts {
  readonly note: '…';
  readonly noteHint: '…';
  readonly costCentre: '…';
  readonly ownNumber: '…';
  readonly ownNumberShort: '{{number}}';
  readonly edit: '{{name}}';
  readonly save: '…';
}

/** The keys of storefront-removed-lines and what they ask for. */
export interface StorefrontRemovedLinesTexts {
  readonly clear: '…';
  readonly clearCart: '…';
  readonly clearFailed: '…';
  readonly cleared: '…';
  readonly clearedBy: '{{name}}';
  readonly colleague: '…';
  readonly positions: '{{count}}';
  readonly net: '{{sum}}';
  readonly untilToday: '{{time}}';
  readonly untilTomorrow: '{{time}}';
  readonly bringAllBack: '{{count}}';
  readonly bringBackAndMerge: '…';
  readonly keyUndo: '…';
  readonly title: '…';
  readonly asBefore: '…';
  readonly bringBack: '…';
  readonly bringBackName: '{{name}}';
  readonly notAvailable: '…';
  readonly showAll: '{{count}}';
}

/** The keys of storefront-save-template and what they ask for. */
export interface StorefrontSaveTemplateTexts {
  readonly title: '…';
  readonly new: '…';
  readonly copy: '…';
  readonly copyOf: '{{name}}';
  readonly name: '…';
  readonly comment: '…';
  readonly shareable: '…';
  readonly hint: '{{count}}';
  readonly empty: '…';
  readonly save: '…';
  readonly create: '…';
  readonly nameFirst: '…';
  readonly saved: '…';
  readonly open: '…';
  readonly edit: '…';
}

/** The keys of storefront-search-hints and what they ask for. */
export interface StorefrontSearchHintsTexts {
  readonly meant: '…';
  readonly missing: '…';
  readonly quoted: '{{word}}';
  readonly others: '…';
  readonly missingSpoken: '{{words}}';
}

/** The keys of storefront-submission and what they ask for. */
export interface StorefrontSubmissionTexts {
  readonly nothingOrdered: '…';
  readonly differencesTitle: '…';
  readonly differencesText: '…';
  readonly article: '…';
  readonly what: '…';
  readonly before: '…';
  readonly after: '…';
  readonly wholeOrder: '…';
  readonly rowTotal: '…';
  readonly amount: '…';
  readonly unit: '…';
  readonly status: '…';
  readonly day: '…';
  readonly net: '…';
  readonly nothing: '…';
  readonly gone: '…';
  readonly onRequest: '…';
  readonly ACTIVE: '…';
  readonly INACTIVE: '…';
  readonly AVAILABLE_SOON: '…';
  readonly REMOVED_FROM_INVENTORY: '…';
  readonly confirm: '…';
  readonly backToCart: '…';
  readonly backToDelivery: '…';
  readonly deadlineTitle: '…';
  readonly deadlineText: '{{day}} {{next}}';
  readonly deadlineNever: '…';
  readonly orderFor: '{{day}}';
  readonly otherDay: '…';
  readonly notAvailableTitle: '…';
  readonly notAvailableText: '…';
  readonly removeAll: '…';
  readonly amountTitle: '…';
  readonly raise: '{{amount}}';
  readonly planTitle: '…';
  readonly planText: '{{name}} {{day}}';
  readonly planNever: '{{name}}';
  readonly planNext: '{{day}}';
  readonly planAnew: '…';
  readonly dayTitle: '…';
  readonly dayText: '…';
  readonly valueTitle: '…';
  readonly valueText: '…';
  readonly fixedTitle: '…';
  readonly fixedText: '…';
  readonly emptyTitle: '…';
  readonly emptyText: '…';
  readonly alreadyTitle: '…';
  readonly alreadyText: '{{number}}';
  readonly alreadyBy: '{{number}} {{name}}';
  readonly showOrder: '…';
  readonly forbiddenTitle: '…';
  readonly forbiddenText: '…';
  readonly addressTitle: '…';
  readonly addressText: '…';
  readonly FAIR_NOT_ACTIVE: '…';
  readonly TENANT_NOT_INVITED: '…';
  readonly CUSTOMER_BLOCKED: '…';
  readonly ORDER_LIMIT_REACHED: '…';
  readonly unansweredTitle: '…';
  readonly unansweredText: '…';
  readonly sendAgain: '…';
  readonly unexpectedTitle: '…';
  readonly unexpectedText: '…';
}

/** The keys of storefront-sums and what they ask for. */
export interface StorefrontSumsTexts {
  readonly title: '…';
  readonly positions: '{{count}}';
  readonly net: '…';
  readonly fees: '…';
  readonly depositSingle: '…';
  readonly depositMulti: '…';
  readonly vat: '{{rate}} {{base}}';
  readonly gross: '…';
  readonly netOnly: '…';
  readonly grossShort: '…';
  readonly netShort: '…';
  readonly discount: '…';
  readonly savedHere: '…';
  readonly bySupplier: '…';
  readonly noSupplier: '…';
  readonly bonus: '…';
  readonly estimated: '…';
  readonly onRequest: '{{count}}';
  readonly alcohol: '…';
  readonly AMBIENT: '…';
  readonly FRESH: '…';
  readonly FROZEN: '…';
  readonly FRESH_AMBIENT: '…';
  readonly noDay: '…';
  readonly and: '{{first}} {{last}}';
}

/** The keys of storefront-terms and what they ask for. */
export interface StorefrontTermsTexts {
  readonly off: '{{percent}}';
  readonly between: '{{from}} {{to}}';
  readonly from: '{{from}}';
  readonly until: '{{to}}';
  readonly ORDER_TIME: '…';
  readonly DELIVERY_TIME: '…';
  readonly days: '{{count}}';
  readonly hours: '…';
  readonly minutes: '…';
  readonly left: '{{days}} {{hours}} {{minutes}}';
  readonly daysInWords: '{{count}}';
  readonly hoursInWords: '{{count}}';
  readonly minutesInWords: '{{count}}';
  readonly orderEnds: '{{deadline}}';
  readonly placeEnds: '{{day}}';
  readonly over: '…';
  readonly savedSoFar: '…';
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    readonly 'storefront-badges': StorefrontBadgesTexts;
    readonly 'storefront-cart': StorefrontCartTexts;
    readonly 'storefront-cart-add': StorefrontCartAddTexts;
    readonly 'storefront-cart-live': StorefrontCartLiveTexts;
    readonly 'storefront-cart-panel': StorefrontCartPanelTexts;
    readonly 'storefront-catalogue': StorefrontCatalogueTexts;
    readonly 'storefront-completion': StorefrontCompletionTexts;
    readonly 'storefront-confirmation': StorefrontConfirmationTexts;
    readonly 'storefront-content-failure': StorefrontContentFailureTexts;
    readonly 'storefront-customers': StorefrontCustomersTexts;
    readonly 'storefront-deadline': StorefrontDeadlineTexts;
    readonly 'storefront-deadline-words': StorefrontDeadlineWordsTexts;
    readonly 'storefront-delivery': StorefrontDeliveryTexts;
    readonly 'storefront-emails': StorefrontEmailsTexts;
    readonly 'storefront-embed': StorefrontEmbedTexts;
    readonly 'storefront-filter': StorefrontFilterTexts;
    readonly 'storefront-header-search': StorefrontHeaderSearchTexts;
    readonly 'storefront-join-order': StorefrontJoinOrderTexts;
    readonly 'storefront-nothing-found': StorefrontNothingFoundTexts;
    readonly 'storefront-offline': StorefrontOfflineTexts;
    readonly 'storefront-paper': StorefrontPaperTexts;
    readonly 'storefront-paper-table': StorefrontPaperTableTexts;
    readonly 'storefront-plan': StorefrontPlanTexts;
    readonly 'storefront-product': StorefrontProductTexts;
    readonly 'storefront-product-detail': StorefrontProductDetailTexts;
    readonly 'storefront-remarks': StorefrontRemarksTexts;
    readonly 'storefront-removed-lines': StorefrontRemovedLinesTexts;
    readonly 'storefront-save-template': StorefrontSaveTemplateTexts;
    readonly 'storefront-search-hints': StorefrontSearchHintsTexts;
    readonly 'storefront-submission': StorefrontSubmissionTexts;
    readonly 'storefront-sums': StorefrontSumsTexts;
    readonly 'storefront-terms': StorefrontTermsTexts;
  }
}
