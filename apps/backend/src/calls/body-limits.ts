import type { Contract } from '@gastroshop/api-contract';

const KB = 1024;
const BODY_BYTES = 256 * KB;
/** A list of as many lines as the contract allows. */
const LONG_BODY_BYTES = 2 * KB * KB;
/** What anybody may send without saying who it is: a form with long texts. */
const VISITOR_BODY_BYTES = 128 * KB;
/** Or all product numbers of a long list, with every filter beside them. */
const LONG_VISITOR_BODY_BYTES = 1.25 * KB * KB;

/** What names thousands of products and is asked by visitors as well. */
const LONG_FOR_ALL: ReadonlySet<keyof Contract> = new Set([
  'browseCategories',
  'browseCategoriesV2',
  'completeProducts',
  'queryProducts',
  'searchProducts',
  'searchProductsV2',
  'trackCheckout',
] as const);

const LONG_FOR_BEARERS: ReadonlySet<keyof Contract> = new Set([
  'addAllLabelsFromEssences',
  'browseCustomerEssentialProducts',
  'browseEssentialProducts',
  'browseOnlineFairCategories',
  'browseQuantityHistory',
  'browseSubshopCategories',
  'changeOrder',
  'completeSubshopProducts',
  'createInventory',
  'createOrderTemplate',
  'emailLabels',
  'generateLabels',
  'getCheckoutProducts',
  'previewOrderChange',
  'putCartItems',
  'putOrderTemplate',
  'putSubshopCartItems',
  'resolveOrderList',
  'searchOnlineFairProducts',
  'searchSubshopProducts',
  'submitCart',
  'submitSubshopCart',
] as const);

/** Longest body of a call, in bytes, from somebody who is signed in. */
export const bodyLimitOf = (name: keyof Contract): number =>
  LONG_FOR_ALL.has(name) || LONG_FOR_BEARERS.has(name) ? LONG_BODY_BYTES : BODY_BYTES;

/** Longest body of a call, in bytes, from anybody else. */
export const visitorLimitOf = (name: keyof Contract): number =>
  LONG_FOR_ALL.has(name) ? LONG_VISITOR_BODY_BYTES : VISITOR_BODY_BYTES;
