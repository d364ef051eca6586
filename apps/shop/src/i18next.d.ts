// Written by "pnpm texts:write" from the files in the folders "texts": change those.

/// <reference path="../../../tooling/config/texts.d.ts" />

import 'i18next';

/** The keys of add-product and what they ask for. */
export interface AddProductTexts {
  readonly add: '…';
  readonly addHint: '…';
  readonly addOrPaste: '…';
  readonly addOne: '{{name}}';
  readonly addNamed: '…';
  readonly alreadyIn: '…';
  readonly noHits: '…';
}

/** The keys of essence and what they ask for. */
export interface EssenceTexts {
  readonly title: '…';
  readonly pdf: '…';
  readonly pdfFile: '…';
  readonly allergens: '…';
  readonly allergensFile: '…';
  readonly fileFailed: '…';
  readonly period: '{{days}}';
  readonly periodTitle: '…';
  readonly periodText: '…';
  readonly days: '…';
  readonly daysHint: '{{most}}';
  readonly daysWrong: '{{most}}';
  readonly d183: '…';
  readonly d365: '…';
  readonly d730: '…';
  readonly d1095: '…';
  readonly suggestions: '…';
  readonly save: '…';
  readonly show: '{{name}}';
  readonly recent: '{{name}}';
  readonly recentTitle: '…';
  readonly recentNone: '…';
  readonly none: '…';
  readonly noneText: '…';
  readonly toRange: '…';
}

/** The keys of inventory and what they ask for. */
export interface InventoryTexts {
  readonly title: '…';
  readonly deletedTitle: '…';
  readonly one: '{{day}}';
  readonly toList: '…';
  readonly toDeleted: '…';
  readonly start: '…';
  readonly date: '…';
  readonly place: '…';
  readonly noPlace: '…';
  readonly positions: '…';
  readonly position: '{{count}}';
  readonly foreign: '{{count}}';
  readonly who: '…';
  readonly by: '{{name}}';
  readonly actions: '…';
  readonly delete: '{{name}}';
  readonly deleteThis: '…';
  readonly recover: '…';
  readonly recoverOne: '{{name}}';
  readonly deleted: '…';
  readonly recovered: '…';
  readonly undo: '…';
  readonly notLoaded: '…';
  readonly none: '…';
  readonly noneText: '…';
  readonly noneDeleted: '…';
  readonly noneDeletedText: '…';
  readonly excel: '…';
  readonly excelChosen: '{{count}}';
  readonly reorder: '…';
  readonly reorderChosen: '{{count}}';
  readonly countAgain: '…';
  readonly onDevice: '…';
  readonly onDeviceNone: '{{when}}';
  readonly onDeviceText: '{{count}} {{done}} {{when}}';
  readonly waits: '…';
  readonly sending: '…';
  readonly continue: '…';
  readonly sendNow: '…';
  readonly discard: '…';
  readonly discardTitle: '…';
  readonly discardText: '…';
  readonly missing: '…';
  readonly oneFailed: '…';
  readonly article: '…';
  readonly category: '…';
  readonly counted: '…';
  readonly inStorage: '…';
  readonly others: '…';
}

/** The keys of inventory-export and what they ask for. */
export interface InventoryExportTexts {
  readonly title: '…';
  readonly which: '…';
  readonly chosen: '{{count}}';
  readonly period: '…';
  readonly from: '…';
  readonly to: '…';
  readonly wrongPeriod: '…';
  readonly wholePeriod: '…';
  readonly mode: '…';
  readonly SINGLE: '…';
  readonly MERGED: '…';
  readonly group: '…';
  readonly groupHint: '…';
  readonly save: '…';
  readonly fileName: '…';
  readonly failed: '…';
}

/** The keys of inventory-proposal and what they ask for. */
export interface InventoryProposalTexts {
  readonly title: '…';
  readonly template: '…';
  readonly templateOne: '{{name}} {{count}}';
  readonly failed: '…';
  readonly noTemplate: '…';
  readonly noTemplateText: '…';
  readonly toTemplates: '…';
  readonly missing: '…';
  readonly uncounted: '…';
  readonly uncountedText: '…';
  readonly unavailable: '…';
  readonly enough: '{{count}}';
  readonly nothing: '…';
  readonly coming: '…';
  readonly comingText: '…';
  readonly expectedUnknown: '…';
  readonly par: '{{par}}';
  readonly counted: '{{counted}}';
  readonly notCounted: '…';
  readonly expected: '{{expected}} {{days}}';
  readonly isMissing: '{{missing}}';
  readonly raised: '…';
  readonly inCart: '{{amount}}';
  readonly notInUnit: '{{unit}}';
  readonly take: '{{name}}';
  readonly amountOf: '{{name}}';
  readonly below: '{{amount}}';
  readonly add: '{{count}}';
  readonly nothingChosen: '…';
}

/** The keys of labels and what they ask for. */
export interface LabelsTexts {
  readonly title: '…';
  readonly articles: '{{count}} {{shown}}';
  readonly labels: '{{count}} {{shown}}';
  readonly list: '…';
  readonly field: '…';
  readonly fieldHint: '…';
  readonly add: '…';
  readonly scan: '…';
  readonly scanTitle: '…';
  readonly scanDone: '…';
  readonly scanNone: '…';
  readonly choices: '…';
  readonly unknown: '…';
  readonly several: '…';
  readonly notAvailable: '…';
  readonly added: '{{name}}';
  readonly already: '{{name}}';
  readonly addEssentials: '…';
  readonly addedEssentials: '{{count}}';
  readonly addedNone: '…';
  readonly clear: '…';
  readonly cleared: '…';
  readonly undo: '…';
  readonly removed: '…';
  readonly remove: '{{name}}';
  readonly amountOf: '{{name}}';
  readonly sort: '…';
  readonly category: '…';
  readonly 'lastPrice-asc': '…';
  readonly 'lastPrice-desc': '…';
  readonly 'averagePrice-asc': '…';
  readonly 'averagePrice-desc': '…';
  readonly inactive: '…';
  readonly inactiveSome: '{{count}} {{names}}';
  readonly inactiveMore: '{{names}} {{count}}';
  readonly removeInactive: '…';
  readonly view: '…';
  readonly save: '…';
  readonly file: '…';
  readonly mail: '…';
  readonly mailTitle: '…';
  readonly mailTo: '…';
  readonly mailSend: '…';
  readonly mailed: '…';
  readonly mailNone: '…';
  readonly mailProfile: '…';
  readonly nothingToPrint: '…';
  readonly tooMany: '{{most}}';
  readonly printFailed: '…';
  readonly mailFailed: '…';
  readonly notLoaded: '…';
  readonly none: '…';
  readonly noneText: '…';
  readonly put: '{{name}}';
  readonly putShort: '…';
  readonly isOn: '…';
}

/** The keys of likely and what they ask for. */
export interface LikelyTexts {
  readonly title: '…';
  readonly count: '{{count}}';
  readonly put: '{{count}}';
  readonly nothing: '…';
  readonly lying: '{{count}}';
  readonly undo: '…';
  readonly toCart: '…';
  readonly last: '{{amount}} {{day}}';
  readonly every: '{{count}}';
  readonly leaveOut: '{{name}}';
  readonly takeAgain: '{{name}}';
  readonly notToday: '…';
  readonly inCart: '…';
  readonly former: '…';
  readonly usual: '{{amount}}';
  readonly from: '…';
  readonly why: '…';
  readonly reason: '{{holdIt}} {{orders}}';
  readonly all: '…';
  readonly net: '{{sum}}';
  readonly nothingDue: '…';
  readonly keyTakes: '…';
  readonly keySkips: '…';
  readonly due: '…';
  readonly taken: '{{count}}';
  readonly leftOut: '{{count}}';
}

/** The keys of notifications and what they ask for. */
export interface NotificationsTexts {
  readonly title: '…';
  readonly count: '{{count}}';
  readonly type: '…';
  readonly allTypes: '…';
  readonly unread: '…';
  readonly important: '…';
  readonly markAll: '…';
  readonly settings: '…';
  readonly settingsText: '…';
  readonly WEBSHOP: '…';
  readonly EMAIL: '…';
  readonly PUSH_NOTIFICATION: '…';
  readonly channelOfType: '{{type}} {{channel}}';
  readonly products: '…';
  readonly more: '…';
  readonly openFile: '…';
  readonly none: '…';
  readonly noneText: '…';
  readonly noneOfType: '…';
  readonly showAll: '…';
  readonly notLoaded: '…';
  readonly close: '…';
  readonly older: '{{count}}';
  readonly toAll: '…';
  readonly bell: '…';
  readonly bellUnread: '{{count}}';
}

/** The keys of order and what they ask for. */
export interface OrderTexts {
  readonly title: '{{number}}';
  readonly orders: '…';
  readonly notThere: '…';
  readonly again: '…';
  readonly againChosen: '{{count}}';
  readonly saveTemplate: '…';
  readonly print: '…';
  readonly pdf: '…';
  readonly pdfFailed: '…';
  readonly ordered: '…';
  readonly orderedBy: '{{at}} {{name}}';
  readonly source: '…';
  readonly delivery: '…';
  readonly deliveryAt: '{{day}} {{time}}';
  readonly fresh: '…';
  readonly frozen: '…';
  readonly address: '…';
  readonly unloadingArea: '…';
  readonly ownNumber: '…';
  readonly note: '…';
  readonly mails: '…';
  readonly gln: '…';
  readonly revision: '…';
  readonly editableUntil: '…';
  readonly notChangedHere: '…';
  readonly noDay: '…';
  readonly positions: '{{count}}';
  readonly article: '…';
  readonly amount: '…';
  readonly delivered: '…';
  readonly price: '…';
  readonly sum: '…';
  readonly choose: '{{name}}';
  readonly chooseAll: '…';
  readonly preOrder: '…';
  readonly comesOn: '{{day}}';
  readonly lot: '{{lot}}';
  readonly bestBefore: '{{day}}';
  readonly costCentre: '{{name}}';
  readonly ownArticle: '{{number}}';
  readonly OPEN: '…';
  readonly CONFIRMED: '…';
  readonly SHORT: '…';
  readonly REPLACED: '…';
  readonly CANCELLED: '…';
  readonly freeItems: '…';
  readonly nonWebshopItems: '…';
  readonly supplierNotes: '…';
  readonly supplier: '{{supplierId}}';
  readonly gtin: '{{gtin}}';
  readonly number: '{{sku}}';
  readonly sums: '…';
}

/** The keys of order-again and what they ask for. */
export interface OrderAgainTexts {
  readonly title: '…';
  readonly failed: '…';
  readonly missing: '…';
  readonly changed: '…';
  readonly same: '…';
  readonly sameCount: '{{count}}';
  readonly nothingChanged: '…';
  readonly notInShop: '{{count}}';
  readonly gone: '…';
  readonly unavailable: '…';
  readonly instead: '{{name}}';
  readonly was: '{{amount}}';
  readonly price: '{{before}} {{after}}';
  readonly onRequest: '…';
  readonly unit: '{{unit}}';
  readonly minimum: '{{amount}}';
  readonly inCart: '{{amount}} {{after}}';
  readonly take: '{{name}}';
  readonly takeInstead: '{{name}}';
  readonly add: '{{count}}';
  readonly nothingChosen: '…';
}

/** The keys of order-pad and what they ask for. */
export interface OrderPadTexts {
  readonly title: '…';
  readonly asOf: '…';
  readonly intro: '…';
  readonly paste: '…';
  readonly upload: '…';
  readonly scan: '…';
  readonly file: '…';
  readonly device: '…';
  readonly fromTemplate: '…';
  readonly fromTemplateTitle: '…';
  readonly templatesFailed: '…';
  readonly noTemplates: '…';
  readonly noTemplatesText: '…';
  readonly openTemplates: '…';
  readonly undo: '…';
  readonly redo: '…';
  readonly grid: '…';
  readonly line: '…';
  readonly articleText: '…';
  readonly article: '…';
  readonly amount: '…';
  readonly unit: '…';
  readonly price: '…';
  readonly sum: '…';
  readonly note: '…';
  readonly actions: '…';
  readonly fieldOf: '{{field}} {{line}}';
  readonly remove: '{{line}}';
  readonly checking: '…';
  readonly onRequest: '…';
  readonly suggestion: '{{name}}';
  readonly amountUnusable: '{{amount}}';
  readonly takeNamed: '{{name}}';
  readonly setTo: '{{amount}} {{unit}}';
  readonly nothingNear: '…';
  readonly searchFor: '{{query}}';
  readonly lookingNear: '…';
  readonly readFromBefore: '…';
  readonly isItMeant: '{{usual}} {{amount}}';
  readonly quoted: '{{text}}';
  readonly confirm: '…';
  readonly confirmNamed: '{{name}}';
  readonly confirmAlike: '{{count}}';
  readonly confirmAlikeNamed: '{{count}}';
  readonly whichOne: '{{wish}}';
  readonly unknownNumber: '{{wish}}';
  readonly unknownName: '{{wish}}';
  readonly unknownUnit: '{{amount}} {{unit}}';
  readonly notAvailable: '{{wish}}';
  readonly unitHolds: '{{wish}} {{content}}';
  readonly linesChecked: '{{count}} {{checked}}';
  readonly checkedLater: '…';
  readonly toConfirm: '{{count}}';
  readonly open: '{{count}}';
  readonly onlyOpen: '…';
  readonly discardNotOrdered: '{{count}}';
  readonly previousOpen: '…';
  readonly nextOpen: '…';
  readonly openPlace: '{{place}} {{total}}';
  readonly openAll: '{{total}}';
  readonly keyChoice: '…';
  readonly keyTake: '…';
  readonly keyNextOpen: '…';
  readonly netReady: '{{ready}}';
  readonly noneReady: '{{count}}';
  readonly notChecked: '{{count}}';
  readonly retryCheck: '…';
  readonly toSettle: '{{count}}';
  readonly raised: '{{from}} {{to}}';
  readonly inCart: '{{amount}}';
  readonly twice: '…';
  readonly nextTier: '{{missing}} {{price}}';
  readonly offer: '{{percent}}';
  readonly waiting: '…';
  readonly arrived: '{{count}}';
  readonly lines: '{{count}}';
  readonly ready: '{{count}}';
  readonly keyLines: '…';
  readonly keyFields: '…';
  readonly keyEnter: '…';
  readonly keyTab: '…';
  readonly keyControl: '…';
  readonly net: '…';
  readonly template: '…';
  readonly toCart: '{{count}}';
  readonly toCartNone: '…';
  readonly onlyReadyToCart: '{{count}}';
  readonly filled: '{{count}}';
  readonly filledLater: '{{count}}';
  readonly elsewhere: '{{count}}';
  readonly joined: '{{count}}';
  readonly stay: '{{count}}';
  readonly apart: '{{skus}}';
  readonly openCart: '…';
  readonly unsent: '…';
  readonly failed: '…';
  readonly retry: '…';
  readonly notKept: '…';
  readonly noCustomer: '…';
  readonly chooseCustomer: '…';
  readonly startTitle: '…';
  readonly startType: '…';
  readonly startPaste: '…';
  readonly startUpload: '…';
  readonly sample: '…';
  readonly sampleName: '…';
  readonly pasteTitle: '…';
  readonly pasteField: '…';
  readonly pasteHint: '…';
  readonly pasteTake: '…';
  readonly clipboardClosed: '…';
  readonly clipboardEmpty: '…';
  readonly pasteWithAmount: '{{count}}';
  readonly pasteLines: '{{count}}';
  readonly pasteNotOrdered: '{{count}}';
  readonly pasteNoise: '{{count}}';
  readonly pasteColumns: '…';
  readonly cancel: '…';
  readonly uploadTitle: '…';
  readonly uploadField: '…';
  readonly uploadHint: '…';
  readonly deviceTitle: '…';
  readonly deviceHint: '…';
  readonly fileEmpty: '{{name}}';
  readonly reading: '{{name}}';
  readonly scanTitle: '…';
  readonly scanned: '{{amount}} {{name}}';
  readonly scanDone: '…';
  readonly scanNone: '…';
}

/** The keys of order-pad-columns and what they ask for. */
export interface OrderPadColumnsTexts {
  readonly title: '…';
  readonly titleSeveral: '…';
  readonly lead: '{{count}}';
  readonly recognised: '…';
  readonly whole: '…';
  readonly decimals: '…';
  readonly words: '…';
  readonly empty: '{{count}}';
  readonly emptyCell: '…';
  readonly column: '{{number}}';
  readonly table: '…';
  readonly line: '…';
  readonly more: '{{count}}';
  readonly several: '…';
  readonly one: '…';
  readonly none: '…';
  readonly take: '{{heading}}';
  readonly takeSeveral: '{{count}}';
  readonly remember: '…';
  readonly rememberFor: '…';
  readonly sampleTitle: '{{line}}';
  readonly sampleNone: '{{line}}';
  readonly otherwise: '{{heading}} {{amount}}';
  readonly left: '{{empty}} {{total}}';
  readonly keyColumn: '…';
  readonly keyTake: '…';
  readonly keyEnter: '…';
  readonly cancel: '…';
  readonly noticeFile: '…';
  readonly noticeSheet: '…';
  readonly noticeLines: '{{count}}';
  readonly noticeColumn: '{{heading}}';
  readonly noticeColumns: '{{headings}}';
  readonly noticePasted: '…';
  readonly change: '…';
  readonly sheets: '{{count}}';
  readonly chooseSheet: '{{name}}';
  readonly isRead: '…';
  readonly sheetRows: '{{count}}';
  readonly sheetText: '…';
  readonly sheetHidden: '…';
  readonly add: '…';
  readonly addNamed: '{{name}}';
  readonly each: '…';
  readonly eachMeans: '{{day}}';
  readonly noticeDays: '{{headings}}';
  readonly quoted: '{{text}}';
  readonly daysLabel: '…';
  readonly dayLines: '{{count}} {{day}}';
  readonly dayNow: '{{day}}';
  readonly dayThen: '{{days}}';
  readonly dayFirst: '…';
  readonly dayNext: '{{days}}';
  readonly dayCart: '{{count}}';
  readonly dayOpen: '{{day}}';
  readonly dayOpenNow: '{{day}}';
  readonly dayToCart: '…';
  readonly dayDiscard: '…';
}

/** The keys of order-pad-files and what they ask for. */
export interface OrderPadFilesTexts {
  readonly EMPTY: '{{name}}';
  readonly TOO_LARGE: '{{name}}';
  readonly PROTECTED: '{{name}} {{format}}';
  readonly DAMAGED: '{{name}} {{format}}';
  readonly PICTURE: '{{name}}';
  readonly UNKNOWN: '{{name}}';
  readonly READER_MISSING: '{{name}} {{format}}';
  readonly MISTAKEN: '{{name}}';
}

/** The keys of order-pad-groups and what they ask for. */
export interface OrderPadGroupsTexts {
  readonly title_UNIT_NOT_WRITTEN: '…';
  readonly title_SEVERAL_IN_LINE: '…';
  readonly title_SPELLING: '…';
  readonly title_NUMBER_IN_NAME: '…';
  readonly title_THOUSANDS: '…';
  readonly title_COLUMN: '…';
  readonly title_AMOUNT_UNUSUAL: '…';
  readonly title_ORDER_ASSUMED: '…';
  readonly title_CHECK_DIGIT: '…';
  readonly title_ORDER_DOUBTED: '…';
  readonly title_AMOUNT_OFFERED: '…';
  readonly title_OPEN: '…';
  readonly title_NOT_ORDERED: '{{count}}';
  readonly title_NOISE: '{{count}}';
  readonly why_UNIT_NOT_WRITTEN: '…';
  readonly why_SEVERAL_IN_LINE: '…';
  readonly why_SPELLING: '…';
  readonly why_NUMBER_IN_NAME: '…';
  readonly why_THOUSANDS: '…';
  readonly why_COLUMN: '…';
  readonly why_AMOUNT_UNUSUAL: '…';
  readonly why_ORDER_ASSUMED: '…';
  readonly why_CHECK_DIGIT: '…';
  readonly why_ORDER_DOUBTED: '…';
  readonly why_AMOUNT_OFFERED: '…';
  readonly why_OPEN: '…';
  readonly why_NOT_ORDERED: '…';
  readonly why_NOISE: '…';
  readonly count: '{{count}}';
  readonly confirmAll: '{{count}}';
  readonly confirmBoth: '…';
  readonly keyShiftEnter: '…';
  readonly fold: '…';
  readonly unfold: '…';
  readonly discard: '…';
}

/** The keys of order-pad-page and what they ask for. */
export interface OrderPadPageTexts {
  readonly title: '…';
}

/** The keys of order-pad-steps and what they ask for. */
export interface OrderPadStepsTexts {
  readonly open: '{{place}} {{total}}';
  readonly toConfirm: '{{count}} {{total}}';
  readonly checking: '…';
  readonly done: '…';
  readonly written: '…';
  readonly quoted: '{{text}}';
  readonly other: '…';
  readonly otherField: '…';
  readonly notOrder: '…';
  readonly after: '{{text}}';
  readonly back: '…';
  readonly later: '…';
  readonly all: '{{count}}';
  readonly confirmNamed: '{{name}}';
  readonly amountOf: '{{name}}';
  readonly unitOf: '{{name}}';
  readonly less: '{{name}}';
  readonly more: '{{name}}';
  readonly amount: '…';
  readonly take: '…';
  readonly settle: '{{count}}';
  readonly toPad: '…';
  readonly readFrom: '…';
}

/** The keys of order-template and what they ask for. */
export interface OrderTemplateTexts {
  readonly mode: '…';
  readonly order: '…';
  readonly edit: '…';
  readonly addAll: '{{count}}';
  readonly allInCart: '…';
  readonly nothingToAdd: '…';
  readonly added: '{{count}}';
  readonly leftOut: '{{count}}';
  readonly leftOutNotice: '{{count}}';
  readonly pdfTitle: '…';
  readonly withImages: '…';
  readonly pdfHint: '…';
  readonly pdfLoad: '…';
  readonly pdfFailed: '…';
  readonly print: '…';
  readonly share: '…';
  readonly rename: '…';
  readonly copy: '…';
  readonly list: '…';
  readonly created: '{{day}} {{name}}';
  readonly edited: '{{day}}';
  readonly par: '{{par}}';
  readonly PRODUCT_MISSING: '…';
  readonly NOT_ACTIVE: '…';
  readonly UNIT_MISSING: '{{unit}}';
  readonly BELOW_MINIMUM: '{{amount}}';
  readonly NEVER_REACHED: '…';
  readonly NOT_AN_AMOUNT: '…';
  readonly raise: '{{amount}}';
  readonly useUnit: '{{amount}}';
  readonly position: '{{name}} {{place}} {{count}}';
  readonly moved: '{{name}} {{place}} {{count}}';
  readonly up: '{{name}}';
  readonly down: '{{name}}';
  readonly details: '{{name}}';
  readonly remove: '{{name}}';
  readonly removed: '…';
  readonly undo: '…';
  readonly editHint: '…';
  readonly gone: '{{count}}';
  readonly goneText: '…';
  readonly empty: '…';
  readonly emptyText: '…';
  readonly toSearch: '…';
  readonly failed: '…';
  readonly missing: '…';
  readonly parLabel: '{{unit}}';
  readonly parHint: '…';
  readonly parWrong: '…';
  readonly parInDoubt: '{{text}}';
  readonly save: '…';
  readonly onRequest: '…';
  readonly per: '{{price}} {{unit}}';
}

/** The keys of order-templates and what they ask for. */
export interface OrderTemplatesTexts {
  readonly title: '…';
  readonly newTemplate: '…';
  readonly deleted: '…';
  readonly undo: '…';
  readonly delete: '{{name}}';
  readonly leave: '{{name}}';
  readonly left: '…';
  readonly positions: '{{count}}';
  readonly sharedBy: '{{name}}';
  readonly sharedWith: '{{count}}';
  readonly onlyMe: '…';
}

/** The keys of order-words and what they ask for. */
export interface OrderWordsTexts {
  readonly WEBSHOP: '…';
  readonly SUBSHOP: '…';
  readonly BEST_FRIEND: '…';
  readonly OTHER: '…';
  readonly RECEIVED: '…';
  readonly CONFIRMED: '…';
  readonly IN_PREPARATION: '…';
  readonly SHIPPED: '…';
  readonly DELIVERED: '…';
  readonly CANCELLED: '…';
  readonly at: '{{day}} {{time}}';
}

/** The keys of orders and what they ask for. */
export interface OrdersTexts {
  readonly title: '…';
  readonly count: '{{count}} {{shown}}';
  readonly number: '…';
  readonly ordered: '…';
  readonly delivery: '…';
  readonly source: '…';
  readonly allSources: '…';
  readonly positionCount: '{{count}}';
  readonly sum: '…';
  readonly status: '…';
  readonly rowLabel: '{{number}} {{day}}';
  readonly ownNumber: '{{number}}';
  readonly none: '…';
  readonly noneText: '…';
  readonly noneOfSource: '…';
  readonly showAll: '…';
  readonly toSearch: '…';
  readonly contents: '…';
  readonly andMore: '{{count}} {{names}}';
  readonly with: '{{name}} {{amount}}';
  readonly twoDays: '{{one}} {{other}}';
  readonly manyDays: '{{day}} {{count}}';
  readonly editable: '…';
  readonly restorable: '{{until}}';
  readonly action: '…';
  readonly CHANGE: '…';
  readonly REPEAT: '…';
  readonly search: '…';
  readonly searchHint: '…';
  readonly noneFound: '{{search}}';
  readonly stillEditable: '…';
  readonly left: '{{left}}';
  readonly fixed: '{{what}}';
  readonly deliveries: '{{count}}';
  readonly arrived: '{{time}}';
  readonly from: '{{time}}';
  readonly period: '…';
  readonly allPeriods: '…';
  readonly '30d': '…';
  readonly '90d': '…';
  readonly noneInPeriod: '…';
  readonly toOrderPad: '…';
  readonly fromDay: '{{day}}';
}

/** The keys of orders-cancel and what they ask for. */
export interface OrdersCancelTexts {
  readonly title: '…';
  readonly free: '…';
  readonly whole: '…';
  readonly wholeNot: '{{what}}';
  readonly positions: '{{count}}';
  readonly dayNot: '{{at}}';
  readonly planned: '…';
  readonly reason: '…';
  readonly reasonHint: '…';
  readonly cancelWhole: '…';
  readonly cancelDay: '{{day}}';
  readonly keep: '…';
  readonly done: '{{number}}';
  readonly doneDay: '{{day}}';
  readonly changedMeanwhile: '…';
  readonly tooLate: '…';
  readonly locked: '…';
  readonly failed: '…';
  readonly restore: '…';
  readonly restorable: '{{until}}';
  readonly restorableDay: '{{until}}';
  readonly restored: '{{number}}';
  readonly restoreTooLate: '…';
  readonly restoreLocked: '…';
}

/** The keys of orders-change and what they ask for. */
export interface OrdersChangeTexts {
  readonly title: '{{number}}';
  readonly cart: '…';
  readonly orders: '…';
  readonly nothing: '…';
  readonly added: '{{count}}';
  readonly changed: '{{count}}';
  readonly removed: '{{count}}';
  readonly moved: '…';
  readonly day: '…';
  readonly dayOf: '{{goods}}';
  readonly dayFixed: '…';
  readonly dayNotHere: '…';
  readonly movedTo: '{{from}} {{to}}';
  readonly movedPart: '{{count}} {{from}} {{to}}';
  readonly dayNotPossible: '…';
  readonly dayTooLate: '{{next}}';
  readonly oldDay: '…';
  readonly newSum: '…';
  readonly newNet: '…';
  readonly before: '{{sum}}';
  readonly discard: '…';
  readonly discarded: '…';
  readonly undo: '…';
  readonly review: '…';
  readonly done: '…';
  readonly onlyChanges: '{{count}}';
  readonly all: '…';
  readonly find: '…';
  readonly found: '{{found}} {{count}}';
  readonly foundNone: '{{text}}';
  readonly newGoods: '…';
  readonly badgeNew: '…';
  readonly remove: '{{name}}';
  readonly sums: '…';
  readonly onlyThen: '…';
  readonly difference: '…';
  readonly reviewTitle: '…';
  readonly goOn: '…';
  readonly apply: '…';
  readonly stay: '{{count}}';
  readonly mails: '{{mails}} {{revision}}';
  readonly noMails: '{{revision}}';
  readonly valid: '…';
  readonly new: '…';
  readonly net: '…';
  readonly vat: '…';
  readonly deposit: '…';
  readonly gross: '…';
  readonly dearer: '{{after}} {{before}} {{name}}';
  readonly stayAt: '{{amount}}';
  readonly applied: '{{number}}';
  readonly tooLate: '{{names}}';
  readonly tooLateFor: '{{day}} {{next}} {{names}}';
  readonly orderFor: '{{next}}';
  readonly tooLateDrop: '…';
  readonly toCart: '…';
  readonly changedBy: '{{names}}';
  readonly theirs: '…';
  readonly mine: '…';
  readonly lockedTitle: '…';
  readonly notAvailable: '{{names}}';
  readonly leaveOut: '…';
  readonly tooSmall: '{{name}} {{amount}}';
  readonly raise: '{{amount}}';
  readonly value: '{{day}}';
  readonly valueMissing: '{{day}} {{missing}}';
  readonly unknown: '…';
  readonly again: '…';
  readonly notChangeable: '…';
  readonly notHere: '…';
  readonly toOrder: '…';
  readonly emptied: '…';
}

/** The keys of orders-life and what they ask for. */
export interface OrdersLifeTexts {
  readonly title: '…';
  readonly OPEN: '…';
  readonly PARTLY: '…';
  readonly FIXED: '…';
  readonly editable: '{{until}}';
  readonly left: '{{left}}';
  readonly fixedSince: '{{at}}';
  readonly fixed: '…';
  readonly inPreparation: '…';
  readonly shipped: '…';
  readonly delivered: '…';
  readonly cancelled: '…';
  readonly change: '…';
  readonly cancel: '…';
  readonly draft: '{{count}}';
  readonly goOn: '…';
  readonly discard: '…';
  readonly history: '…';
  readonly revisions: '{{count}}';
  readonly ordered: '…';
  readonly changed: '…';
  readonly revision: '{{number}}';
  readonly lines: '{{count}}';
  readonly difference: '…';
  readonly differenceTitle: '{{number}}';
  readonly locked: '{{what}}';
  readonly nothing: '…';
  readonly none: '…';
  readonly to: '…';
  readonly added: '…';
  readonly removed: '…';
  readonly other: '…';
  readonly CONFIRMED: '…';
  readonly IN_PREPARATION: '…';
  readonly SHIPPED: '…';
  readonly DELIVERED: '…';
  readonly CANCELLED: '…';
  readonly RESTORED: '…';
}

/** The keys of paste-into-list and what they ask for. */
export interface PasteIntoListTexts {
  readonly title: '…';
  readonly cancel: '…';
  readonly take: '{{count}}';
  readonly reading: '…';
  readonly nothing: '…';
  readonly read: '{{count}}';
  readonly alreadyIn: '…';
  readonly CLEAR: '…';
  readonly GUESSED: '…';
  readonly OPEN: '…';
  readonly columns: '…';
  readonly toPad: '…';
}

/** The keys of profile and what they ask for. */
export interface ProfileTexts {
  readonly title: '…';
  readonly person: '…';
  readonly userName: '…';
  readonly userNameHint: '…';
  readonly firstName: '…';
  readonly lastName: '…';
  readonly email: '…';
  readonly emailInvalid: '…';
  readonly save: '…';
  readonly saved: '…';
  readonly language: '…';
  readonly languageHint: '…';
  readonly orderMails: '…';
  readonly orderMailsText: '…';
  readonly orderMailsField: '…';
  readonly labelMails: '…';
  readonly labelMailsText: '…';
  readonly labelMailsField: '…';
  readonly notLoaded: '…';
}

/** The keys of push and what they ask for. */
export interface PushTexts {
  readonly title: '…';
  readonly off: '…';
  readonly on: '…';
  readonly onNothing: '…';
  readonly blocked: '…';
  readonly unsupported: '…';
  readonly failed: '…';
}

/** The keys of receipts and what they ask for. */
export interface ReceiptsTexts {
  readonly title: '…';
  readonly kinds: '…';
  readonly invoice: '…';
  readonly 'delivery-note': '…';
  readonly 'credit-memo': '…';
  readonly order: '…';
  readonly oneOfinvoice: '…';
  readonly 'oneOfdelivery-note': '…';
  readonly 'oneOfcredit-memo': '…';
  readonly oneOforder: '…';
  readonly number: '…';
  readonly date: '…';
  readonly information: '…';
  readonly total: '…';
  readonly viewOne: '{{name}}';
  readonly saveOne: '{{name}}';
  readonly saveChosen: '{{count}}';
  readonly archive: '…';
  readonly saving: '{{done}} {{total}}';
  readonly savedSome: '{{names}}';
  readonly failed: '…';
  readonly notLoaded: '…';
  readonly none: '…';
  readonly noneText: '…';
}

/** The keys of shop-app and what they ask for. */
export interface ShopAppTexts {
  readonly assortment: '…';
  readonly offers: '…';
  readonly scan: '…';
  readonly home: '…';
  readonly myArea: '…';
  readonly lists: '…';
  readonly search: '…';
  readonly cart: '…';
  readonly cartPanel: '…';
  readonly cartCount: '{{count}}';
  readonly privacy: '…';
  readonly app: '…';
  readonly openApp: '…';
  readonly hideApp: '…';
  readonly noCustomer: '…';
  readonly noCustomerText: '…';
  readonly toAssortment: '…';
}

/** The keys of shop-checkout and what they ask for. */
export interface ShopCheckoutTexts {
  readonly cart: '…';
  readonly repeat: '{{count}}';
  readonly essentials: '…';
  readonly essentialsDue: '{{count}}';
  readonly orderPad: '…';
}

/** The keys of shop-content and what they ask for. */
export interface ShopContentTexts {
  readonly contacts: '…';
  readonly personal: '…';
  readonly noContacts: '…';
  readonly jobs: '…';
  readonly jobsFound: '{{count}}';
  readonly noJobs: '…';
  readonly noJobsText: '…';
}

/** The keys of shop-daily and what they ask for. */
export interface ShopDailyTexts {
  readonly myDay: '…';
  readonly assortment: '…';
  readonly offers: '…';
  readonly essentials: '…';
  readonly due: '{{count}}';
  readonly templates: '…';
  readonly orderPad: '…';
  readonly inventory: '…';
  readonly orders: '…';
  readonly receipts: '…';
  readonly more: '…';
}

/** The keys of shop-form and what they ask for. */
export interface ShopFormTexts {
  readonly sent: '…';
  readonly signedUp: '…';
  readonly again: '…';
  readonly noAnswer: '…';
  readonly signInToSend: '…';
  readonly signIn: '…';
  readonly confirm: '…';
  readonly noCaptcha: '…';
  readonly gone: '…';
  readonly notSent: '…';
  readonly signUp: '…';
  readonly signUpForm: '…';
}

/** The keys of shop-landing and what they ask for. */
export interface ShopLandingTexts {
  readonly lead: '…';
  readonly visit: '…';
}

/** The keys of shop-my-area and what they ask for. */
export interface ShopMyAreaTexts {
  readonly area: '…';
  readonly orders: '…';
  readonly standingOrders: '…';
  readonly orderTemplates: '…';
  readonly essentials: '…';
  readonly inventories: '…';
  readonly labelPrints: '…';
  readonly receipts: '…';
  readonly notifications: '…';
  readonly userProfile: '…';
}

/** The keys of shop-my-day and what they ask for. */
export interface ShopMyDayTexts {
  readonly title: '…';
  readonly ways: '…';
  readonly repeat: '…';
  readonly repeatShort: '…';
  readonly articles: '{{count}}';
  readonly essentials: '…';
  readonly due: '{{count}}';
  readonly nothingDue: '…';
  readonly template: '{{name}}';
  readonly templateNote: '…';
  readonly last: '{{day}}';
  readonly inventory: '{{place}}';
  readonly inventoryNowhere: '…';
  readonly orderPad: '…';
  readonly orderPadNote: '…';
  readonly flyers: '…';
  readonly flyersNote: '…';
  readonly waiting: '…';
  readonly next: '…';
  readonly order: '{{number}}';
  readonly changeable: '{{until}}';
  readonly changeableFrozen: '{{frozen}} {{until}}';
  readonly left: '{{time}}';
  readonly all: '{{count}}';
  readonly arrives: '{{day}}';
  readonly nothingComes: '…';
}

/** The keys of shop-privacy and what they ask for. */
export interface ShopPrivacyTexts {
  readonly title: '…';
  readonly lead: '…';
  readonly necessary: '…';
  readonly necessaryText: '…';
  readonly alwaysOn: '…';
  readonly services: '…';
  readonly webAnalytics: '…';
  readonly webAnalyticsText: '…';
  readonly searchAnalytics: '…';
  readonly searchAnalyticsText: '…';
  readonly emailMarketing: '…';
  readonly emailMarketingText: '…';
  readonly leadTracking: '…';
  readonly leadTrackingText: '…';
  readonly generalAnalytics: '…';
  readonly generalAnalyticsText: '…';
  readonly save: '…';
  readonly acceptAll: '…';
  readonly refuseAll: '…';
  readonly withdraw: '…';
  readonly saved: '…';
}

/** The keys of standing-orders and what they ask for. */
export interface StandingOrdersTexts {
  readonly title: '…';
  readonly orders: '…';
  readonly count: '{{count}}';
  readonly none: '…';
  readonly noneText: '…';
  readonly notLoaded: '…';
  readonly oneNotLoaded: '…';
  readonly nextNotLoaded: '…';
  readonly notThere: '…';
  readonly notThereText: '…';
  readonly regularly: '…';
  readonly groupNeedsYou: '…';
  readonly groupRunning: '…';
  readonly groupPaused: '…';
  readonly groupEnded: '…';
  readonly headWhat: '…';
  readonly headNext: '…';
  readonly headState: '…';
  readonly haltedShort: '{{days}}';
  readonly remindsOnly: '…';
  readonly questionsMore: '{{count}}';
  readonly elseNothingSentence: '…';
  readonly endedOf: '{{count}} {{names}}';
  readonly nonePlanned: '…';
  readonly pausedUntil: '{{day}}';
  readonly ACTIVE: '…';
  readonly PAUSED: '…';
  readonly STOPPED: '…';
  readonly ENDED: '…';
  readonly HALTED: '…';
  readonly PLANNED: '…';
  readonly ASK: '…';
  readonly SKIPPED: '…';
  readonly CLOSED: '…';
  readonly ORDERED: '…';
  readonly NOT_ORDERED: '…';
  readonly weekly: '{{days}}';
  readonly everyWeeks: '{{weeks}} {{days}}';
  readonly monthly: '…';
  readonly left: '{{time}}';
  readonly leftDays: '{{count}}';
  readonly orderedAt: '{{at}}';
  readonly remindedUntil: '{{at}}';
  readonly answerUntil: '{{at}}';
  readonly elseNothing: '…';
  readonly backUntil: '{{at}}';
  readonly asPattern: '{{count}}';
  readonly moved: '{{from}} {{to}}';
  readonly leftOut: '{{name}}';
  readonly substitute: '{{name}} {{insteadOf}}';
  readonly orderedAlready: '{{count}} {{name}}';
  readonly skippedText: '…';
  readonly skippedBy: '{{who}}';
  readonly closedText: '…';
  readonly notOrderedText: '…';
  readonly about: '…';
  readonly net: '…';
  readonly orderAsIs: '…';
  readonly orderNow: '…';
  readonly orderWithout: '{{count}}';
  readonly skip: '…';
  readonly unskip: '…';
  readonly toOrder: '…';
  readonly nextFour: '…';
  readonly pricesOfToday: '…';
  readonly noneComing: '…';
  readonly skippedSaid: '{{day}}';
  readonly unskippedSaid: '{{day}}';
  readonly orderedSaid: '{{day}}';
  readonly orderQuestion: '{{day}}';
  readonly orderText: '{{sum}}';
  readonly orderTextBlind: '…';
  readonly asksPrice: '{{name}} {{now}} {{before}} {{percent}}';
  readonly asksPriceBlind: '{{name}}';
  readonly asksSum: '{{now}} {{before}} {{percent}}';
  readonly asksSumBlind: '…';
  readonly asksMissing: '{{name}}';
  readonly asksAllergens: '{{name}}';
  readonly asksAmount: '{{name}} {{smallest}}';
  readonly asksValue: '{{missing}}';
  readonly asksValueBlind: '…';
  readonly asksNothing: '…';
  readonly fixedAmount: '…';
  readonly fillUpTo: '…';
  readonly uncounted: '{{amount}}';
  readonly upTo: '{{amount}}';
  readonly asksCount: '{{count}} {{name}}';
  readonly filledUp: '{{name}} {{amount}}';
  readonly filledUpMore: '{{count}}';
  readonly enough: '{{count}} {{name}}';
  readonly fillsLater: '{{count}}';
  readonly enoughOfAll: '…';
  readonly countNow: '…';
  readonly notSent: '…';
  readonly decisionRefused: '{{name}} {{day}}';
  readonly pattern: '…';
  readonly positions: '{{count}}';
  readonly notNow: '…';
  readonly remove: '{{name}}';
  readonly whenDifferent: '…';
  readonly rulePrice: '…';
  readonly ruleSum: '…';
  readonly ruleMissing: '…';
  readonly ruleClosed: '…';
  readonly ruleAllergens: '…';
  readonly ruleValue: '…';
  readonly ruleStock: '…';
  readonly whoKnows: '…';
  readonly toldWhen: '…';
  readonly mayChange: '…';
  readonly setUpBy: '{{who}}';
  readonly changedBy: '{{who}}';
  readonly never: '…';
  readonly percent: '{{percent}}';
  readonly askWord: '…';
  readonly SKIP_LINE: '…';
  readonly SUBSTITUTE: '…';
  readonly EARLIER: '…';
  readonly LATER: '…';
  readonly SKIP: '…';
  readonly guardPrice: '…';
  readonly guardSum: '…';
  readonly guardMissing: '…';
  readonly guardClosed: '…';
  readonly spanOpen: '{{from}}';
  readonly span: '{{from}} {{until}}';
  readonly modeSentence: '{{minutes}}';
  readonly changeWord: '{{label}} {{text}}';
  readonly setting_rhythm: '…';
  readonly setting_span: '…';
  readonly setting_address: '…';
  readonly setting_mode: '…';
  readonly setting_guards: '…';
  readonly setting_name: '…';
  readonly howOften: '…';
  readonly everyWeek: '…';
  readonly everyOtherWeek: '…';
  readonly monthlyOption: '…';
  readonly weeks: '…';
  readonly weeksOption: '{{weeks}}';
  readonly ownDays: '…';
  readonly from: '…';
  readonly until: '…';
  readonly untilHint: '…';
  readonly address: '…';
  readonly unloadingArea: '…';
  readonly modeSubmit: '…';
  readonly modeSubmitHint: '{{minutes}}';
  readonly modeRemind: '…';
  readonly modeRemindHint: '…';
  readonly save: '…';
  readonly saved: '…';
  readonly name: '…';
  readonly nameProposed: '…';
  readonly proposedHint: '…';
  readonly start: '…';
  readonly startNote: '…';
  readonly startRules: '…';
  readonly pause: '…';
  readonly pauseTitle: '{{name}}';
  readonly pauseText: '…';
  readonly pauseHow: '…';
  readonly pauseDay: '…';
  readonly pauseResume: '…';
  readonly pauseAgain: '…';
  readonly pauseUntil: '{{day}}';
  readonly pauseOpen: '…';
  readonly keepRunning: '…';
  readonly resume: '…';
  readonly stop: '…';
  readonly stopQuestion: '{{name}}';
  readonly stopText: '…';
  readonly haltedDays: '{{days}}';
  readonly haltedDisabled: '…';
  readonly failed: '…';
  readonly failedLate: '…';
  readonly failedChanged: '…';
  readonly failedValue: '…';
  readonly failedDay: '…';
  readonly willBeOrdered: '{{name}} {{day}} {{at}}';
  readonly needsAnswer: '{{name}} {{day}}';
  readonly DIFFERS: '…';
  readonly change: '…';
  readonly changeTitle: '{{day}}';
  readonly changeText: '…';
  readonly takeOver: '…';
  readonly cancel: '…';
  readonly instead: '{{amount}}';
  readonly asUsual: '…';
  readonly asUsualSaid: '{{day}}';
  readonly changedSaid: '{{day}}';
  readonly added: '{{name}} {{amount}}';
  readonly changed: '{{name}} {{before}} {{now}}';
  readonly removed: '{{name}}';
  readonly more: '{{count}}';
  readonly addedSaid: '{{name}}';
  readonly listSaid: '{{count}}';
  readonly staysDifferent: '{{count}} {{days}}';
  readonly alignToo: '…';
  readonly failedLines: '…';
  readonly bringBack: '…';
  readonly holiday: '…';
  readonly holidayWhich: '…';
  readonly holidayBackwards: '…';
  readonly holidaySaid: '{{day}}';
  readonly fallsOut: '{{count}}';
  readonly pauseComing: '{{from}} {{until}}';
  readonly pauseComingOpen: '{{from}}';
  readonly pauseComingText: '{{pause}}';
  readonly pauseAway: '…';
  readonly ruleRemind: '…';
  readonly setting_remind: '…';
  readonly remind_24_2: '…';
  readonly remind_24: '…';
  readonly remind_2: '…';
  readonly remind_none: '…';
  readonly decisionsWaiting: '{{count}}';
}

/** The keys of stock-count and what they ask for. */
export interface StockCountTexts {
  readonly title: '…';
  readonly titleAt: '{{place}}';
  readonly back: '…';
  readonly progress: '{{done}} {{count}}';
  readonly progressNone: '…';
  readonly details: '…';
  readonly fill: '…';
  readonly foreign: '…';
  readonly scan: '…';
  readonly scanTitle: '…';
  readonly scanDone: '…';
  readonly scanNone: '…';
  readonly scanOne: '{{name}} {{amount}}';
  readonly minusOne: '{{name}}';
  readonly plusOne: '{{name}}';
  readonly amountOf: '{{name}}';
  readonly unitOf: '{{name}}';
  readonly remove: '{{name}}';
  readonly removed: '…';
  readonly undo: '…';
  readonly uncounted: '…';
  readonly wrongAmount: '…';
  readonly whichAmount: '{{text}}';
  readonly last: '{{amount}} {{day}}';
  readonly placeholder: '…';
  readonly addArticle: '…';
  readonly suggestFailed: '…';
  readonly several: '…';
  readonly otherUnit: '{{name}} {{text}}';
  readonly similar: '{{text}} {{name}}';
  readonly noted: '{{amount}}';
  readonly amountOpen: '…';
  readonly unknown: '{{code}}';
  readonly unknownText: '…';
  readonly takeForeign: '…';
  readonly code: '{{code}}';
  readonly codeWaits: '…';
  readonly codeUnknown: '…';
  readonly codeName: '…';
  readonly foreignOne: '…';
  readonly view: '…';
  readonly OPEN: '{{count}}';
  readonly COUNTED: '{{count}}';
  readonly ALL: '{{count}}';
  readonly category: '…';
  readonly allCategories: '…';
  readonly otherCategory: '…';
  readonly nothingOpen: '…';
  readonly nothingHere: '…';
  readonly emptyTitle: '…';
  readonly emptyText: '…';
  readonly offline: '{{count}}';
  readonly unkept: '…';
  readonly finish: '…';
  readonly finishTitle: '…';
  readonly finishOpen: '{{count}}';
  readonly sent: '…';
  readonly waits: '…';
  readonly waitsText: '…';
  readonly refused: '…';
  readonly refusedText: '…';
  readonly address: '…';
  readonly noAddress: '…';
  readonly area: '…';
  readonly areaHint: '…';
  readonly comment: '…';
  readonly done: '…';
  readonly gtin: '…';
  readonly gtinHint: '…';
  readonly gtinWrong: '…';
  readonly name: '…';
  readonly nameMissing: '…';
  readonly unit: '…';
  readonly unitMissing: '…';
  readonly amount: '…';
  readonly take: '…';
  readonly fillTitle: '…';
  readonly fillText: '…';
  readonly fromTemplate: '…';
  readonly fromInventory: '…';
  readonly fillCategory: '…';
  readonly filled: '{{count}}';
  readonly filledFirst: '{{count}}';
  readonly fillFailed: '…';
  readonly noTemplates: '…';
  readonly missing: '…';
  readonly countsWaiting: '{{count}}';
}

/** The keys of template-list and what they ask for. */
export interface TemplateListTexts {
  readonly count: '{{count}}';
  readonly name: '…';
  readonly articles: '…';
  readonly edited: '…';
  readonly created: '…';
  readonly actions: '…';
  readonly contents: '…';
  readonly order: '…';
  readonly orderTemplate: '{{name}}';
  readonly added: '{{count}} {{name}}';
  readonly leftOut: '{{count}}';
  readonly inCart: '{{count}}';
  readonly nothingAdded: '{{name}}';
  readonly orderFailed: '{{name}}';
  readonly undo: '…';
  readonly removed: '{{count}}';
  readonly by: '{{name}}';
  readonly copy: '{{name}}';
  readonly failed: '…';
  readonly none: '…';
  readonly noneText: '…';
  readonly find: '…';
  readonly found: '{{found}} {{count}}';
  readonly noneFound: '{{wanted}}';
  readonly showAll: '…';
  readonly keyTravel: '…';
  readonly keyOpen: '…';
  readonly keyOrder: '…';
  readonly deleteKey: '…';
  readonly keyDelete: '…';
}

/** The keys of template-share and what they ask for. */
export interface TemplateShareTexts {
  readonly title: '{{name}}';
  readonly userName: '…';
  readonly hint: '…';
  readonly share: '…';
  readonly sharedWith: '…';
  readonly nobody: '…';
  readonly unshare: '{{name}}';
  readonly mayShareOn: '…';
  readonly mayNotShareOn: '…';
}

/** The keys of template-toggle and what they ask for. */
export interface TemplateToggleTexts {
  readonly open: '{{name}}';
  readonly openShort: '…';
  readonly on: '{{count}}';
  readonly title: '…';
  readonly amount: '{{amount}}';
  readonly none: '…';
  readonly newName: '…';
  readonly create: '…';
  readonly failed: '…';
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    readonly 'add-product': AddProductTexts;
    readonly essence: EssenceTexts;
    readonly inventory: InventoryTexts;
    readonly 'inventory-export': InventoryExportTexts;
    readonly 'inventory-proposal': InventoryProposalTexts;
    readonly labels: LabelsTexts;
    readonly likely: LikelyTexts;
    readonly notifications: NotificationsTexts;
    readonly order: OrderTexts;
    readonly 'order-again': OrderAgainTexts;
    readonly 'order-pad': OrderPadTexts;
    readonly 'order-pad-columns': OrderPadColumnsTexts;
    readonly 'order-pad-files': OrderPadFilesTexts;
    readonly 'order-pad-groups': OrderPadGroupsTexts;
    readonly 'order-pad-page': OrderPadPageTexts;
    readonly 'order-pad-steps': OrderPadStepsTexts;
    readonly 'order-template': OrderTemplateTexts;
    readonly 'order-templates': OrderTemplatesTexts;
    readonly 'order-words': OrderWordsTexts;
    readonly orders: OrdersTexts;
    readonly 'orders-cancel': OrdersCancelTexts;
    readonly 'orders-change': OrdersChangeTexts;
    readonly 'orders-life': OrdersLifeTexts;
    readonly 'paste-into-list': PasteIntoListTexts;
    readonly profile: ProfileTexts;
    readonly push: PushTexts;
    readonly receipts: ReceiptsTexts;
    readonly 'shop-app': ShopAppTexts;
    readonly 'shop-checkout': ShopCheckoutTexts;
    readonly 'shop-content': ShopContentTexts;
    readonly 'shop-daily': ShopDailyTexts;
    readonly 'shop-form': ShopFormTexts;
    readonly 'shop-landing': ShopLandingTexts;
    readonly 'shop-my-area': ShopMyAreaTexts;
    readonly 'shop-my-day': ShopMyDayTexts;
    readonly 'shop-privacy': ShopPrivacyTexts;
    readonly 'standing-orders': StandingOrdersTexts;
    readonly 'stock-count': StockCountTexts;
    readonly 'template-list': TemplateListTexts;
    readonly 'template-share': TemplateShareTexts;
    readonly 'template-toggle': TemplateToggleTexts;
  }
}
