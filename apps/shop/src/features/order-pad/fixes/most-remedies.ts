import { DEFAULT_LOCALE } from '@gastroshop/i18n';
import { toOrderUnits } from '@gastroshop/storefront/product';
import type { PadLine } from '../lines/pad-line';
import { MAX_QUICK_FIXES } from './quick-fix';

/** How many remedies an open row may show, as far as that is known before any are looked for. */
export const mostRemedies = ({ verdict, product }: Pick<PadLine, 'verdict' | 'product'>): number => {
  const found = (): number => {
    switch (verdict?.outcome) {
      case undefined:
      case 'AMOUNT_INVALID':
        return 0;
      case 'SEVERAL_ARTICLES':
      case 'ARTICLE_UNKNOWN':
        return MAX_QUICK_FIXES;
      case 'ARTICLE_NOT_AVAILABLE':
        return product?.replacementSkus?.length ?? 0;
      case 'UNIT_UNKNOWN':
        return product === undefined ? 0 : toOrderUnits(product, DEFAULT_LOCALE).length;
      case 'FOUND':
      case 'CORRECTED':
        return 1;
    }
  };
  return Math.min(MAX_QUICK_FIXES, found());
};
