import { z } from 'zod';
import { registerComponent, type Schema } from './register-component';
import { list } from './list-schema';
import { boundedString, extension, idSchema, MAX_LIST_ENTRIES, quantitySchema } from './scalars';
import { LOCALES } from './user';

/** What tracking events are about (TRK-1). */
export const TRACKING_CATEGORIES = [
  'cart',
  'product',
  'order',
  'labels',
  'order templates',
  'essence list',
  'profile',
  'documents',
  'filters',
] as const;
/** What a tracking event is about, see {@link TRACKING_CATEGORIES}. */
export type TrackingCategory = (typeof TRACKING_CATEGORIES)[number];

/** Where in the shop a tracking event comes from (TRK-1). */
export const TRACKING_SOURCES = [
  'Cart',
  'Best friend',
  'Product Detail Page',
  'Search Quickresults',
  'Search',
  'Order Template',
  'Label List',
  'Essence',
] as const;
/** Where in the shop a tracking event comes from, see {@link TRACKING_SOURCES}. */
export type TrackingSource = (typeof TRACKING_SOURCES)[number];

/** The one currency of analytics (TRK-1). */
export const ANALYTICS_CURRENCY = 'EUR';

const shopInfoShape = z
  .strictObject({
    tenant: idSchema.describe('Code of the tenant whose shop it happened in'),
    language: z.enum(LOCALES).describe('Language the shop was shown in'),
  })
  .meta({ description: 'Which shop an event comes from.', examples: [{ tenant: 'AZ', language: 'de-AT' }] });
/** Which shop an event comes from. */
export interface ShopInfo extends z.infer<typeof shopInfoShape> {}
export const shopInfoSchema: Schema<ShopInfo> = registerComponent('ShopInfo', shopInfoShape);

const checkoutEventShape = z
  .strictObject({
    shopInfo: shopInfoSchema.describe('The shop the order was placed in'),
    items: list(
      z.strictObject({
        productId: idSchema.describe('SKU of the product'),
        unit: idSchema.describe('Abbreviation of the unit it was ordered in'),
        salePrice: quantitySchema.optional().describe('Euro; only for those who may see prices'),
        currency: z.literal(ANALYTICS_CURRENCY).describe('ISO 4217 code; the shop has one currency'),
      }),
      MAX_LIST_ENTRIES,
    ).describe('One entry for each line of the order, at most 10,000'),
    category: extension(z.enum(TRACKING_CATEGORIES)).describe('What the event is about'),
    source: extension(z.enum(TRACKING_SOURCES)).describe('Screen it was ordered from'),
  })
  .meta({
    description: 'What was ordered.',
    examples: [
      {
        shopInfo: { tenant: 'AZ', language: 'de-AT' },
        items: [{ productId: '100100', unit: 'KT', salePrice: '23.94', currency: 'EUR' }],
        category: 'cart',
        source: 'Cart',
      },
    ],
  });
/** What was ordered. */
export interface CheckoutEvent extends z.infer<typeof checkoutEventShape> {}
export const checkoutEventSchema: Schema<CheckoutEvent> = registerComponent(
  'CheckoutEvent',
  checkoutEventShape,
);

const clickEventShape = z
  .strictObject({
    productId: idSchema.describe('SKU of the product that was opened'),
    keywords: boundedString(200)
      .optional()
      .describe('What was searched for; missing where it was opened from elsewhere'),
    productName: boundedString(300).describe('Name of the product in the language of the shop'),
    productUrl: boundedString(2000).describe('Address of its page'),
    shopInfo: extension(shopInfoSchema).describe('The shop it was opened in'),
    category: extension(z.enum(TRACKING_CATEGORIES)).describe('What the event is about'),
    source: extension(z.enum(TRACKING_SOURCES)).describe('Screen it was opened from'),
  })
  .meta({
    description: 'Which article was opened.',
    examples: [
      {
        productId: '100100',
        keywords: 'milch',
        productName: 'Vollmilch 3,5 %',
        productUrl: '/product/100100',
        category: 'product',
        source: 'Search',
      },
    ],
  });
/** Which article was opened. */
export interface ClickEvent extends z.infer<typeof clickEventShape> {}
export const clickEventSchema: Schema<ClickEvent> = registerComponent('ClickEvent', clickEventShape);

const searchEventShape = z
  .strictObject({
    term: boundedString(200).describe('What was typed'),
    totalResults: z.int().min(0).describe('How many products were found'),
    typeOfQuery: boundedString(50).describe('How it was searched, such as fulltext'),
    shopInfo: extension(shopInfoSchema).describe('The shop it was searched in'),
    category: extension(z.enum(TRACKING_CATEGORIES)).describe('What the event is about'),
    source: extension(z.enum(TRACKING_SOURCES)).describe('Screen it was searched from'),
  })
  .meta({
    description: 'What was searched for and how much was found.',
    examples: [
      { term: 'milch', totalResults: 42, typeOfQuery: 'fulltext', category: 'filters', source: 'Search' },
    ],
  });
/** What was searched for and how much was found. */
export interface SearchEvent extends z.infer<typeof searchEventShape> {}
export const searchEventSchema: Schema<SearchEvent> = registerComponent('SearchEvent', searchEventShape);

const suggestionBodyShape = z
  .strictObject({
    shopInfo: shopInfoSchema.describe('The shop terms are wanted for'),
    term: extension(boundedString(200)).describe(
      'What is typed so far; missing or empty: terms to begin with',
    ),
  })
  .meta({
    description: 'For which shop search terms are to be suggested.',
    examples: [{ shopInfo: { tenant: 'AZ', language: 'de-AT' }, term: 'mil' }],
  });
/** For which shop search terms are to be suggested. */
export interface SuggestionBody extends z.infer<typeof suggestionBodyShape> {}
export const suggestionBodySchema: Schema<SuggestionBody> = registerComponent(
  'SuggestionBody',
  suggestionBodyShape,
);

const searchTermSuggestionsShape = z
  .object({ terms: list(z.string()).describe('Terms to offer, the best first') })
  .describe('Search terms to suggest.');
/** Search terms to suggest. */
export interface SearchTermSuggestions extends z.infer<typeof searchTermSuggestionsShape> {}
export const searchTermSuggestionsSchema: Schema<SearchTermSuggestions> = registerComponent(
  'SearchTermSuggestions',
  searchTermSuggestionsShape,
);
