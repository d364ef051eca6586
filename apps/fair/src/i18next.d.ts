// Written by "pnpm texts:write" from the files in the folders "texts": change those.

/// <reference path="../../../tooling/config/texts.d.ts" />

import 'i18next';

/** The keys of fair-app and what they ask for. */
export interface FairAppTexts {
  readonly fair: '…';
  readonly start: '…';
  readonly home: '…';
  readonly assortment: '…';
  readonly search: '…';
  readonly history: '…';
  readonly historyShort: '…';
  readonly cart: '…';
  readonly cartCount: '{{count}}';
  readonly toShop: '…';
  readonly toShopShort: '…';
  readonly orders: '…';
  readonly privacy: '…';
  readonly deliveryBetween: '{{first}} {{last}}';
  readonly deliveryFrom: '{{first}}';
  readonly deliveryUntil: '{{last}}';
  readonly billedAtOrder: '…';
  readonly billedAtDelivery: '…';
  readonly unreachable: '…';
  readonly unreachableText: '…';
  readonly choose: '…';
  readonly chooseText: '…';
  readonly chooseCustomer: '…';
}

/** The keys of fair-checkout and what they ask for. */
export interface FairCheckoutTexts {
  readonly cart: '…';
}

/** The keys of fair-quantity-history and what they ask for. */
export interface FairQuantityHistoryTexts {
  readonly title: '…';
  readonly range: '{{start}} {{end}}';
  readonly fair: '…';
  readonly search: '…';
  readonly category: '…';
  readonly allCategories: '…';
  readonly sort: '…';
  readonly byCategory: '…';
  readonly byName: '…';
  readonly byQuantity: '…';
  readonly byNumber: '…';
  readonly notOrdered: '…';
  readonly dates: '…';
  readonly datesShort: '…';
  readonly count: '{{count}}';
  readonly ordered: '{{count}}';
  readonly allAsBefore: '…';
  readonly markedAsBefore: '{{count}}';
  readonly unmark: '…';
  readonly emptyTitle: '…';
  readonly emptyText: '…';
  readonly toArticles: '…';
  readonly noneFound: '…';
  readonly showAll: '…';
  readonly notLoaded: '…';
  readonly noDates: '…';
  readonly sums: '…';
  readonly net: '…';
  readonly saved: '…';
  readonly positions: '{{count}}';
  readonly toCart: '…';
}

/** The keys of fair-refusal and what they ask for. */
export interface FairRefusalTexts {
  readonly unknownTitle: '…';
  readonly unknownText: '…';
  readonly notActiveText: '…';
  readonly barredTitle: '…';
  readonly barredText: '…';
  readonly limitTitle: '…';
  readonly limitText: '…';
  readonly tenantTitle: '…';
  readonly tenantText: '…';
  readonly toShop: '…';
  readonly toFairs: '…';
  readonly toFair: '…';
  readonly toOrders: '…';
  readonly toContacts: '…';
  readonly otherCustomer: '…';
}

/** The keys of fair-start and what they ask for. */
export interface FairStartTexts {
  readonly fair: '…';
  readonly allArticles: '…';
  readonly earlier: '…';
  readonly earlierText: '…';
  readonly searchText: '{{count}} {{shown}}';
  readonly searchTextPlain: '{{count}} {{shown}}';
  readonly cart: '…';
  readonly cartEmpty: '…';
  readonly net: '{{sum}}';
  readonly positions: '{{count}}';
  readonly signIn: '…';
  readonly signInText: '…';
  readonly chooseCustomer: '…';
  readonly chooseCustomerText: '…';
  readonly toShop: '…';
  readonly toShopText: '…';
  readonly toFairs: '…';
  readonly toFairsText: '…';
  readonly toOrders: '…';
  readonly toOrdersText: '…';
  readonly categories: '…';
  readonly articles: '{{count}} {{shown}}';
  readonly notLoaded: '…';
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    readonly 'fair-app': FairAppTexts;
    readonly 'fair-checkout': FairCheckoutTexts;
    readonly 'fair-quantity-history': FairQuantityHistoryTexts;
    readonly 'fair-refusal': FairRefusalTexts;
    readonly 'fair-start': FairStartTexts;
  }
}
