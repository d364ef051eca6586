import type { Order, OrderItem } from '@gastroshop/api-contract';
import { viennaDateAt, viennaMinuteOfDay } from '@gastroshop/domain/calendar';
import { decimal } from '@gastroshop/domain/money';
import { movedDeliveries } from '@gastroshop/domain/order-life';
import { formatAmount, formatLongDate, formatPrice, formatEstimate, type Locale } from '@gastroshop/i18n';
import type { LabelledText } from '../papers';
import { texts } from '../text-files';

/** A line that differs, in words. */
interface ChangedLine {
  readonly name: string;
  readonly sku: string;
  /** "3 Ktn → 5 Ktn" */
  readonly amount: string;
  /** With its sign; undefined where no price may be told. */
  readonly net: string | undefined;
}

/** What a change made of an order, in words. */
export interface OrderChangeWords {
  readonly subject: string;
  readonly intro: string;
  /** Deliveries that come on another day. */
  readonly moved: readonly string[];
  readonly groups: readonly { readonly heading: string; readonly lines: readonly ChangedLine[] }[];
  readonly sums: readonly LabelledText[];
  /** Sentences below. */
  readonly below: readonly string[];
}

/** Two revisions of an order that follow each other, and for whom they are told. */
export interface OrderChangeRequest {
  readonly before: Order;
  readonly after: Order;
  readonly changedBy: string | undefined;
  readonly shop: string;
  readonly locale: Locale;
  readonly seesPrices: boolean;
}

const MINUS = '−';

const signed = (euro: string): string =>
  euro.startsWith('-') ? `${MINUS}${formatPrice(euro.slice(1))}` : `+${formatPrice(euro)}`;

const amountOf = ({ amount, unitAbbr }: OrderItem, locale: Locale): string =>
  formatAmount(amount, unitAbbr, locale);

const netOf = (before: OrderItem | undefined, after: OrderItem | undefined): string | undefined => {
  const [old, present] = [before, after].map((item) =>
    item === undefined ? '0' : item.mostAccurateRowTotal,
  );
  return old === undefined || present === undefined
    ? undefined
    : signed(decimal(present).minus(old).toFixed(2));
};

const sumOf = ({ totals }: Order): string | undefined => totals?.gross ?? totals?.net;

const timeOf = (at: number): string => {
  const minutes = viennaMinuteOfDay(at);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
};

/** Says what differs between two revisions of an order: only that, with what it does to the sum. */
export const orderChange = (request: OrderChangeRequest): OrderChangeWords => {
  const { before, after, changedBy, shop, locale, seesPrices } = request;
  const words = texts.getFixedT(locale, 'order-change-mail');
  const number = after.number ?? after.id;
  if (after.statusHistory?.at(-1)?.status === 'CANCELLED')
    return {
      subject: words('cancelledSubject', { number, shop }),
      intro: words('cancelled', { number }),
      moved: [],
      groups: [],
      sums: [],
      below: [],
    };
  const until = after.editableUntil === undefined ? undefined : Date.parse(after.editableUntil);
  const below = [
    ...(until === undefined
      ? []
      : [words('editableUntil', { day: formatLongDate(viennaDateAt(until), locale), time: timeOf(until) })]),
    words('whole'),
  ];
  if (before.statusHistory?.at(-1)?.status === 'CANCELLED')
    return {
      subject: words('restoredSubject', { number, shop }),
      intro:
        changedBy === undefined
          ? words('restoredOfNobody', { number })
          : words('restored', { number, who: changedBy }),
      moved: [],
      groups: [],
      sums: [],
      below,
    };
  const [old, present] = [before, after].map(
    ({ orderItems }) => new Map(orderItems.map((item) => [item.productSku, item])),
  );
  const line = (item: OrderItem, amount: string): ChangedLine => {
    const sku = item.productSku;
    return {
      name: item.name,
      sku,
      amount,
      net: seesPrices ? netOf(old?.get(sku), present?.get(sku)) : undefined,
    };
  };
  const added = after.orderItems
    .filter(({ productSku }) => old?.has(productSku) === false)
    .map((item) => line(item, amountOf(item, locale)));
  const removed = before.orderItems
    .filter(({ productSku }) => present?.has(productSku) === false)
    .map((item) => line(item, amountOf(item, locale)));
  const changed = after.orderItems.flatMap((item) => {
    const was = old?.get(item.productSku);
    return was === undefined || amountOf(was, locale) === amountOf(item, locale)
      ? []
      : [line(item, `${amountOf(was, locale)} → ${amountOf(item, locale)}`)];
  });
  const groups = [
    { heading: words('added'), lines: added },
    { heading: words('changed'), lines: changed },
    { heading: words('removed'), lines: removed },
  ].filter(({ lines }) => lines.length > 0);
  const [oldSum, newSum] = seesPrices ? [sumOf(before), sumOf(after)] : [];
  const priced = ({ totals }: Order, sum: string): string =>
    totals?.estimated === true ? formatEstimate(formatPrice(sum)) : formatPrice(sum);
  const sums =
    oldSum === undefined || newSum === undefined
      ? []
      : [
          { label: words('before'), text: priced(before, oldSum) },
          { label: words('difference'), text: signed(decimal(newSum).minus(oldSum).toFixed(2)) },
          { label: words('now'), text: priced(after, newSum) },
        ];
  const moved = movedDeliveries(before.deliveries ?? [], after.deliveries ?? []).map(
    ({ from, to, skus, isWhole }) => {
      const days = { from: formatLongDate(from, locale), to: formatLongDate(to, locale) };
      return isWhole ? words('moved', days) : words('movedPart', { ...days, count: skus.length });
    },
  );
  const what = [
    moved.length > 0 ? words('movedShort') : undefined,
    added.length > 0 ? `+${added.length}` : undefined,
    changed.length > 0 ? words('changedCount', { count: changed.length }) : undefined,
    removed.length > 0 ? `${MINUS}${removed.length}` : undefined,
  ].filter((part) => part !== undefined);
  return {
    subject: words('subject', { number, what: what.join(', '), shop }),
    intro:
      changedBy === undefined
        ? words('introOfNobody', { number })
        : words('intro', { number, who: changedBy }),
    moved,
    groups,
    sums,
    below,
  };
};
