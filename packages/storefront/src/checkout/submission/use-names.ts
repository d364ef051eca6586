import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { productsQuery } from '../../product';
import { useGateway } from '../../shop';
import type { CheckoutLine } from '../lines/checkout-line';
import type { SubmissionRejection } from './submission-rejection';

const skusOf = (refusal: SubmissionRejection): readonly string[] => {
  switch (refusal.kind) {
    case 'DIFFERENCES':
      return refusal.differences.flatMap(({ sku }) => sku ?? []);
    case 'NOT_AVAILABLE':
      return refusal.skus;
    case 'AMOUNT_TOO_SMALL':
    case 'PLAN_DAY':
      return [refusal.sku];
    default:
      return [];
  }
};

/**
 * Names the articles of a refusal. What a colleague has taken out is not in the cart any more and is asked for; the
 * number stands in its place as long as that takes.
 */
export const useNames = (
  refusal: SubmissionRejection,
  lines: readonly CheckoutLine[],
): ((sku: string) => string) => {
  const missing = useMemo(
    () => [...new Set(skusOf(refusal))].filter((sku) => !lines.some((line) => line.sku === sku)),
    [refusal, lines],
  );
  const { data = [] } = useQuery(productsQuery(useGateway(), missing));
  return (sku) => {
    const product =
      lines.find((line) => line.sku === sku)?.product ?? data.find((article) => article.sku === sku);
    return product?.productDisplayName ?? product?.name ?? sku;
  };
};
