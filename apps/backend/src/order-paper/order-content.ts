import type { TFunction } from 'i18next';
import type { Address, DocumentType, Order, OrderItem } from '@gastroshop/api-contract';
import { viennaDateAt } from '@gastroshop/domain/calendar';
import { redactPrices } from '@gastroshop/domain/cart';
import type { TemperatureGroup } from '@gastroshop/domain/delivery';
import {
  formatAmount,
  formatUnit,
  formatLongDate,
  formatNumber,
  formatPrice,
  formatUnitPrice,
  formatEstimate,
  type Locale,
} from '@gastroshop/i18n';
import type { LabelledText } from '../papers';
import type { TenantProfile } from '../tenant-profile';
import { deliveredNotes } from './delivered-notes';
import { otherLines } from './other-lines';
import type { DeliveryContent, PaperLine } from './paper-line';
import { orderTotalsRows } from './order-totals-rows';
import { texts } from '../text-files';

/** An order in one language, ready to be set: as paper, as text, as HTML. Nothing in it is markup. */
export interface OrderContent {
  readonly words: TFunction<'order-paper'>;
  readonly shop: string;
  /** What stands below a mail; lines. */
  readonly signature: string;
  /** Of the order. */
  readonly number: string;
  /** What the paper is, with its number. */
  readonly title: string;
  readonly facts: readonly LabelledText[];
  readonly deliveries: readonly DeliveryContent[];
  readonly showsPrices: boolean;
  readonly sums: readonly LabelledText[];
  readonly footnotes: readonly string[];
}

/** What a paper says about an article besides its line. */
interface PaperLineFacts {
  /** Unit the article is weighed and priced by: until it is delivered, its sum is an estimate. */
  readonly weighedBy?: string | undefined;
  /** Percent by volume, of what is handed to adults only. */
  readonly alcohol?: string | undefined;
}

/** An order to be put on paper, for whom. */
export interface OrderContentInput {
  readonly order: Order;
  /** By article number. */
  readonly lineFacts: Readonly<Record<string, PaperLineFacts>>;
  /** Whose shop it was ordered in. */
  readonly profile: Pick<TenantProfile, 'displayName' | 'signature'>;
  /** Name of the customer. */
  readonly customerName: string;
  readonly locale: Locale;
  readonly seesPrices: boolean;
  readonly seesBonuses: boolean;
  /** Code of the fair it was ordered in. */
  readonly fairCode?: string | undefined;
  /** What was written about the order afterwards, instead of the order itself. */
  readonly document?: OrderDocumentHead | undefined;
}

/** A document of a whole order. */
export interface OrderDocumentHead {
  readonly type: Exclude<DocumentType, 'order'>;
  readonly number: string;
  /** YYYY-MM-DD. */
  readonly date: string;
}

/** What is written when the goods are with the customer has nothing to say about handing them over. */
const isBeforeHandOver = (document: OrderDocumentHead | undefined): boolean =>
  document === undefined || document.type === 'deliverynote';

const addressOf = ({ companyLines = [], street, postCode, city }: Address): string =>
  [...companyLines, street, [postCode, city].filter((part) => part !== undefined).join(' ')]
    .filter((part) => part !== undefined && part !== '')
    .join(', ');

const lineOf = (
  item: OrderItem,
  amount: number,
  {
    words,
    request: { seesPrices, locale, document },
    facts: { weighedBy, alcohol } = {},
  }: { words: TFunction<'order-paper'>; request: OrderContentInput; facts: PaperLineFacts | undefined },
): PaperLine => {
  const isOnRequest = seesPrices && item.price === undefined;
  const isEstimate = weighedBy !== undefined && item.deliveredQuantity === undefined;
  // A price is that of the storage unit: where another one is ordered, it has to say so.
  const pricedBy = weighedBy ?? (item.baseUnit === item.unitAbbr ? undefined : item.baseUnit);
  const shown = (euro: string): string =>
    isEstimate ? formatEstimate(formatPrice(euro)) : formatPrice(euro);
  return {
    sku: item.productSku,
    name: item.name,
    amount: formatAmount(amount, item.unitAbbr, locale),
    unitPrice:
      item.price === undefined
        ? undefined
        : [
            formatUnitPrice(item.price),
            ...(pricedBy === undefined ? [] : [formatUnit(pricedBy, locale)]),
          ].join(' / '),
    rowTotal: isOnRequest
      ? words('onRequest')
      : item.mostAccurateRowTotal === undefined
        ? undefined
        : shown(item.mostAccurateRowTotal),
    notes: [
      item.preOrder === true ? words('preOrder') : undefined,
      isEstimate ? words('byWeight') : undefined,
      ...(document === undefined ? [] : deliveredNotes(item, weighedBy, { words, locale })),
      alcohol === undefined || !isBeforeHandOver(document)
        ? undefined
        : words('alcohol', { percent: formatNumber(alcohol) }),
      item.customerArticleNumber === undefined
        ? undefined
        : `${words('yourArticleNumber')}: ${item.customerArticleNumber}`,
      item.costCentre === undefined ? undefined : `${words('costCentre')}: ${item.costCentre}`,
      item.note,
    ].filter((note) => note !== undefined),
  };
};

const factsOf = (
  order: Order,
  { customerName, locale, fairCode, document }: OrderContentInput,
  words: TFunction<'order-paper'>,
): readonly LabelledText[] =>
  [
    {
      label: words('dated'),
      text: document === undefined ? undefined : formatLongDate(document.date, locale),
    },
    { label: words('toOrder'), text: document === undefined ? undefined : (order.number ?? order.id) },
    { label: words('orderedOn'), text: formatLongDate(viennaDateAt(Date.parse(order.creationTime)), locale) },
    { label: words('orderedBy'), text: order.userName },
    { label: words('customer'), text: `${order.customerId} ${customerName}`.trim() },
    { label: words('fair'), text: fairCode },
    { label: words('ownNumber'), text: order.customerOrderId },
    {
      label: words('deliverTo'),
      text: order.deliveryAddress === undefined ? undefined : addressOf(order.deliveryAddress),
    },
    { label: words('unloadingArea'), text: order.unloadingArea },
    { label: words('comment'), text: order.comment },
    ...order.supplierNotes.map(({ supplierId, note }) => ({
      label: words('supplierNote', { supplierId }),
      text: note,
    })),
  ].flatMap(({ label, text }) => (text === undefined || text === '' ? [] : [{ label, text }]));

/** What of a planned line comes on a day, at its price; a line without a plan is all of itself. */
const partOf = (item: OrderItem, date: string | undefined): OrderItem => {
  const part = item.plan?.find((entry) => entry.date === date);
  if (part === undefined) return item;
  const { price, mostAccurateRowTotal, priceSnapshot } = part;
  return { ...item, price, mostAccurateRowTotal, priceSnapshot };
};

interface Part {
  readonly heading: string;
  readonly date: string | undefined;
  readonly lines: NonNullable<Order['deliveries']>[number]['lines'];
}

const keyOf = ({ productSku, unitAbbr }: Pick<OrderItem, 'productSku' | 'unitAbbr'>): string =>
  `${productSku} ${unitAbbr}`;

/**
 * An order in the parts it comes in: its deliveries, and whatever stands in none of them. One without deliveries (an
 * old one) is a single delivery.
 */
const partsOf = (order: Order, words: TFunction<'order-paper'>, locale: Locale): readonly Part[] => {
  const { deliveries = [], orderItems } = order;
  const deliveryOf = (date: string, temperature?: TemperatureGroup): string =>
    [
      `${words('delivery')} ${formatLongDate(date, locale)}`,
      ...(temperature === undefined ? [] : [words(`goods_${temperature}`)]),
    ].join(' · ');
  if (deliveries.length === 0) {
    const date = order.deliverySlotDate ?? viennaDateAt(Date.parse(order.creationTime));
    return [{ heading: deliveryOf(date), date, lines: orderItems }];
  }
  const delivered = new Set(deliveries.flatMap(({ lines }) => lines.map(keyOf)));
  const rest = orderItems.filter((item) => !delivered.has(keyOf(item)));
  return [
    ...deliveries.map(({ date, temperature, lines }) => ({
      heading: deliveryOf(date, temperature),
      date,
      lines,
    })),
    ...(rest.length === 0 ? [] : [{ heading: words('withoutDay'), date: undefined, lines: rest }]),
  ];
};

/** Prepares an order for paper or mail. Without the right to see prices none gets in. */
export const buildOrderContent = (request: OrderContentInput): OrderContent => {
  const { locale, seesPrices, document } = request;
  // What is left is still an order: price fields are optional in all its shapes.
  const order: Order = seesPrices ? request.order : redactPrices(request.order);
  const words = texts.getFixedT(locale, 'order-paper');
  const items = new Map(order.orderItems.map((item) => [keyOf(item), item]));
  const sums = orderTotalsRows(order.totals, words, request.seesBonuses);
  const number = order.number ?? order.id;
  return {
    words,
    shop: request.profile.displayName,
    signature: request.profile.signature,
    number,
    title: `${words(`titles_${document?.type ?? 'order'}`)} ${document?.number ?? number}`,
    facts: factsOf(order, request, words),
    deliveries: [
      ...partsOf(order, words, locale).map(({ heading, date, lines }) => ({
        heading,
        lines: lines.flatMap((line) => {
          const item = items.get(keyOf(line));
          const facts = request.lineFacts[line.productSku];
          return item === undefined
            ? []
            : [lineOf(partOf(item, date), line.amount, { words, request, facts })];
        }),
      })),
      ...otherLines(order, words, locale),
    ],
    showsPrices: seesPrices,
    sums,
    footnotes: [
      ...(sums.length > 0 ? [words('priceNote')] : []),
      ...(order.totals?.estimated === true ? [words('estimateNote')] : []),
      ...(isBeforeHandOver(document) &&
      order.orderItems.some(({ productSku }) => request.lineFacts[productSku]?.alcohol !== undefined)
        ? [words('alcoholNote')]
        : []),
    ],
  };
};
