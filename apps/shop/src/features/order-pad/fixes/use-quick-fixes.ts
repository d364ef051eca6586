import { useLocale } from '@gastroshop/i18n/react';
import type { Product } from '@gastroshop/api-contract';
import { parseProductNumber } from '@gastroshop/domain/product';
import { toOrderUnits, productsQuery } from '@gastroshop/storefront/product';
import { useShop } from '@gastroshop/storefront/shop';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PadLine } from '../lines/pad-line';
import { shownFields } from '../lines/shown-fields';
import { bestFirst } from './best-first';
import { similarProductsQuery } from './similar-products-query';
import { recentPurchasesQuery } from './recent-purchases-query';
import { MAX_QUICK_FIXES, type QuickFix } from './quick-fix';

const NO_SKUS: readonly string[] = [];
const NO_PRODUCTS: readonly Product[] = [];
const NO_DAYS: Readonly<Record<string, string>> = {};

/** Articles whose last purchase is looked up. */
const MOST_LOOKED_UP = 20;

/** What would mend a row. */
export interface Remedies {
  /** The best first: as the search has them, else see `bestFirst`. */
  readonly remedies: readonly QuickFix[];
  /** The day each of the articles was last bought, by sku. */
  readonly lastBought: Readonly<Record<string, string>>;
  /** Articles to take instead are being looked for. */
  readonly searching: boolean;
}

interface NearProducts {
  readonly products: readonly Product[];
  /** They are in the order of the search, which knows what the customer buys. */
  readonly isOrdered: boolean;
  readonly searching: boolean;
}

/** The articles that may be meant by an open row, as they come. */
const useNearProducts = (line: PadLine): NearProducts => {
  const { gateway } = useShop();
  const { state, row, fields, verdict, product } = line;
  const outcome = state === 'OPEN' ? verdict?.outcome : undefined;
  // A number of several articles names these alone.
  const isNamed = outcome === 'SEVERAL_ARTICLES' && parseProductNumber(fields.article) === undefined;
  const near = useQuery({
    ...similarProductsQuery(gateway, { ...row, ...shownFields(line) }),
    enabled: (outcome === 'ARTICLE_UNKNOWN' && fields.article.trim() !== '') || isNamed,
  });
  const replacements =
    outcome === 'ARTICLE_NOT_AVAILABLE'
      ? (product?.replacementSkus ?? NO_SKUS).slice(0, MAX_QUICK_FIXES)
      : NO_SKUS;
  const instead = useQuery(productsQuery(gateway, replacements));
  const { data: nearProducts = NO_PRODUCTS } = near;
  const { data: replacing = NO_PRODUCTS } = instead;
  const isAsking = isNamed && near.isFetching;
  const isOrdered = nearProducts.length > 0;
  const products = useMemo((): readonly Product[] => {
    switch (outcome) {
      case 'SEVERAL_ARTICLES':
        // Answers that a key takes must not change below it: the others wait for the search.
        return isOrdered ? nearProducts : isAsking ? NO_PRODUCTS : (verdict?.candidates ?? NO_PRODUCTS);
      case 'ARTICLE_UNKNOWN':
        return nearProducts;
      case 'ARTICLE_NOT_AVAILABLE':
        return replacing;
      case 'FOUND':
      case 'CORRECTED':
        return product === undefined ? NO_PRODUCTS : [product];
      case 'UNIT_UNKNOWN':
      case 'AMOUNT_INVALID':
      case undefined:
        return NO_PRODUCTS;
    }
  }, [outcome, verdict, nearProducts, isOrdered, isAsking, replacing, product]);
  return { products, isOrdered, searching: near.isFetching || instead.isFetching };
};

/** What would mend a row with one key; articles to take instead are looked for as rows come into view. */
export const useQuickFixes = (line: PadLine): Remedies => {
  const { locale } = useLocale();
  const { client, gateway } = useShop();
  const { products, isOrdered, searching } = useNearProducts(line);
  const skus = useMemo(() => products.slice(0, MOST_LOOKED_UP).map(({ sku }) => sku), [products]);
  const { data: lastBought = NO_DAYS } = useQuery(recentPurchasesQuery(client, gateway.scope, skus));
  const { state, verdict, product, fields } = line;
  const asksUnit = state === 'OPEN' && verdict?.outcome === 'UNIT_UNKNOWN';
  const remedies = useMemo((): readonly QuickFix[] => {
    if (asksUnit)
      return (product === undefined ? [] : toOrderUnits(product, locale))
        .slice(0, MAX_QUICK_FIXES)
        .map(({ abbreviation }) => ({ kind: 'UNIT', abbreviation }));
    return (isOrdered ? products : bestFirst(products, lastBought, fields.unit.trim()))
      .slice(0, MAX_QUICK_FIXES)
      .map((each) => ({ kind: 'ARTICLE', product: each }));
  }, [asksUnit, product, products, isOrdered, lastBought, fields.unit, locale]);
  return { remedies, lastBought, searching };
};
