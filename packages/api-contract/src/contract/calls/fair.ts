import * as endpoints from '../../endpoints';
import {
  categoryPromotionQuerySchema,
  fairSchema,
  list,
  promotionSchema,
  searchPromotionQuerySchema,
} from '../../schemas';
import { defineCall } from '../call';

export const getFair = defineCall(endpoints.getFair, { summary: 'One fair.', answer: fairSchema });

export const getFairCategoryPromotions = defineCall(endpoints.getFairCategoryPromotions, {
  summary: 'Promotions to show in a category of a fair.',
  body: categoryPromotionQuerySchema,
  answer: list(promotionSchema),
});

export const searchFairPromotions = defineCall(endpoints.searchFairPromotions, {
  summary: 'Promotions to show beside search results in a fair.',
  body: searchPromotionQuerySchema,
  answer: list(promotionSchema),
});
