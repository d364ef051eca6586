// Written by "pnpm texts:write" from the files in the folders "texts": change those.

/// <reference path="../../../tooling/config/texts.d.ts" />

import 'i18next';

/** The keys of cms and what they ask for. */
export interface CmsTexts {
  readonly more: '…';
  readonly newWindow: '…';
  readonly onlyInGerman: '…';
  readonly onlyInEnglish: '…';
  readonly credit: '{{name}}';
  readonly validFromTo: '{{from}} {{to}}';
  readonly validFrom: '{{from}}';
  readonly validTo: '{{to}}';
  readonly until: '…';
  readonly span: '{{from}} {{to}}';
  readonly gallery: '…';
  readonly previousPicture: '…';
  readonly nextPicture: '…';
  readonly pictureOf: '{{number}} {{count}}';
  readonly video: '…';
  readonly videoElsewhere: '{{host}}';
  readonly openVideo: '{{host}}';
  readonly landline: '…';
  readonly mobile: '…';
  readonly fax: '…';
  readonly email: '…';
  readonly service: '…';
  readonly address: '…';
  readonly orderDesk: '…';
  readonly privacy: '…';
  readonly legal: '…';
  readonly notice: '…';
  readonly apply: '{{mail}}';
  readonly jobAsPdf: '…';
  readonly workLocation: '…';
  readonly employmentType: '…';
  readonly workHours: '…';
  readonly entryDate: '…';
  readonly learningTime: '…';
}

/** The keys of cms-form and what they ask for. */
export interface CmsFormTexts {
  readonly required: '…';
  readonly choose: '…';
  readonly notMatching: '…';
  readonly someWrong: '{{count}}';
  readonly send: '…';
  readonly untitled: '…';
  readonly email: '…';
  readonly emailInvalid: '…';
  readonly firstName: '…';
  readonly lastName: '…';
  readonly company: '…';
  readonly interests: '…';
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    readonly cms: CmsTexts;
    readonly 'cms-form': CmsFormTexts;
  }
}
