import type { OrderTemplateItem, OrderTemplateItemBody } from '@gastroshop/api-contract';

/**
 * A line as it is sent. A line is replaced as a whole, so everything known of it goes along; what is empty is left out,
 * which takes it away.
 */
export const toItemBody = (item: OrderTemplateItem): OrderTemplateItemBody => {
  const { productSku, amount, unit, addedAt, position, par, note, costCentre, customerArticleNumber } = item;
  return {
    productSku,
    amount,
    unit,
    ...(addedAt !== undefined && { addedAt }),
    ...(position !== undefined && { position }),
    ...(par !== undefined && par !== '' && { par }),
    ...(note !== undefined && note !== '' && { note }),
    ...(costCentre !== undefined && costCentre !== '' && { costCentre }),
    ...(customerArticleNumber !== undefined && customerArticleNumber !== '' && { customerArticleNumber }),
  };
};
