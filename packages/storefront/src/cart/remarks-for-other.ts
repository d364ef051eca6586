import type { Remarks } from '@gastroshop/domain/cart';

/**
 * The remarks of a line as far as they hold for an article that takes its place: what is noted is meant for what comes,
 * but the customer's own number names the article that does not.
 */
export const remarksForOther = (remarks: Remarks): Remarks =>
  Object.fromEntries(Object.entries(remarks).filter(([remark]) => remark !== 'customerArticleNumber'));
