import type { Order, OrderItem } from '@gastroshop/api-contract';
import { movedDeliveries, type OrderEventKind } from '@gastroshop/domain/order-life';
import { formatAmount, formatLongDate, type Locale } from '@gastroshop/i18n';
import { texts } from '../../../text-files';

/** A revision of an order that others of the customer are told of. */
export interface RevisionTold {
  readonly before: Order;
  readonly order: Order;
  readonly event: OrderEventKind;
  /** Who did it, as others know them. */
  readonly userName: string;
}

/** What a notice says in one language. */
export interface NoticeText {
  readonly subject: string;
  readonly content: string;
  readonly caption: string;
}

/** Lines named; who wants all of them opens the order. */
const LINES = 8;

const amountOf = ({ amount, unitAbbr }: OrderItem, locale: Locale): string =>
  formatAmount(amount, unitAbbr, locale);

const bySku = ({ orderItems }: Order) => new Map(orderItems.map((item) => [item.productSku, item]));

/** What differs between two revisions, a sentence each: other days, and lines added, changed, removed. */
const differences = ({ before, order }: RevisionTold, locale: Locale): readonly string[] => {
  const words = texts.getFixedT(locale, 'order-notice');
  const [old, present] = [bySku(before), bySku(order)];
  const added = order.orderItems.filter(({ productSku }) => !old.has(productSku));
  const removed = before.orderItems.filter(({ productSku }) => !present.has(productSku));
  const changed = order.orderItems.flatMap((item) => {
    const was = old.get(item.productSku);
    return was === undefined || amountOf(was, locale) === amountOf(item, locale)
      ? []
      : [words('amount', { name: item.name, before: amountOf(was, locale), after: amountOf(item, locale) })];
  });
  const moved = movedDeliveries(before.deliveries ?? [], order.deliveries ?? []).map(
    ({ from, to, skus, isWhole }) => {
      const days = { from: formatLongDate(from, locale), to: formatLongDate(to, locale) };
      return isWhole ? words('moved', days) : words('movedPart', { ...days, count: skus.length });
    },
  );
  return [
    ...moved,
    ...added.map((item) => words('added', { name: item.name, amount: amountOf(item, locale) })),
    ...changed,
    ...removed.map((item) => words('removed', { name: item.name, amount: amountOf(item, locale) })),
  ];
};

/** What others of the customer read of a revision. It names no prices: not all of them may see them. */
export const orderNotice = (told: RevisionTold, locale: Locale): NoticeText => {
  const words = texts.getFixedT(locale, 'order-notice');
  const { order, event, userName: who } = told;
  const number = order.number ?? order.id;
  const caption = words('link');
  switch (event) {
    case 'CANCELLED':
      return {
        subject: words('cancelledSubject', { number }),
        content: words('cancelled', { who }),
        caption,
      };
    case 'RESTORED':
      return { subject: words('restoredSubject', { number }), content: words('restored', { who }), caption };
    default: {
      const all = differences(told, locale);
      if (all.length === 0)
        return {
          subject: words('changedSubject', { number }),
          content: words('textsChanged', { who }),
          caption,
        };
      // One more is named rather than counted.
      const shown = all.length <= LINES + 1 ? all : all.slice(0, LINES);
      const left = all.length - shown.length;
      const paragraphs = [
        words('changed', { who }),
        ...shown,
        ...(left > 0 ? [words('more', { count: left })] : []),
      ];
      return { subject: words('changedSubject', { number }), content: paragraphs.join('\n\n'), caption };
    }
  }
};
