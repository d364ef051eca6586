import { z } from 'zod';
import { component, type Shape } from './component';
import { list } from './list';
import { boundedText, extension, id, MAX_LIST_ENTRIES, quantity } from './scalar';
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
  .strictObject({ tenant: id, language: z.enum(LOCALES) })
  .meta({ description: 'Which shop an event comes from.', examples: [{ tenant: 'AZ', language: 'de-AT' }] });
/** Which shop an event comes from. */
export interface ShopInfo extends z.infer<typeof shopInfoShape> {}
export const shopInfo: Shape<ShopInfo> = component('ShopInfo', shopInfoShape);

const checkoutEventShape = z
  .strictObject({
    shopInfo,
    items: list(
      z.strictObject({
        productId: id,
        unit: id,
        salePrice: quantity.optional().describe('Euro; only for those who may see prices'),
        currency: z.literal(ANALYTICS_CURRENCY),
      }),
      MAX_LIST_ENTRIES,
    ),
    category: extension(z.enum(TRACKING_CATEGORIES)),
    source: extension(z.enum(TRACKING_SOURCES)),
  })
  .describe('What was ordered.');
/** What was ordered. */
export interface CheckoutEvent extends z.infer<typeof checkoutEventShape> {}
export const checkoutEvent: Shape<CheckoutEvent> = component('CheckoutEvent', checkoutEventShape);

const clickEventShape = z
  .strictObject({
    productId: id,
    keywords: boundedText(200).optional(),
    productName: boundedText(300),
    productUrl: boundedText(2000),
    shopInfo: extension(shopInfo),
    category: extension(z.enum(TRACKING_CATEGORIES)),
    source: extension(z.enum(TRACKING_SOURCES)),
  })
  .describe('Which article was opened.');
/** Which article was opened. */
export interface ClickEvent extends z.infer<typeof clickEventShape> {}
export const clickEvent: Shape<ClickEvent> = component('ClickEvent', clickEventShape);

const searchEventShape = z
  .strictObject({
    term: boundedText(200),
    totalResults: z.int().min(0),
    typeOfQuery: boundedText(50),
    shopInfo: extension(shopInfo),
    category: extension(z.enum(TRACKING_CATEGORIES)),
    source: extension(z.enum(TRACKING_SOURCES)),
  })
  .describe('What was searched for and how much was found.');
/** What was searched for and how much was found. */
export interface SearchEvent extends z.infer<typeof searchEventShape> {}
export const searchEvent: Shape<SearchEvent> = component('SearchEvent', searchEventShape);

const suggestionBodyShape = z
  .strictObject({ shopInfo, term: extension(boundedText(200)) })
  .describe('For which shop search terms are to be suggested.');
/** For which shop search terms are to be suggested. */
export interface SuggestionBody extends z.infer<typeof suggestionBodyShape> {}
export const suggestionBody: Shape<SuggestionBody> = component('SuggestionBody', suggestionBodyShape);

const searchTermSuggestionsShape = z.object({ terms: list(z.string()) }).describe('Search terms to suggest.');
/** Search terms to suggest. */
export interface SearchTermSuggestions extends z.infer<typeof searchTermSuggestionsShape> {}
export const searchTermSuggestions: Shape<SearchTermSuggestions> = component(
  'SearchTermSuggestions',
  searchTermSuggestionsShape,
);
