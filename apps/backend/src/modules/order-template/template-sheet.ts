import type { OrderTemplate } from '@gastroshop/api-contract';
import { viennaDateAt } from '@gastroshop/domain/calendar';
import { sumMoney } from '@gastroshop/domain/money';
import { formatLongDate, formatPrice, formatEstimate, type Locale } from '@gastroshop/i18n';
import type { Letterhead, DocumentLayout, LayoutBlock, PaperColumn } from '../../papers';
import { lineCells, pricedLine, type TemplateView } from './template-line';
import type { TemplatePeople } from './template-people';
import { texts } from '../../text-files';

/** A template to be put on paper, and for whom. */
export interface TemplateOnPaper {
  /** With its articles, in the order of the shelf. */
  readonly template: OrderTemplate;
  /** By their own names. */
  readonly people: TemplatePeople;
  readonly letterhead: Letterhead;
  readonly customerName: string;
  readonly locale: Locale;
  readonly today: string;
  readonly seesPrices: boolean;
  /** By their addresses; missing: without pictures. */
  readonly pictures?: ReadonlyMap<string, string> | undefined;
}

const columnsOf = ({ words, pictures, showsPar, seesPrices }: TemplateView): readonly PaperColumn[] => {
  const priceColumns: readonly PaperColumn[] = [
    { heading: words('price'), width: 85, align: 'RIGHT' },
    { heading: words('total'), width: 80, align: 'RIGHT' },
  ];
  return [
    ...(pictures === undefined ? [] : [{ heading: '', width: 36 }]),
    { heading: words('article'), width: '*' },
    ...(showsPar ? [{ heading: words('par'), width: 34, align: 'RIGHT' as const }] : []),
    { heading: words('amount'), width: 58, align: 'RIGHT' },
    ...(seesPrices ? priceColumns : []),
  ];
};

const sumBlocks = (
  { orderTemplateItems: lines }: OrderTemplate,
  { words, today, seesPrices }: TemplateView,
): readonly LayoutBlock[] => {
  if (!seesPrices || lines.length === 0) return [];
  const rows = lines.flatMap((line) => {
    const row = pricedLine(line, today);
    return row === undefined
      ? []
      : [{ total: row.rowTotal, isEstimate: line.product?.weighed !== undefined }];
  });
  const isEstimate = rows.some((row) => row.isEstimate);
  const sum = formatPrice(sumMoney(rows.map(({ total }) => total)));
  return [
    {
      kind: 'SUMS',
      sums: [{ label: words('sum'), text: isEstimate ? formatEstimate(sum) : sum, isTotal: true }],
    },
    { kind: 'NOTES', notes: [words('priceNote'), ...(isEstimate ? [words('estimateNote')] : [])] },
  ];
};

/** An order template as a paper of the shop: in the order of the shelf, with what it would cost today. */
export const templateSheet = ({
  template,
  people,
  letterhead,
  customerName,
  locale,
  today,
  seesPrices,
  pictures,
}: TemplateOnPaper): DocumentLayout => {
  const words = texts.getFixedT(locale, 'order-template-paper');
  const { orderTemplateItems: lines, removedProducts, comment = '' } = template;
  const showsPar = lines.some(({ par }) => par !== undefined);
  const view: TemplateView = { words, locale, today, seesPrices, pictures, showsPar };
  const lastEdited = formatLongDate(viennaDateAt(Date.parse(template.lastEditedTime)), locale);
  return {
    language: locale,
    letterhead,
    title: words('title'),
    heading: template.name,
    ...(pictures !== undefined && { pictures: Object.fromEntries(pictures) }),
    footer: words('state', { date: formatLongDate(today, locale, { weekday: 'none' }) }),
    blocks: [
      {
        kind: 'FACTS',
        facts: [
          { label: words('customer'), text: customerName },
          ...(comment === '' ? [] : [{ label: words('comment'), text: comment }]),
          { label: words('createdBy'), text: people.createdBy },
          { label: words('lastEdited'), text: `${lastEdited}, ${people.lastEditedBy}` },
        ],
      },
      {
        kind: 'TABLE',
        table: { columns: columnsOf(view), rows: lines.map((line) => lineCells(line, view)) },
      },
      ...sumBlocks(template, view),
      ...(removedProducts.length === 0
        ? []
        : [
            {
              kind: 'NOTES' as const,
              notes: [
                `${words('removed')}: ${removedProducts.map(({ sku, name }) => `${name} (${sku})`).join(', ')}`,
              ],
            },
          ]),
    ],
  };
};
