import type { Product } from '@gastroshop/api-contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { orderUnitsOf, productsQuery } from '../../product';
import { useGateway } from '../../shop';
import type { PadLine } from '../lines/pad-line';
import { nearProductsQuery } from './near-products-query';
import { MOST_REMEDIES, type Remedy } from './remedy';

const NO_SKUS: readonly string[] = [];
const NO_PRODUCTS: readonly Product[] = [];

const ofProducts = (products: readonly Product[]): readonly Remedy[] =>
  products.slice(0, MOST_REMEDIES).map((product) => ({ kind: 'ARTICLE', product }));

/** What would mend a row. */
export interface Remedies {
  /** The best first. */
  readonly remedies: readonly Remedy[];
  /** Articles to take instead are being looked for. */
  readonly searching: boolean;
}

/** What would mend a row with one key; articles to take instead are looked for as rows come into view. */
export const useRemedies = (line: PadLine): Remedies => {
  const gateway = useGateway();
  const { state, row, verdict, product, unit, amountUnusable, amountOffers } = line;
  const outcome = state === 'OPEN' ? verdict?.outcome : undefined;
  const unknown = outcome === 'ARTICLE_UNKNOWN';
  const near = useQuery({
    ...nearProductsQuery(gateway, row.article.trim(), row.hint),
    enabled: unknown && row.article.trim() !== '',
  });
  const replacements =
    outcome === 'ARTICLE_NOT_AVAILABLE'
      ? (product?.replacementSkus ?? NO_SKUS).slice(0, MOST_REMEDIES)
      : NO_SKUS;
  const instead = useQuery(productsQuery(gateway, replacements));
  const { data: nearProducts = NO_PRODUCTS } = near;
  const { data: replacing = NO_PRODUCTS } = instead;
  const remedies = useMemo((): readonly Remedy[] => {
    switch (outcome) {
      case 'SEVERAL_ARTICLES':
        return ofProducts(verdict?.candidates ?? NO_PRODUCTS);
      case 'ARTICLE_UNKNOWN':
        return ofProducts(nearProducts);
      case 'ARTICLE_NOT_AVAILABLE':
        return ofProducts(replacing);
      case 'UNIT_UNKNOWN':
        return product === undefined
          ? []
          : orderUnitsOf(product)
              .slice(0, MOST_REMEDIES)
              .map(({ abbreviation, name }) => ({ kind: 'UNIT', abbreviation, name }));
      case undefined:
        return [];
      case 'FOUND':
      case 'CORRECTED':
      case 'AMOUNT_INVALID':
        return (amountUnusable ? amountOffers : [verdict?.amount]).flatMap((amount) =>
          amount === undefined ? [] : [{ kind: 'AMOUNT', amount, unit: unit?.name ?? '' }],
        );
    }
  }, [outcome, verdict, nearProducts, replacing, product, unit, amountUnusable, amountOffers]);
  return { remedies, searching: near.isFetching || instead.isFetching };
};
