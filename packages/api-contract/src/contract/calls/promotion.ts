import * as endpoints from '../../endpoints';
import { categoryPromotionQuery, list, promotion, searchPromotionQuery } from '../../shapes';
import { defineCall } from '../call';

export const getCategoryPromotions = defineCall(endpoints.getCategoryPromotions, {
  summary: 'Promotions to show in a category.',
  body: categoryPromotionQuery,
  answer: list(promotion),
});

export const getEssencePromotions = defineCall(endpoints.getEssencePromotions, {
  summary: 'Promotions to show on the essence list.',
  answer: list(promotion),
});

export const searchPromotions = defineCall(endpoints.searchPromotions, {
  summary: 'Promotions to show beside search results.',
  body: searchPromotionQuery,
  answer: list(promotion),
});
