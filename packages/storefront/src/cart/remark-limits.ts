import type { Remark } from '@gastroshop/domain/cart';

/** How many characters a remark of a line holds; the backend refuses more. */
export const REMARK_LIMITS: Readonly<Record<Remark, number>> = {
  note: 500,
  costCentre: 100,
  customerArticleNumber: 100,
};
