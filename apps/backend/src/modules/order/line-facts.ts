import { alcoholNotice } from '@gastroshop/domain/product';
import type { LineFactsBySku } from '../../db';
import type { OrderRow } from './order-row';

/** What papers will say about the articles of an order besides its lines: what is weighed, what holds alcohol. */
export const lineFacts = (rows: readonly Pick<OrderRow, 'sku' | 'product'>[]): LineFactsBySku =>
  Object.fromEntries(
    rows.flatMap(({ sku, product: { weighed, alcohol } }) => {
      const notice = alcoholNotice(alcohol);
      if (weighed === undefined && notice === undefined) return [];
      const facts = {
        ...(weighed !== undefined && { weighedBy: weighed.pricedBy }),
        ...(notice !== undefined && { alcohol: notice.percentByVolume }),
      };
      return [[sku, facts]];
    }),
  );
