import * as endpoints from '../../endpoints';
import {
  checkoutEventSchema,
  clickEventSchema,
  searchEventSchema,
  searchTermSuggestionsSchema,
  suggestionBodySchema,
} from '../../schemas';
import { defineCall } from '../call';

export const trackCheckout = defineCall(endpoints.trackCheckout, {
  summary: 'Tells search analytics what was ordered.',
  body: checkoutEventSchema,
  answer: null,
});

export const trackProductClick = defineCall(endpoints.trackProductClick, {
  summary: 'Tells search analytics which article was opened.',
  body: clickEventSchema,
  answer: null,
});

export const trackSearch = defineCall(endpoints.trackSearch, {
  summary: 'Tells search analytics what was searched for.',
  body: searchEventSchema,
  answer: null,
});

export const suggestSearchTerms = defineCall(endpoints.suggestSearchTerms, {
  summary: 'Search terms to suggest.',
  body: suggestionBodySchema,
  answer: searchTermSuggestionsSchema,
});
