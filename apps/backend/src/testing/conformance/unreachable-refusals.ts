import type { CallName, ErrorCode } from '@gastroshop/api-contract';

/** Refusals the document names for calls by their kind, and that no request brings about. */
interface Unreachable {
  readonly code: ErrorCode;
  readonly reason: string;
  /** What each call answers in the situation in which others refuse: its answer, or another code. */
  readonly instead: Partial<Readonly<Record<CallName, 'ANSWER' | ErrorCode>>>;
}

/**
 * What is documented because every call with an id, or every call for content, is described alike. Each line is tried
 * as well: the call has to answer what stands here.
 */
const UNREACHABLE: readonly Unreachable[] = [
  {
    code: 'not-found',
    reason: 'An unknown name is told from a known one by nobody: there is nothing of it.',
    instead: {
      getLandmarktTenant: 'ANSWER',
      getRecentEssenceItemsOfProduct: 'ANSWER',
      getLabel: 'ANSWER',
      deleteLabel: 'ANSWER',
      deletePushSubscription: 'ANSWER',
    },
  },
  {
    code: 'not-found',
    reason: 'Who fills the cart of a fair that does not exist is told what counts: it is not on.',
    instead: {
      putSubshopCartItem: 'fair-not-active',
      putSubshopCartItems: 'fair-not-active',
      putSubshopCartItemWithoutDetail: 'fair-not-active',
    },
  },
  {
    code: 'not-found',
    reason: 'Articles of all open fairs are shown, whichever one the buyer stands in.',
    instead: { browseOnlineFairCategories: 'ANSWER', searchOnlineFairProducts: 'ANSWER' },
  },
  {
    code: 'not-found',
    reason: 'Pages have a code of their own, by id as by path.',
    instead: { getContentPage: 'path-not-found' },
  },
  {
    code: 'path-not-found',
    reason:
      'Where nothing is published, the frame and the lists are empty, the home page is made of what there is, and forms have their key.',
    instead: {
      getStartPage: 'ANSWER',
      getHeader: 'ANSWER',
      getFooter: 'ANSWER',
      getCustomTenantFooter: 'ANSWER',
      getContacts: 'ANSWER',
      getJobs: 'ANSWER',
      getCategoryPromotions: 'ANSWER',
      getEssencePromotions: 'ANSWER',
      searchPromotions: 'ANSWER',
      getFormSiteKey: 'ANSWER',
      getTrackingConfiguration: 'ANSWER',
    },
  },
  {
    code: 'path-not-found',
    reason: 'A fair is named by its code, not by a path.',
    instead: {
      getFair: 'not-found',
      getFairCategoryPromotions: 'not-found',
      searchFairPromotions: 'not-found',
    },
  },
  {
    code: 'authentication-needed',
    reason: 'Only pages and forms can be for signed-in users; of promotions the others are left out.',
    instead: {
      getHeader: 'ANSWER',
      getFooter: 'ANSWER',
      getCustomTenantFooter: 'ANSWER',
      getContacts: 'ANSWER',
      getPersonalContact: 'ANSWER',
      getJob: 'ANSWER',
      getCategoryPromotions: 'ANSWER',
      getEssencePromotions: 'ANSWER',
      searchPromotions: 'ANSWER',
      getFair: 'ANSWER',
      getFairCategoryPromotions: 'ANSWER',
      searchFairPromotions: 'ANSWER',
      getFormSiteKey: 'ANSWER',
      getTrackingConfiguration: 'ANSWER',
      submitCrmForm: 'captcha-failed',
      getContentPreview: 'path-not-found',
    },
  },
];

/** What a call answers where the document lets one expect a code it never answers; undefined: it does answer it. */
export const insteadOf = (code: ErrorCode, name: CallName): 'ANSWER' | ErrorCode | undefined =>
  UNREACHABLE.find((row) => row.code === code && row.instead[name] !== undefined)?.instead[name];

/** The pairs of the table, as "call code". */
export const unreachablePairs = (): readonly string[] =>
  UNREACHABLE.flatMap(({ code, instead }) => Object.keys(instead).map((name) => `${name} ${code}`));
