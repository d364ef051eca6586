import type { OrderTemplateItem } from '@gastroshop/api-contract';
import { priceRow, type PricedRow } from '@gastroshop/domain/pricing';
import { effectiveStatus } from '@gastroshop/domain/product';
import {
  formatAmount,
  formatNumber,
  formatPrice,
  formatUnit,
  formatUnitPrice,
  formatEstimate,
  type Locale,
} from '@gastroshop/i18n';
import type { TFunction } from 'i18next';
import type { LayoutCell } from '../../papers';

/** What of a template is shown on paper. */
export interface TemplateView {
  readonly words: TFunction<'order-template-paper'>;
  readonly locale: Locale;
  readonly today: string;
  readonly seesPrices: boolean;
  readonly showsPar: boolean;
  /** By the address of the picture; missing: the paper has none. */
  readonly pictures?: ReadonlyMap<string, string> | undefined;
}

/** What a line costs today; undefined where the price is on request or the article cannot be had. */
export const pricedLine = (
  { amount, unit, product }: OrderTemplateItem,
  today: string,
): PricedRow | undefined => {
  const chosen = product?.units.find(({ abbreviation }) => abbreviation === unit);
  if (product === undefined || chosen === undefined) return undefined;
  const prices = product.bulkPrices ?? [];
  const row = priceRow({ prices, amount, unit: chosen, day: today, weighed: product.weighed });
  return row.kind === 'PRICED' ? row : undefined;
};

const priceCells = (
  item: OrderTemplateItem,
  { words, locale, today }: TemplateView,
): readonly LayoutCell[] => {
  const row = pricedLine(item, today);
  if (row === undefined) return ['', words('onRequest')];
  const { weighed, units = [] } = item.product ?? {};
  const per = weighed?.pricedBy ?? units.find(({ isStorageUnit }) => isStorageUnit)?.abbreviation;
  const total = formatPrice(row.rowTotal);
  return [
    [formatUnitPrice(row.unitPrice), ...(per === undefined ? [] : [formatUnit(per, locale)])].join(' / '),
    weighed === undefined ? total : formatEstimate(total),
  ];
};

/** The cells of a line, one for each column. */
export const lineCells = (item: OrderTemplateItem, view: TemplateView): readonly LayoutCell[] => {
  const { words, locale, pictures, showsPar } = view;
  const { productSku, amount, unit, par, note, costCentre, customerArticleNumber, product } = item;
  const isMissing = product === undefined || effectiveStatus(product) !== 'ACTIVE';
  return [
    ...(pictures === undefined ? [] : [{ picture: product?.thumbnailUrl ?? '' }]),
    {
      text: product?.name ?? productSku,
      notes: [
        productSku,
        ...(isMissing ? [words('notAvailable')] : []),
        ...[customerArticleNumber, costCentre, note].filter(
          (text): text is string => text !== undefined && text !== '',
        ),
      ],
    },
    ...(showsPar ? [par === undefined ? '' : formatNumber(par)] : []),
    formatAmount(amount, unit, locale),
    // The table sets them where it has columns for them.
    ...priceCells(item, view),
  ];
};
