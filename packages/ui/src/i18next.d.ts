// Written by "pnpm texts:write" from the files in the folders "texts": change those.

/// <reference path="../../../tooling/config/texts.d.ts" />

import 'i18next';

/** The keys of ui-calendar and what they ask for. */
export interface UiCalendarTexts {
  readonly week: '{{week}}';
  readonly today: '…';
  readonly until: '{{time}}';
  readonly deadline: '{{date}} {{deadline}}';
  readonly possible: '{{date}}';
  readonly impossible: '{{date}}';
  readonly impossibleBecause: '{{date}} {{reason}}';
  readonly previousMonth: '…';
  readonly nextMonth: '…';
  readonly legend: '…';
  readonly legendChosen: '…';
  readonly legendPossible: '…';
  readonly legendImpossible: '…';
  readonly exceptions: '…';
  readonly closed: '{{date}}';
  readonly replaced: '{{date}} {{replacement}}';
}

/** The keys of ui-customer and what they ask for. */
export interface UiCustomerTexts {
  readonly customers: '…';
  readonly id: '…';
  readonly name: '…';
  readonly address: '…';
  readonly choice: '…';
  readonly choose: '…';
  readonly chooseCustomer: '{{name}}';
  readonly current: '…';
  readonly filter: '…';
  readonly filterHint: '…';
  readonly filterHintShort: '…';
  readonly enterKey: '…';
  readonly found: '{{count}}';
  readonly notFound: '{{query}}';
}

/** The keys of ui-feedback and what they ask for. */
export interface UiFeedbackTexts {
  readonly messages: '…';
  readonly close: '…';
  readonly logEmpty: '…';
  readonly retry: '…';
  readonly reference: '{{id}}';
  readonly loading: '…';
  readonly good: '…';
  readonly warning: '…';
  readonly error: '…';
  readonly info: '…';
}

/** The keys of ui-field and what they ask for. */
export interface UiFieldTexts {
  readonly required: '…';
  readonly length: '{{count}} {{most}}';
  readonly choose: '…';
}

/** The keys of ui-filter and what they ask for. */
export interface UiFilterTexts {
  readonly chosen: '{{count}}';
  readonly clear: '{{facet}}';
  readonly search: '{{facet}}';
  readonly notFound: '…';
  readonly omitted: '{{count}}';
  readonly showMore: '{{count}}';
  readonly showFewer: '…';
  readonly hits: '{{count}}';
  readonly filters: '…';
  readonly remove: '{{filter}}';
  readonly clearAll: '…';
  readonly noneChosen: '…';
  readonly range: '…';
  readonly inside: '{{category}}';
  readonly loading: '…';
}

/** The keys of ui-frame and what they ask for. */
export interface UiFrameTexts {
  readonly skipToContent: '…';
  readonly mainNavigation: '…';
  readonly breadcrumbs: '…';
  readonly quickNavigation: '…';
  readonly steps: '…';
  readonly stepDone: '{{label}}';
  readonly changeCustomer: '{{name}}';
  readonly cartCount: '{{count}}';
  readonly cartSum: '{{count}} {{sum}}';
  readonly offline: '…';
  readonly offlineNothing: '…';
  readonly offlineWaiting: '{{count}}';
  readonly sending: '{{count}}';
  readonly sent: '…';
  readonly print: '…';
  readonly documentsEmpty: '…';
  readonly newItem: '…';
}

/** The keys of ui-order-control and what they ask for. */
export interface UiOrderControlTexts {
  readonly group: '{{name}}';
  readonly amount: '{{name}}';
  readonly less: '{{name}}';
  readonly more: '{{name}}';
  readonly unit: '{{name}}';
  readonly unitWithContent: '{{unit}} {{content}}';
  readonly add: '{{name}}';
  readonly remove: '{{name}}';
  readonly sending: '…';
  readonly minimum: '{{quantity}} {{unit}}';
  readonly raise: '{{quantity}}';
  readonly unsent: '…';
  readonly removed: '…';
  readonly bringBack: '…';
  readonly bringBackNamed: '{{name}}';
  readonly count: '…';
  readonly whole: '{{unit}}';
  readonly wholeNumbers: '…';
  readonly howMany: '{{text}}';
  readonly atMost: '{{most}}';
  readonly fiveDigits: '…';
  readonly noMinus: '…';
  readonly noCalculation: '…';
  readonly onlyNumber: '…';
  readonly take: '{{quantity}} {{unit}}';
  readonly usually: '{{usual}}';
  readonly really: '{{quantity}}';
  readonly meant: '{{quantity}}';
  readonly choices: '{{choices}}';
}

/** The keys of ui-overlay and what they ask for. */
export interface UiOverlayTexts {
  readonly close: '…';
  readonly cancel: '…';
}

/** The keys of ui-price and what they ask for. */
export interface UiPriceTexts {
  readonly per: '{{unit}}';
  readonly onRequest: '…';
  readonly former: '…';
  readonly from: '{{quantity}}';
  readonly more: '{{missing}}';
  readonly missingBegin: '{{missing}}';
  readonly ladder: '{{unit}}';
  readonly nextTier: '{{missing}}';
  readonly addMissing: '{{missing}}';
  readonly units: '…';
  readonly explain: '…';
  readonly explanation: '…';
  readonly close: '…';
  readonly quantity: '…';
  readonly quantityDetail: '{{amount}} {{ratio}}';
  readonly lineQuantity: '…';
  readonly estimate: '…';
  readonly estimateDetail: '{{perUnit}}';
  readonly delivered: '…';
  readonly basis_REGULAR: '…';
  readonly basis_REGULAR_FAIR: '…';
  readonly basis_ON_SALE_FOR_ALL: '…';
  readonly basis_ON_SALE_FOR_CUSTOMER: '…';
  readonly basis_FIXED_FOR_CUSTOMER: '…';
  readonly validFrom: '{{from}}';
  readonly validTo: '{{to}}';
  readonly validBetween: '{{from}} {{to}}';
  readonly fairDiscount: '…';
  readonly discount: '…';
  readonly rowDiscount: '…';
  readonly unitPrice: '{{unit}}';
  readonly rounded: '{{exact}}';
  readonly rowTotal: '…';
  readonly earned: '…';
  readonly earnedDetail: '{{undiscounted}}';
  readonly bonus: '{{percent}}';
  readonly bonusDetail: '…';
  readonly rejected: '…';
  readonly reason_DEARER: '…';
  readonly reason_TIE: '…';
  readonly reason_BELOW_TIER: '{{from}}';
  readonly reason_NOT_YET_VALID: '…';
  readonly reason_EXPIRED: '…';
  readonly reason_OUTSIDE_FAIR: '…';
  readonly reason_UNREADABLE: '…';
}

/** The keys of ui-product and what they ask for. */
export interface UiProductTexts {
  readonly headProduct: '…';
  readonly headPrice: '…';
  readonly headOrder: '…';
  readonly headTotal: '…';
  readonly inCart: '…';
  readonly picture: '{{name}} {{number}} {{count}}';
  readonly pictures: '…';
  readonly onSale: '…';
  readonly onSaleBy: '{{percent}}';
  readonly onSaleForYou: '…';
  readonly onSaleForYouBy: '{{percent}}';
  readonly preOrder: '…';
  readonly isNew: '…';
  readonly backFrom: '{{from}}';
  readonly backSoon: '…';
  readonly removed: '…';
  readonly inactive: '…';
}

/** The keys of ui-product-declaration and what they ask for. */
export interface UiProductDeclarationTexts {
  readonly allergensNote: '…';
  readonly contained: '…';
  readonly traces: '…';
  readonly free: '…';
  readonly unknown: '…';
  readonly allergensUnknown: '…';
  readonly allergensNone: '…';
  readonly lettersContained: '{{allergens}}';
  readonly lettersTraces: '{{allergens}}';
  readonly GLUTEN: '…';
  readonly CRAB: '…';
  readonly EGGS: '…';
  readonly FISH: '…';
  readonly PEANUTS: '…';
  readonly SOY: '…';
  readonly MILK: '…';
  readonly EDIBLE_NUT: '…';
  readonly CELERY: '…';
  readonly MUSTARD: '…';
  readonly SESAME: '…';
  readonly SULFITE: '…';
  readonly LUPINE: '…';
  readonly MOLLUSCS: '…';
  readonly nutrient: '…';
  readonly per100: '{{quantity}}';
  readonly perPortion: '{{quantity}}';
  readonly perPortionOnly: '…';
  readonly reference: '…';
  readonly referenceNote: '…';
  readonly energy: '…';
  readonly FAT: '…';
  readonly SATURATES: '…';
  readonly MONOUNSATURATES: '…';
  readonly POLYUNSATURATES: '…';
  readonly CARBOHYDRATE: '…';
  readonly SUGARS: '…';
  readonly POLYOLS: '…';
  readonly STARCH: '…';
  readonly FIBRE: '…';
  readonly PROTEIN: '…';
  readonly SALT: '…';
  readonly ORIGIN_EGG: '…';
  readonly ORIGIN_MILK: '…';
  readonly ORIGIN_MEAT: '…';
  readonly ORIGIN_UNKNOWN: '…';
  readonly originMissing: '…';
  readonly SINGLE_USE: '…';
  readonly SINGLE_USE_DEPOSIT: '…';
  readonly MULTI_USE: '…';
  readonly MULTI_USE_DEPOSIT: '…';
  readonly NO_DATA: '…';
  readonly depositOf: '{{amount}}';
  readonly category: '…';
  readonly vintage: '…';
  readonly country: '…';
  readonly region: '…';
  readonly winery: '…';
  readonly appellation: '…';
  readonly typeOfGrape: '…';
  readonly character: '…';
  readonly rating: '…';
  readonly sensoricDescription: '…';
  readonly mealRecommendation: '…';
  readonly seal: '…';
  readonly cuvee: '…';
  readonly residualSugar: '…';
  readonly acidity: '…';
  readonly glass: '…';
  readonly maturity: '…';
}

/** The keys of ui-scanner and what they ask for. */
export interface UiScannerTexts {
  readonly camera: '…';
  readonly starting: '…';
  readonly aim: '…';
  readonly found: '{{code}}';
  readonly torchOn: '…';
  readonly torchOff: '…';
  readonly denied: '…';
  readonly deniedRemedy: '…';
  readonly missing: '…';
  readonly failed: '…';
  readonly otherRemedy: '…';
  readonly missingRemedy: '…';
  readonly unreadable: '…';
  readonly retry: '…';
  readonly manual: '…';
  readonly submit: '…';
}

/** The keys of ui-search and what they ask for. */
export interface UiSearchTexts {
  readonly placeholder: '…';
  readonly back: '…';
  readonly clear: '…';
  readonly completion: '…';
  readonly products: '…';
  readonly meant: '…';
  readonly categories: '…';
  readonly brands: '…';
  readonly past: '…';
  readonly popular: '…';
  readonly forget: '{{text}}';
  readonly forgetAll: '…';
  readonly loading: '…';
  readonly nothing: '{{text}}';
  readonly found: '{{count}}';
  readonly keys: '…';
  readonly putsInCart: '…';
  readonly chooses: '…';
  readonly toAmount: '…';
  readonly opens: '…';
  readonly closes: '…';
  readonly control: '…';
  readonly typeOn: '…';
  readonly category: '…';
  readonly all: '{{text}}';
  readonly allCounted: '{{count}} {{text}}';
  readonly understood: '…';
  readonly asWord: '{{text}}';
}

/** The keys of ui-search-field and what they ask for. */
export interface UiSearchFieldTexts {
  readonly search: '…';
  readonly placeholder: '…';
}

/** The keys of ui-table and what they ask for. */
export interface UiTableTexts {
  readonly selectAll: '…';
  readonly selectRow: '{{row}}';
  readonly selection: '…';
  readonly selected: '{{count}}';
  readonly sortBy: '…';
  readonly ascending: '{{column}}';
  readonly descending: '{{column}}';
  readonly loading: '…';
  readonly pages: '…';
  readonly page: '{{page}}';
  readonly previousPage: '…';
  readonly nextPage: '…';
  readonly pageSize: '…';
  readonly perPage: '{{size}}';
  readonly range: '{{from}} {{to}} {{total}}';
}

/** The keys of ui-upload and what they ask for. */
export interface UiUploadTexts {
  readonly drop: '…';
  readonly dropHere: '…';
  readonly largest: '{{size}}';
  readonly wrongType: '{{name}} {{types}}';
  readonly tooLarge: '{{name}} {{size}} {{largest}}';
  readonly isEmpty: '{{name}}';
  readonly remove: '{{name}}';
  readonly retry: '{{name}}';
  readonly again: '…';
  readonly waiting: '…';
  readonly sending: '{{percent}}';
  readonly done: '…';
  readonly rows: '…';
  readonly line: '…';
  readonly problem: '…';
  readonly good: '…';
  readonly reading: '…';
  readonly summary: '{{count}}';
  readonly problems: '{{count}}';
  readonly onlyProblems: '…';
  readonly noRows: '…';
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    readonly 'ui-calendar': UiCalendarTexts;
    readonly 'ui-customer': UiCustomerTexts;
    readonly 'ui-feedback': UiFeedbackTexts;
    readonly 'ui-field': UiFieldTexts;
    readonly 'ui-filter': UiFilterTexts;
    readonly 'ui-frame': UiFrameTexts;
    readonly 'ui-order-control': UiOrderControlTexts;
    readonly 'ui-overlay': UiOverlayTexts;
    readonly 'ui-price': UiPriceTexts;
    readonly 'ui-product': UiProductTexts;
    readonly 'ui-product-declaration': UiProductDeclarationTexts;
    readonly 'ui-scanner': UiScannerTexts;
    readonly 'ui-search': UiSearchTexts;
    readonly 'ui-search-field': UiSearchFieldTexts;
    readonly 'ui-table': UiTableTexts;
    readonly 'ui-upload': UiUploadTexts;
  }
}
