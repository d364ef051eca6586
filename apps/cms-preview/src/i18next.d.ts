// Written by "pnpm texts:write" from the files in the folders "texts": change those.

/// <reference path="../../../tooling/config/texts.d.ts" />

import 'i18next';

/** The keys of preview-app and what they ask for. */
export interface PreviewAppTexts {
  readonly failed: '…';
  readonly failedText: '…';
}

/** The keys of preview-blocks and what they ask for. */
export interface PreviewBlocksTexts {
  readonly circleLinks: '…';
  readonly futureEvent: '…';
  readonly eventsBlock: '…';
  readonly featureBlocks: '…';
  readonly teaserTiles: '…';
  readonly textBlock: '…';
  readonly buttonBlocks: '…';
  readonly featuredProducts: '…';
  readonly flyerTable: '…';
  readonly galleryBlock: '…';
  readonly heading: '…';
  readonly imageBlock: '…';
  readonly linkTiles: '…';
  readonly numberDataBlocks: '…';
  readonly promotionBlock: '…';
  readonly recommendedPartnerBlock: '…';
  readonly teaserBlock: '…';
  readonly timeLineBlock: '…';
  readonly video: '…';
  readonly formBlock: '…';
  readonly contact: '…';
  readonly crmForm: '…';
}

/** The keys of preview-editor and what they ask for. */
export interface PreviewEditorTexts {
  readonly preview: '…';
  readonly title: '{{page}}';
  readonly pages: '…';
  readonly choosePage: '…';
  readonly searchPages: '…';
  readonly pagesFound: '{{count}}';
  readonly noPages: '…';
  readonly onlyDrafts: '…';
  readonly pagesNotLoaded: '…';
  readonly startPage: '…';
  readonly draft: '…';
  readonly published: '…';
  readonly draftNew: '…';
  readonly draftAfter: '{{at}}';
  readonly publishedNow: '…';
  readonly publishedAside: '…';
  readonly version: '{{version}} {{at}}';
  readonly forSignedIn: '…';
  readonly interrupted: '…';
  readonly closed: '…';
  readonly unreachable: '…';
  readonly unreachableText: '…';
  readonly language: '…';
  readonly german: '…';
  readonly english: '…';
  readonly both: '…';
  readonly devices: '…';
  readonly views: '…';
  readonly phone: '…';
  readonly tablet: '…';
  readonly desktop: '…';
  readonly scheme: '…';
  readonly light: '…';
  readonly dark: '…';
  readonly day: '…';
  readonly today: '…';
  readonly previousChange: '…';
  readonly nextChange: '…';
  readonly markHidden: '…';
  readonly notOnThisDay: '…';
  readonly copyLink: '…';
  readonly linkCopied: '…';
  readonly linkLife: '…';
  readonly linkFailed: '…';
  readonly openInShop: '…';
  readonly uiLanguage: '{{language}}';
  readonly frameTitle: '{{device}} {{width}} {{language}}';
  readonly findings: '…';
  readonly findingsCount: '{{count}}';
  readonly noFindings: '…';
  readonly faults: '…';
  readonly unknownKind: '{{kind}}';
  readonly wrongShape: '{{kind}} {{fields}}';
  readonly hiddenBlock: '{{kind}} {{day}}';
  readonly untranslated: '…';
  readonly untranslatedPage: '…';
  readonly untranslatedBlock: '{{kind}}';
  readonly differences: '…';
  readonly ADDED: '…';
  readonly CHANGED: '…';
  readonly REMOVED: '…';
  readonly META: '…';
  readonly INTRO: '…';
  readonly ORDER: '…';
  readonly BLOCK: '…';
  readonly placeOf: '{{place}}';
  readonly leadsTo: '{{href}}';
  readonly account: '…';
}

/** The keys of preview-page and what they ask for. */
export interface PreviewPageTexts {
  readonly unknownKind: '{{kind}}';
  readonly wrongShape: '{{kind}}';
  readonly visitorsSeeNothing: '…';
  readonly notOnThisDay: '{{kind}}';
  readonly noSuchArticle: '…';
  readonly priceAndAmount: '…';
  readonly notSent: '…';
  readonly wouldBeSent: '…';
  readonly signUp: '…';
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    readonly 'preview-app': PreviewAppTexts;
    readonly 'preview-blocks': PreviewBlocksTexts;
    readonly 'preview-editor': PreviewEditorTexts;
    readonly 'preview-page': PreviewPageTexts;
  }
}
