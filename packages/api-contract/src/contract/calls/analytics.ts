import * as endpoints from '../../endpoints';
import { checkoutEvent, clickEvent, searchEvent, searchTermSuggestions, suggestionBody } from '../../shapes';
import { defineCall } from '../call';

export const trackCheckout = defineCall(endpoints.trackCheckout, {
  summary: 'Tells search analytics what was ordered.',
  body: checkoutEvent,
  answer: null,
});

export const trackProductClick = defineCall(endpoints.trackProductClick, {
  summary: 'Tells search analytics which article was opened.',
  body: clickEvent,
  answer: null,
});

export const trackSearch = defineCall(endpoints.trackSearch, {
  summary: 'Tells search analytics what was searched for.',
  body: searchEvent,
  answer: null,
});

export const suggestSearchTerms = defineCall(endpoints.suggestSearchTerms, {
  summary: 'Search terms to suggest.',
  body: suggestionBody,
  answer: searchTermSuggestions,
});
