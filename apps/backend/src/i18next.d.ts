// Written by "pnpm texts:write" from the files in the folders "texts": change those.

/// <reference path="../../../tooling/config/texts.d.ts" />

import 'i18next';

/** The keys of attribute-names and what they ask for. */
export interface AttributeNamesTexts {
  readonly Tiefgekuehlt: '…';
  readonly Gekuehlt: '…';
  readonly Wiegeartikel: '…';
  readonly Bio: '…';
  readonly Msc: '…';
  readonly Asc: '…';
  readonly Veg: '…';
  readonly Gf: '…';
  readonly Lf: '…';
}

/** The keys of datasheet and what they ask for. */
export interface DatasheetTexts {
  readonly datasheet: '…';
  readonly safetyDatasheet: '…';
  readonly articleNumber: '…';
  readonly brand: '…';
  readonly category: '…';
  readonly supplier: '…';
  readonly content: '…';
  readonly minimum: '…';
  readonly alcohol: '…';
  readonly alcoholPercent: '{{percent}}';
  readonly attributes: '…';
  readonly units: '…';
  readonly unit: '…';
  readonly unitContent: '…';
  readonly gtin: '…';
  readonly description: '…';
  readonly ingredients: '…';
  readonly storage: '…';
  readonly usage: '…';
  readonly regulated: '…';
  readonly consumer: '…';
  readonly allergens: '…';
  readonly contains: '{{list}}';
  readonly traces: '{{list}}';
  readonly containsNone: '…';
  readonly allergensUnknown: '{{list}}';
  readonly allergensNotStated: '…';
  readonly nutrients: '…';
  readonly perHundred: '…';
  readonly perPortion: '…';
  readonly referenceIntake: '…';
  readonly referenceNote: '…';
  readonly ofWhich: '{{nutrient}}';
  readonly origin: '…';
  readonly packaging: '…';
  readonly wine: '…';
  readonly vintage: '…';
  readonly country: '…';
  readonly region: '…';
  readonly winery: '…';
  readonly appellation: '…';
  readonly typeOfGrape: '…';
  readonly character: '…';
  readonly rating: '…';
  readonly stars: '{{count}}';
  readonly sensoricDescription: '…';
  readonly mealRecommendation: '…';
  readonly seal: '…';
  readonly cuvee: '…';
  readonly residualSugar: '…';
  readonly acidity: '…';
  readonly glass: '…';
  readonly maturity: '…';
  readonly state: '{{date}}';
  readonly identification: '…';
  readonly hazards: '…';
  readonly composition: '…';
  readonly handling: '…';
  readonly notStated: '…';
  readonly safetyScope: '…';
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
  readonly ENERGY: '…';
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
  readonly originEGG: '…';
  readonly originMILK: '…';
  readonly originMEAT: '…';
  readonly originUNKNOWN: '…';
  readonly SINGLE_USE: '…';
  readonly SINGLE_USE_DEPOSIT: '…';
  readonly MULTI_USE: '…';
  readonly MULTI_USE_DEPOSIT: '…';
  readonly NO_DATA: '…';
}

/** The keys of essence-paper and what they ask for. */
export interface EssencePaperTexts {
  readonly title: '…';
  readonly customer: '…';
  readonly period: '…';
  readonly days: '{{days}}';
  readonly count: '…';
  readonly article: '…';
  readonly lastBought: '…';
  readonly price: '…';
  readonly onRequest: '…';
  readonly wanted: '…';
  readonly priceNote: '…';
  readonly state: '{{date}}';
  readonly allergenTitle: '…';
  readonly allergenHeading: '…';
  readonly allergenKey: '…';
  readonly sku: '…';
  readonly category: '…';
  readonly letters: '…';
  readonly traces: '…';
  readonly unknown: '…';
  readonly contained: '…';
  readonly note: '…';
}

/** The keys of first-start-page and what they ask for. */
export interface FirstStartPageTexts {
  readonly welcome: '…';
  readonly notYet: '…';
  readonly allArticles: '…';
  readonly call: '{{telephone}}';
  readonly imprint: '…';
  readonly terms: '…';
  readonly privacy: '…';
  readonly missing: '…';
  readonly missingLook: '…';
  readonly missingTelephone: '…';
  readonly missingArticles: '…';
  readonly missingImprint: '…';
  readonly missingPrivacy: '…';
  readonly missingStartPage: '…';
}

/** The keys of form-answers and what they ask for. */
export interface FormAnswersTexts {
  readonly required: '…';
  readonly pattern: '…';
  readonly tooLong: '{{letters}}';
  readonly oneLine: '…';
  readonly oneValue: '…';
  readonly choice: '…';
  readonly unknownField: '…';
  readonly twice: '…';
}

/** The keys of form-mail and what they ask for. */
export interface FormMailTexts {
  readonly subject: '{{form}} {{shop}}';
  readonly intro: '…';
}

/** The keys of inventory-workbook and what they ask for. */
export interface InventoryWorkbookTexts {
  readonly title: '…';
  readonly fileName: '…';
  readonly merged: '…';
  readonly inventories: '{{count}}';
  readonly countedBy: '{{day}} {{name}}';
  readonly place: '…';
  readonly comment: '…';
  readonly customer: '…';
  readonly sku: '…';
  readonly gtin: '…';
  readonly article: '…';
  readonly category: '…';
  readonly quantity: '…';
  readonly unit: '…';
  readonly storageQuantity: '…';
  readonly storageUnit: '…';
  readonly unitPrice: '…';
  readonly value: '…';
  readonly note: '…';
  readonly estimated: '{{unit}}';
  readonly onRequest: '…';
  readonly notFromUs: '…';
  readonly sum: '…';
  readonly priceNote: '{{day}}';
}

/** The keys of label-mail and what they ask for. */
export interface LabelMailTexts {
  readonly subject: '{{shop}}';
  readonly intro: '{{count}}';
  readonly hint: '…';
  readonly greeting: '…';
  readonly closing: '…';
}

/** The keys of label-sheet and what they ask for. */
export interface LabelSheetTexts {
  readonly title: '…';
}

/** The keys of notification-mail and what they ask for. */
export interface NotificationMailTexts {
  readonly closing: '…';
}

/** The keys of notification-types and what they ask for. */
export interface NotificationTypesTexts {
  readonly ORDER: '…';
  readonly DELIVERY: '…';
  readonly OFFER: '…';
  readonly RANGE: '…';
  readonly PRICE: '…';
  readonly SERVICE: '…';
}

/** The keys of order-change-mail and what they ask for. */
export interface OrderChangeMailTexts {
  readonly subject: '{{number}} {{what}} {{shop}}';
  readonly cancelledSubject: '{{number}} {{shop}}';
  readonly intro: '{{number}} {{who}}';
  readonly introOfNobody: '{{number}}';
  readonly cancelled: '{{number}}';
  readonly restoredSubject: '{{number}} {{shop}}';
  readonly restored: '{{who}} {{number}}';
  readonly restoredOfNobody: '{{number}}';
  readonly moved: '{{from}} {{to}}';
  readonly movedPart: '{{count}} {{from}} {{to}}';
  readonly movedShort: '…';
  readonly added: '…';
  readonly changed: '…';
  readonly removed: '…';
  readonly changedCount: '{{count}}';
  readonly before: '…';
  readonly now: '…';
  readonly difference: '…';
  readonly editableUntil: '{{day}} {{time}}';
  readonly whole: '…';
}

/** The keys of order-list and what they ask for. */
export interface OrderListTexts {
  readonly articleUnknown: '{{article}}';
  readonly numberCut: '{{article}}';
  readonly articleMissing: '…';
  readonly severalArticles: '{{article}}';
  readonly otherName: '{{article}} {{name}} {{note}}';
  readonly notAvailable: '{{name}}';
  readonly unitUnknown: '{{name}} {{unit}} {{units}}';
  readonly amountMissing: '…';
  readonly amountInvalid: '{{amount}}';
  readonly amountTooSmall: '{{smallest}} {{unit}}';
  readonly amountTooLarge: '{{largest}} {{unit}}';
  readonly notInThisUnit: '{{unit}}';
}

/** The keys of order-notice and what they ask for. */
export interface OrderNoticeTexts {
  readonly changedSubject: '{{number}}';
  readonly cancelledSubject: '{{number}}';
  readonly restoredSubject: '{{number}}';
  readonly changed: '{{who}}';
  readonly textsChanged: '{{who}}';
  readonly cancelled: '{{who}}';
  readonly restored: '{{who}}';
  readonly moved: '{{from}} {{to}}';
  readonly movedPart: '{{count}} {{from}} {{to}}';
  readonly added: '{{name}} {{amount}}';
  readonly removed: '{{name}} {{amount}}';
  readonly amount: '{{name}} {{before}} {{after}}';
  readonly more: '{{count}}';
  readonly link: '…';
}

/** The keys of order-paper and what they ask for. */
export interface OrderPaperTexts {
  readonly titles_order: '…';
  readonly titles_invoice: '…';
  readonly titles_creditmemo: '…';
  readonly titles_deliverynote: '…';
  readonly dated: '…';
  readonly toOrder: '…';
  readonly orderedOn: '…';
  readonly orderedBy: '…';
  readonly customer: '…';
  readonly fair: '…';
  readonly ownNumber: '…';
  readonly deliverTo: '…';
  readonly unloadingArea: '…';
  readonly comment: '…';
  readonly supplierNote: '{{supplierId}}';
  readonly withoutDay: '…';
  readonly nonWebshopItems: '…';
  readonly freeItems: '…';
  readonly delivery: '…';
  readonly goods_AMBIENT: '…';
  readonly goods_FRESH: '…';
  readonly goods_FROZEN: '…';
  readonly article: '…';
  readonly amount: '…';
  readonly unitPrice: '…';
  readonly rowTotal: '…';
  readonly onRequest: '…';
  readonly preOrder: '…';
  readonly delivered: '…';
  readonly lot: '…';
  readonly bestBefore: '…';
  readonly byWeight: '…';
  readonly alcohol: '{{percent}}';
  readonly costCentre: '…';
  readonly yourArticleNumber: '…';
  readonly net: '…';
  readonly discount: '…';
  readonly bonus: '…';
  readonly fees: '…';
  readonly vat: '{{percent}} {{base}}';
  readonly deposit_SINGLE_USE: '…';
  readonly deposit_MULTI_USE: '…';
  readonly gross: '…';
  readonly priceNote: '…';
  readonly estimateNote: '…';
  readonly alcoholNote: '…';
  readonly mailSubject: '{{number}} {{shop}}';
  readonly mailGreeting: '…';
  readonly mailIntro: '{{number}}';
  readonly mailClosing: '{{shop}}';
}

/** The keys of order-template-paper and what they ask for. */
export interface OrderTemplatePaperTexts {
  readonly title: '…';
  readonly customer: '…';
  readonly comment: '…';
  readonly createdBy: '…';
  readonly lastEdited: '…';
  readonly article: '…';
  readonly par: '…';
  readonly amount: '…';
  readonly price: '…';
  readonly total: '…';
  readonly onRequest: '…';
  readonly notAvailable: '…';
  readonly sum: '…';
  readonly removed: '…';
  readonly priceNote: '…';
  readonly estimateNote: '…';
  readonly state: '{{date}}';
}

/** The keys of standing-notice and what they ask for. */
export interface StandingNoticeTexts {
  readonly orderedSubject: '{{name}} {{day}}';
  readonly ordered: '{{name}} {{day}}';
  readonly enoughSubject: '{{day}}';
  readonly enough: '{{name}} {{day}}';
  readonly askSubject: '{{name}} {{day}}';
  readonly ask: '{{name}} {{day}}';
  readonly lateSubject: '{{name}} {{day}}';
  readonly late: '{{name}} {{day}}';
  readonly remindSubject: '{{name}} {{day}}';
  readonly remind: '{{name}} {{day}}';
  readonly haltedSubject: '{{name}}';
  readonly halted: '{{name}}';
  readonly ownerGoneSubject: '{{name}}';
  readonly ownerGone: '{{owner}} {{name}}';
  readonly toOrder: '…';
  readonly answer: '…';
  readonly look: '…';
  readonly soonSubject: '{{name}} {{day}} {{at}}';
  readonly soon: '{{name}} {{day}} {{at}}';
}

/** The keys of tenant-page and what they ask for. */
export interface TenantPageTexts {
  readonly title: '…';
  readonly tenants: '…';
  readonly intro: '…';
  readonly shop: '…';
  readonly missingCount: '{{count}}';
  readonly complete: '…';
  readonly toAll: '…';
  readonly missing: '…';
  readonly nothingMissing: '…';
  readonly presentation: '…';
  readonly name: '…';
  readonly shortName: '…';
  readonly group: '…';
  readonly telephone: '…';
  readonly look: '…';
  readonly preparedLook: '{{key}}';
  readonly ownLook: '…';
  readonly shades: '…';
  readonly contrasts: '…';
  readonly light: '…';
  readonly dark: '…';
  readonly needed: '…';
  readonly onButtons: '…';
  readonly inLinks: '…';
  readonly onTint: '…';
  readonly ofOutlines: '…';
  readonly ofFocus: '…';
  readonly onDeep: '…';
  readonly mails: '…';
  readonly sender: '…';
  readonly ofInstallation: '…';
  readonly signature: '…';
  readonly reach: '…';
  readonly hosts: '…';
  readonly branchHosts: '…';
  readonly siteHosts: '…';
  readonly languages: '…';
  readonly none: '…';
  readonly features: '…';
  readonly ESSENTIALS: '…';
  readonly ORDER_TEMPLATES: '…';
  readonly ORDER_PAD: '…';
  readonly STANDING_ORDERS: '…';
  readonly INVENTORY: '…';
  readonly LABELS: '…';
  readonly NOTIFICATIONS: '…';
  readonly on: '…';
  readonly off: '…';
  readonly legal: '…';
  readonly impressum: '…';
  readonly agb: '…';
  readonly datenschutz: '…';
  readonly published: '…';
  readonly notPublished: '…';
  readonly holidays: '…';
  readonly noHolidays: '…';
  readonly closed: '…';
  readonly moved: '{{day}}';
  readonly otherTimes: '…';
  readonly change: '…';
  readonly signIn: '…';
  readonly signInText: '…';
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    readonly 'attribute-names': AttributeNamesTexts;
    readonly datasheet: DatasheetTexts;
    readonly 'essence-paper': EssencePaperTexts;
    readonly 'first-start-page': FirstStartPageTexts;
    readonly 'form-answers': FormAnswersTexts;
    readonly 'form-mail': FormMailTexts;
    readonly 'inventory-workbook': InventoryWorkbookTexts;
    readonly 'label-mail': LabelMailTexts;
    readonly 'label-sheet': LabelSheetTexts;
    readonly 'notification-mail': NotificationMailTexts;
    readonly 'notification-types': NotificationTypesTexts;
    readonly 'order-change-mail': OrderChangeMailTexts;
    readonly 'order-list': OrderListTexts;
    readonly 'order-notice': OrderNoticeTexts;
    readonly 'order-paper': OrderPaperTexts;
    readonly 'order-template-paper': OrderTemplatePaperTexts;
    readonly 'standing-notice': StandingNoticeTexts;
    readonly 'tenant-page': TenantPageTexts;
  }
}
