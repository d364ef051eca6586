import * as endpoints from '../../endpoints';
import {
  categoryPromotionQuerySchema,
  list,
  promotionSchema,
  searchPromotionQuerySchema,
} from '../../schemas';
import { defineCall } from '../call';

export const getCategoryPromotions = defineCall(endpoints.getCategoryPromotions, {
  summary: 'Promotions to show in a category.',
  body: categoryPromotionQuerySchema,
  answer: list(promotionSchema),
});

export const getEssencePromotions = defineCall(endpoints.getEssencePromotions, {
  summary: 'Promotions to show on the essence list.',
  feature: 'ESSENTIALS',
  answer: list(promotionSchema),
});

export const searchPromotions = defineCall(endpoints.searchPromotions, {
  summary: 'Promotions to show beside search results.',
  body: searchPromotionQuerySchema,
  answer: list(promotionSchema),
});
