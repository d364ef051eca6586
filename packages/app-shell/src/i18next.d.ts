// Written by "pnpm texts:write" from the files in the folders "texts": change those.

/// <reference path="../../../tooling/config/texts.d.ts" />

import 'i18next';

/** The keys of shell-checkout and what they ask for. */
export interface ShellCheckoutTexts {
  readonly delivery: '…';
  readonly confirmation: '…';
}

/** The keys of shell-consent and what they ask for. */
export interface ShellConsentTexts {
  readonly consentTitle: '…';
  readonly consentText: '…';
  readonly accept: '…';
  readonly refuse: '…';
  readonly settings: '…';
}

/** The keys of shell-frame and what they ask for. */
export interface ShellFrameTexts {
  readonly account: '…';
  readonly signIn: '…';
  readonly customerMeta: '{{customerId}}';
  readonly customerMetaPlace: '{{customerId}} {{place}}';
  readonly menu: '…';
  readonly language: '…';
  readonly scheme: '…';
  readonly light: '…';
  readonly dark: '…';
  readonly system: '…';
  readonly left: '{{time}}';
  readonly unkept: '…';
  readonly unkeptText: '…';
}

/** The keys of shell-route and what they ask for. */
export interface ShellRouteTexts {
  readonly pageFailed: '…';
  readonly pageFailedText: '…';
  readonly newVersion: '…';
  readonly newVersionText: '…';
  readonly notHere: '…';
  readonly notHereText: '…';
  readonly reload: '…';
  readonly toHome: '…';
}

/** The keys of shell-session and what they ask for. */
export interface ShellSessionTexts {
  readonly orderingFor: '{{name}}';
  readonly customerNumber: '{{customerId}}';
  readonly noLongerYours: '…';
  readonly call: '{{telephone}}';
  readonly signOut: '…';
  readonly unsent: '{{count}}';
  readonly unsentText: '…';
  readonly signOutAnyway: '…';
  readonly signOutOffline: '…';
  readonly signOutOfflineText: '…';
}

/** The keys of shell-unreachable and what they ask for. */
export interface ShellUnreachableTexts {
  readonly title: '…';
  readonly text: '…';
  readonly again: '…';
}

/** The keys of shell-version and what they ask for. */
export interface ShellVersionTexts {
  readonly newVersionTake: '…';
  readonly newVersionShort: '…';
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    readonly 'shell-checkout': ShellCheckoutTexts;
    readonly 'shell-consent': ShellConsentTexts;
    readonly 'shell-frame': ShellFrameTexts;
    readonly 'shell-route': ShellRouteTexts;
    readonly 'shell-session': ShellSessionTexts;
    readonly 'shell-unreachable': ShellUnreachableTexts;
    readonly 'shell-version': ShellVersionTexts;
  }
}
