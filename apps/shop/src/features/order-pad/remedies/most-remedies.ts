import { toOrderUnits } from '@gastroshop/storefront/product';
import type { PadLine } from '../lines/pad-line';
import { MOST_REMEDIES } from './remedy';

/** How many remedies an open row may show, as far as that is known before any are looked for. */
export const mostRemedies = ({ verdict, product }: Pick<PadLine, 'verdict' | 'product'>): number => {
  const found = (): number => {
    switch (verdict?.outcome) {
      case undefined:
      case 'AMOUNT_INVALID':
        return 0;
      case 'SEVERAL_ARTICLES':
        return verdict.candidates?.length ?? 0;
      case 'ARTICLE_UNKNOWN':
        return MOST_REMEDIES;
      case 'ARTICLE_NOT_AVAILABLE':
        return product?.replacementSkus?.length ?? 0;
      case 'UNIT_UNKNOWN':
        return product === undefined ? 0 : toOrderUnits(product).length;
      case 'FOUND':
      case 'CORRECTED':
        return 1;
    }
  };
  return Math.min(MOST_REMEDIES, found());
};
