import type { EssenceItem } from '@gastroshop/api-contract';
import { formatAmount, formatLongDate, formatNumber, type Locale } from '@gastroshop/i18n';
import type { Letterhead, DocumentLayout, LayoutCell, PaperColumn, PaperRow } from '../../papers';
import { unitPriceOnPaper } from '../paper';
import type { EssenceGroup } from './essence-list';
import { texts } from '../../text-files';

/** An essence list to be put on paper, and for whom. */
export interface EssenceOnPaper {
  readonly groups: readonly EssenceGroup[];
  /** The latest purchase by article number. */
  readonly lastBought: ReadonlyMap<string, EssenceItem>;
  readonly periodDays: number;
  readonly letterhead: Letterhead;
  readonly customerName: string;
  readonly locale: Locale;
  readonly today: string;
  readonly seesPrices: boolean;
}

const columnsOf = ({ locale, seesPrices }: EssenceOnPaper): readonly PaperColumn[] => {
  const words = texts.getFixedT(locale, 'essence-paper');
  return [
    { heading: words('article'), width: '*' },
    { heading: words('lastBought'), width: 100 },
    ...(seesPrices ? [{ heading: words('price'), width: 90, align: 'RIGHT' as const }] : []),
    // To be written on: the list is taken through the store-room.
    { heading: words('wanted'), width: 60, align: 'RIGHT' },
  ];
};

const rowsOf = (list: EssenceOnPaper): readonly PaperRow[] => {
  const { groups, lastBought, locale, today, seesPrices } = list;
  const words = texts.getFixedT(locale, 'essence-paper');
  const boughtText = (sku: string): LayoutCell => {
    const item = lastBought.get(sku);
    if (item === undefined) return '';
    const date = formatLongDate(item.date, locale, { weekday: 'none' });
    return { text: date, notes: [formatAmount(item.quantity, item.smallestUnit, locale)] };
  };
  return groups.flatMap(({ category, products }): readonly PaperRow[] => [
    ...(category === '' ? [] : [{ heading: category }]),
    ...products.map((product): PaperRow => {
      const { sku, name, netFillingQuantity: filling } = product;
      const content = filling === undefined ? [] : [`${formatNumber(filling.quantity)} ${filling.unit}`];
      return [
        { text: name, notes: [[sku, ...content].join(' · ')] },
        boughtText(sku),
        ...(seesPrices ? [unitPriceOnPaper(product, today, locale) ?? words('onRequest')] : []),
        '',
      ];
    }),
  ]);
};

/** The essence list as a paper of the shop. */
export const essenceSheet = (list: EssenceOnPaper): DocumentLayout => {
  const { groups, periodDays, letterhead, customerName, locale, today, seesPrices } = list;
  const words = texts.getFixedT(locale, 'essence-paper');
  const count = groups.reduce((sum, { products }) => sum + products.length, 0);
  return {
    language: locale,
    letterhead,
    title: words('title'),
    footer: words('state', { date: formatLongDate(today, locale, { weekday: 'none' }) }),
    blocks: [
      {
        kind: 'FACTS',
        facts: [
          { label: words('customer'), text: customerName },
          { label: words('period'), text: words('days', { days: formatNumber(periodDays) }) },
          { label: words('count'), text: formatNumber(count) },
        ],
      },
      { kind: 'TABLE', table: { columns: columnsOf(list), rows: rowsOf(list) } },
      { kind: 'NOTES', notes: seesPrices ? [words('priceNote')] : [] },
    ],
  };
};
