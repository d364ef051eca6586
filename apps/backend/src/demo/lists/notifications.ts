import type { Notification } from '@gastroshop/api-contract';
import type { NotificationDocument, Queries } from '../../db';
import type { DemoDay } from '../demo-day';
import { insertRows } from '../insert-rows';
import { userIdOf } from '../people';

type Text = Pick<Notification, 'subject' | 'content'> & { readonly type: string; readonly caption?: string };

interface DemoNotification {
  readonly id: string;
  readonly tenant: string;
  readonly targets: readonly string[];
  readonly isImportant: boolean;
  /** Hours before the present moment. */
  readonly hoursAgo: number;
  readonly typeId: string;
  readonly url?: string;
  readonly de: Text;
  readonly en: Text;
  /** User names that have read it. */
  readonly readBy: readonly string[];
}

const TENANTS = ['AZ', 'GM', 'KI', 'LL'] as const;

const HOLIDAY = {
  typeId: 'LIEFERUNG',
  url: '/page/lieferzeiten',
  de: {
    type: 'Lieferung',
    subject: 'Bestellschluss zu den Feiertagen',
    content: 'Rund um Weihnachten gelten frühere Bestellzeiten. Bitte prüfen Sie Ihren Lieferkalender.',
    caption: 'Zu den Lieferzeiten',
  },
  en: {
    type: 'Delivery',
    subject: 'Order deadlines over the holidays',
    content: 'Earlier deadlines apply around Christmas. Please check your delivery calendar.',
    caption: 'See delivery times',
  },
} as const;

const notificationsOf = (tenant: (typeof TENANTS)[number]): readonly DemoNotification[] => [
  { id: `n-${tenant}-1`, tenant, targets: [], isImportant: true, hoursAgo: 5, readBy: [], ...HOLIDAY },
  {
    id: `n-${tenant}-2`,
    tenant,
    targets: [],
    isImportant: false,
    hoursAgo: 30,
    typeId: 'AKTION',
    url: '/page/wildwochen',
    readBy: [],
    de: {
      type: 'Aktionen',
      subject: 'Wildwochen haben begonnen',
      content: 'Hirsch, Reh und Wildschwein aus heimischen Revieren, dazu Preiselbeeren und Rotkraut.',
      caption: 'Zu den Wildwochen',
    },
    en: {
      type: 'Offers',
      subject: 'Game weeks have begun',
      content:
        'Venison, roe deer and wild boar from Austrian hunting grounds, with lingonberries and red cabbage.',
      caption: 'See the game weeks',
    },
  },
  {
    id: `n-${tenant}-3`,
    tenant,
    targets: [],
    isImportant: false,
    hoursAgo: 24 * 9,
    typeId: 'SORTIMENT',
    readBy: ['az100002'],
    de: {
      type: 'Sortiment',
      subject: 'Neue Bio-Linie in der Molkerei',
      content: 'Milch, Joghurt und Käse der Marke Bergwiese gibt es jetzt auch in Bio-Qualität.',
    },
    en: {
      type: 'Range',
      subject: 'New organic dairy line',
      content: 'Milk, yoghurt and cheese of the Bergwiese brand are now available in organic quality.',
    },
  },
];

const OF_CUSTOMERS: readonly DemoNotification[] = [
  {
    id: 'n-AZ-48213',
    tenant: 'AZ',
    targets: ['48213'],
    isImportant: false,
    hoursAgo: 52,
    typeId: 'LIEFERUNG',
    readBy: [],
    de: {
      type: 'Lieferung',
      subject: 'Ihre Tour kommt donnerstags früher',
      content: 'Ab nächster Woche liefern wir Tiefkühlware am Donnerstag bereits um 8 Uhr.',
    },
    en: {
      type: 'Delivery',
      subject: 'Your Thursday delivery comes earlier',
      content: 'From next week on we deliver frozen goods on Thursdays at 8 a.m.',
    },
  },
];

const documentOf = (
  { id, typeId, isImportant, url, de, en, targets }: DemoNotification,
  publishedAt: string,
): NotificationDocument => {
  const inLanguage = ({ type, subject, content, caption }: Text) => ({
    id,
    ...(targets.length > 0 && { targetCustomers: [...targets] }),
    publishedAt,
    subject,
    content,
    notificationType: { id: typeId, name: type },
    ...(url !== undefined && { attachedUrl: { url, ...(caption !== undefined && { caption }) } }),
    isImportant,
  });
  return { 'de-AT': inLanguage(de), 'en-GB': inLanguage(en) };
};

/** Stores notifications: unread ones, one of them urgent, and one somebody has read. */
export const storeNotifications = async (queries: Queries, { now }: DemoDay): Promise<void> => {
  const all = [...TENANTS.flatMap(notificationsOf), ...OF_CUSTOMERS];
  const publishedAt = ({ hoursAgo }: DemoNotification): string =>
    new Date(now.getTime() - hoursAgo * 3_600_000).toISOString();
  await insertRows(
    queries,
    'notification',
    {
      tenant: 'text',
      id: 'text',
      target_customers: 'text[]',
      published_at: 'timestamptz',
      is_important: 'boolean',
      doc: 'jsonb',
    },
    all.map((one) => ({
      tenant: one.tenant,
      id: one.id,
      target_customers: one.targets,
      published_at: publishedAt(one),
      is_important: one.isImportant,
      doc: documentOf(one, publishedAt(one)),
    })),
  );
  await insertRows(
    queries,
    'notification_read',
    { tenant: 'text', user_id: 'text', notification_id: 'text' },
    all.flatMap(({ id, tenant, readBy }) =>
      readBy
        .filter((userName) => userName.startsWith(tenant.toLowerCase()))
        .map((userName) => ({ tenant, user_id: userIdOf({ userName }), notification_id: id })),
    ),
  );
};
