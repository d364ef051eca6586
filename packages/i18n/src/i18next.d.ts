// Written by "pnpm texts:write" from the files in the folders "texts": change those.

/// <reference path="../../../tooling/config/texts.d.ts" />

import 'i18next';

/** The keys of messages and what they ask for. */
export interface MessagesTexts {
  readonly errorTitle: '…';
  readonly unexpectedError: '…';
  readonly userNameUnknown: '…';
  readonly ordersNotLoaded: '…';
  readonly orderNotLoaded: '…';
  readonly userNotUpdated: '…';
  readonly bestFriendSkusNotImported: '{{skus}}';
  readonly bestFriendDeliveryAddressMissing: '…';
  readonly belowMinimum: '{{quantity}} {{unit}}';
  readonly invalidAmount: '{{sku}} {{productName}} {{minQty}}';
  readonly fairNotActive: '…';
  readonly contentPathNotFound: '…';
  readonly contentUnknownError: '…';
  readonly signIn: '…';
  readonly wrongTenantTitle: '…';
  readonly wrongTenant: '…';
  readonly wrongTenantRightShop: '…';
  readonly signOut: '…';
  readonly marketsNearYou: '…';
  readonly pageNotFound: '…';
  readonly toHome: '…';
  readonly noCustomer: '…';
  readonly localeNotLoaded: '…';
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    readonly messages: MessagesTexts;
  }
}
