import { viennaDateAt, viennaMinuteOfDay } from '@gastroshop/domain/calendar';
import { formatLongDate, type Locale } from '@gastroshop/i18n';
import type { TenantCode } from '@gastroshop/identity';
import type { Queries } from '../../db';
import { texts } from '../../text-files';
import { publishNotification } from '../notification';
import type { StandingOrderOwner, StandingOrderRow } from './standing-order-row';

/** What people are told of a standing order. */
type StandingNoticeKind =
  'ORDERED' | 'ENOUGH' | 'ASK' | 'LATE' | 'REMIND' | 'REMIND_AGAIN' | 'SOON' | 'HALTED' | 'OWNER_GONE';

/** A notice about a standing order, or one time it comes. */
export interface StandingNotice {
  readonly kind: StandingNoticeKind;
  /** Of the standing order as a whole: missing. */
  readonly date?: string | undefined;
  readonly day?: string | undefined;
  /** When it is ordered by itself, epoch milliseconds, and so many hours ahead that is told. */
  readonly submitAt?: number | undefined;
  readonly hours?: number | undefined;
  /** The order it has become. */
  readonly orderId?: string | undefined;
}

const URGENT: readonly StandingNoticeKind[] = ['ASK', 'LATE', 'HALTED'];

const dayWords = (day: string, locale: Locale): string =>
  formatLongDate(day, locale, { weekday: 'short', month: 'short', year: false });

/** A day and a time of day: who reads it tomorrow reads the same. */
const momentWords = (at: number, locale: Locale): string => {
  const minutes = viennaMinuteOfDay(at);
  const clock = [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  return `${dayWords(viennaDateAt(at), locale)}, ${clock}`;
};

/** What names a notice among those of one occurrence: none is told twice. */
export const toldKey = ({ kind, hours }: StandingNotice): string =>
  hours === undefined ? kind : `${kind}_${hours}`;

const textOf = (row: StandingOrderRow, { kind, day, submitAt }: StandingNotice, locale: Locale) => {
  const words = texts.getFixedT(locale, 'standing-notice');
  const when = day === undefined ? '' : dayWords(day, locale);
  const facts = { name: row.name, day: when, owner: row.ownerName ?? '' };
  switch (kind) {
    case 'ORDERED':
      return {
        subject: words('orderedSubject', facts),
        content: words('ordered', facts),
        caption: words('toOrder'),
      };
    case 'ENOUGH':
      return {
        subject: words('enoughSubject', facts),
        content: words('enough', facts),
        caption: words('look'),
      };
    case 'ASK':
      return { subject: words('askSubject', facts), content: words('ask', facts), caption: words('answer') };
    case 'LATE':
      return { subject: words('lateSubject', facts), content: words('late', facts), caption: words('look') };
    case 'REMIND':
    case 'REMIND_AGAIN':
      return {
        subject: words('remindSubject', facts),
        content: words('remind', facts),
        caption: words('look'),
      };
    case 'SOON': {
      const at = submitAt === undefined ? '' : momentWords(submitAt, locale);
      return {
        subject: words('soonSubject', { ...facts, at }),
        content: words('soon', { ...facts, at }),
        caption: words('look'),
      };
    }
    case 'HALTED':
      return {
        subject: words('haltedSubject', facts),
        content: words('halted', facts),
        caption: words('look'),
      };
    case 'OWNER_GONE':
      return {
        subject: words('ownerGoneSubject', facts),
        content: words('ownerGone', facts),
        caption: words('look'),
      };
  }
};

/**
 * Tells everybody who acts for the customer, in the transaction of what is told: what is not stored is not told. It names no
 * prices: not all of them may see them.
 */
export const tellStanding = async (
  queries: Queries,
  { tenant, customerId }: StandingOrderOwner & { readonly tenant: TenantCode },
  row: StandingOrderRow,
  notice: StandingNotice,
  now: Date,
): Promise<void> => {
  const { kind, date, orderId } = notice;
  const page = `/my/standing-orders/detail/${encodeURIComponent(row.id)}`;
  await publishNotification(
    queries,
    {
      tenant,
      id: ['standing', row.id, date ?? `version-${row.version}`, toldKey(notice).toLowerCase()].join('-'),
      type: 'ORDER',
      urgent: URGENT.includes(kind),
      text: { 'de-AT': textOf(row, notice, 'de-AT'), 'en-GB': textOf(row, notice, 'en-GB') },
      customers: [customerId],
      products: [],
      attachment: {
        url: orderId === undefined ? page : `/my/orders/detail/${encodeURIComponent(orderId)}`,
      },
    },
    { now, externalOrigins: [] },
  );
};
