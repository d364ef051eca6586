import * as endpoints from '../../endpoints';
import { categoryPromotionQuery, fair, list, promotion, searchPromotionQuery } from '../../shapes';
import { defineCall } from '../call';

export const getFair = defineCall(endpoints.getFair, { summary: 'One fair.', answer: fair });

export const getFairCategoryPromotions = defineCall(endpoints.getFairCategoryPromotions, {
  summary: 'Promotions to show in a category of a fair.',
  body: categoryPromotionQuery,
  answer: list(promotion),
});

export const searchFairPromotions = defineCall(endpoints.searchFairPromotions, {
  summary: 'Promotions to show beside search results in a fair.',
  body: searchPromotionQuery,
  answer: list(promotion),
});
