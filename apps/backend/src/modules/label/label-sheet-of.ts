import type { LabelPair, Product } from '@gastroshop/api-contract';
import { displayedProductId, parseGtin } from '@gastroshop/domain/product';
import { formatNumber } from '@gastroshop/i18n';
import type { Queries } from '../../db';
import { throwProblem } from '../../http';
import type { LabelSheet, PrintedLabel } from '../../papers';
import { readTenantProfile } from '../../tenant-profile';
import { unitPriceOnPaper } from '../paper';
import { buyerOf, loadProducts, type Buyer } from '../product';
import { isPrintable } from './label-products';
import { texts } from '../../text-files';

/** Labels one file holds: more would keep a printer busy for a day. */
const MOST_PRINTED = 10_000;

/** For whom labels are printed. */
export interface LabelReader extends Buyer {
  readonly seesPrices: boolean;
  readonly caller: { readonly flags: { readonly shouldSeeCrossTenantProductId: boolean } };
}

/** The code that stands on the article itself: of its storage unit, else of any unit it is sold in. */
const gtinOf = ({ units }: Product): string | undefined =>
  [...units]
    .sort((a, b) => Number(b.isStorageUnit) - Number(a.isStorageUnit))
    .flatMap(({ gtins = [] }) => gtins)
    .find((gtin) => parseGtin(gtin) !== undefined);

const labelOf = (product: Product, amount: number, reader: LabelReader): PrintedLabel => {
  const { sku, name, netFillingQuantity: filling } = product;
  const gtin = gtinOf(product);
  const price = reader.seesPrices ? unitPriceOnPaper(product, reader.today, reader.locale) : undefined;
  return {
    name,
    number: displayedProductId(product, reader.caller.flags.shouldSeeCrossTenantProductId),
    content: filling === undefined ? '' : `${formatNumber(filling.quantity)} ${filling.unit}`,
    ...(price !== undefined && { price }),
    ...(gtin !== undefined && { gtin }),
    sku,
    amount,
  };
};

/**
 * The labels asked for, in their order, as the printer's sheet takes them.
 *
 * @throws ProblemError invalid-request naming an article that is unknown or no longer active, and for too many labels
 */
export const labelSheetOf = async (
  queries: Queries,
  reader: LabelReader,
  pairs: readonly LabelPair[],
): Promise<LabelSheet> => {
  const total = pairs.reduce((sum, { amount }) => sum + amount, 0);
  if (pairs.length === 0 || total > MOST_PRINTED)
    throwProblem('invalid-request', { detail: `From 1 to ${MOST_PRINTED} labels are printed at a time.` });
  const products = await loadProducts(
    queries,
    buyerOf(reader),
    pairs.map(({ sku }) => sku),
  );
  const labels = pairs.map(({ sku, amount }, place): PrintedLabel => {
    const product = products.get(sku);
    if (product === undefined || !isPrintable(products, sku)) {
      const field = `${place}.sku`;
      const message = 'There is no such article, or it is no longer active.';
      return throwProblem('invalid-request', { field, detail: message, errors: [{ field, message }] });
    }
    return labelOf(product, amount, reader);
  });
  return {
    language: reader.locale,
    shop: (await readTenantProfile(queries, reader.tenant)).displayName,
    title: texts.getFixedT(reader.locale, 'label-sheet')('title'),
    labels,
  };
};
