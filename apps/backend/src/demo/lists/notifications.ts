import type { Notification } from '@gastroshop/api-contract';
import type { Locale } from '@gastroshop/i18n';
import type { NotificationDocument, Queries } from '../../db';
import type { DemoDay } from '../demo-day';
import { insertRows } from '../insert-rows';
import { notificationTypeName, type NotificationTypeId } from '../../modules/notification';
import { demoAccounts, userIdOf } from '../people';
import { plainPdf } from './plain-pdf';

type Text = Pick<Notification, 'subject' | 'content'> & { readonly caption?: string };

interface DemoNotification {
  readonly id: string;
  readonly tenant: string;
  readonly targets: readonly string[];
  readonly isImportant: boolean;
  /** Hours before the present moment. */
  readonly hoursAgo: number;
  readonly typeId: NotificationTypeId;
  readonly url?: string;
  /** Name of the file it leads to. */
  readonly file?: string;
  readonly de: Text;
  readonly en: Text;
  /** User names that have read it. */
  readonly readBy: readonly string[];
}

const TENANTS = ['AZ', 'GM', 'KI', 'LL'] as const;

const HOLIDAY = {
  typeId: 'DELIVERY',
  url: '/page/lieferzeiten',
  de: {
    subject: 'Bestellschluss zu den Feiertagen',
    content: 'Rund um Weihnachten gelten frühere Bestellzeiten. Bitte prüfen Sie Ihren Lieferkalender.',
    caption: 'Zu den Lieferzeiten',
  },
  en: {
    subject: 'Order deadlines over the holidays',
    content: 'Earlier deadlines apply around Christmas. Please check your delivery calendar.',
    caption: 'See delivery times',
  },
} as const;

/** Two accounts are greeted with the urgent notification, so that the others show the shop undisturbed. */
const GREETED = ['az100004', 'az100007'];
const KNOW_OF_HOLIDAYS = demoAccounts
  .map(({ userName }) => userName)
  .filter((userName) => !GREETED.includes(userName));

const notificationsOf = (tenant: (typeof TENANTS)[number]): readonly DemoNotification[] => [
  {
    id: `n-${tenant}-1`,
    tenant,
    targets: [],
    isImportant: true,
    hoursAgo: 5,
    readBy: KNOW_OF_HOLIDAYS,
    ...HOLIDAY,
  },
  {
    id: `n-${tenant}-2`,
    tenant,
    targets: [],
    isImportant: false,
    hoursAgo: 30,
    typeId: 'OFFER',
    url: '/page/wildwochen',
    readBy: [],
    de: {
      subject: 'Wildwochen haben begonnen',
      content: 'Hirsch, Reh und Wildschwein aus heimischen Revieren, dazu Preiselbeeren und Rotkraut.',
      caption: 'Zu den Wildwochen',
    },
    en: {
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
    typeId: 'RANGE',
    readBy: ['az100002'],
    de: {
      subject: 'Neue Bio-Linie in der Molkerei',
      content: 'Milch, Joghurt und Käse der Marke Bergwiese gibt es jetzt auch in Bio-Qualität.',
    },
    en: {
      subject: 'New organic dairy line',
      content: 'Milk, yoghurt and cheese of the Bergwiese brand are now available in organic quality.',
    },
  },
  {
    id: `n-${tenant}-4`,
    tenant,
    targets: [],
    isImportant: false,
    hoursAgo: 24 * 4,
    typeId: 'PRICE',
    file: 'Preise Fisch.pdf',
    readBy: ['az100002'],
    de: {
      subject: 'Neue Tagespreise für Fisch',
      content: 'Saibling und Forelle sind ab sofort günstiger. Die Liste liegt bei.',
      caption: 'Preisliste (PDF)',
    },
    en: {
      subject: 'New daily prices for fish',
      content: 'Char and trout cost less from now on. The list is attached.',
      caption: 'Price list (PDF, German)',
    },
  },
  {
    id: `n-${tenant}-5`,
    tenant,
    targets: [],
    isImportant: false,
    hoursAgo: 24 * 16,
    typeId: 'SERVICE',
    url: '/my/inventory',
    readBy: ['az100001', 'az100002', 'gm200001'],
    de: {
      subject: 'Inventur am Telefon',
      content: 'Zählen Sie Ihr Lager mit dem Telefon in der Hand: Barcode scannen, Menge eintragen, fertig.',
      caption: 'Zur Inventur',
    },
    en: {
      subject: 'Count your stock by phone',
      content: 'Count your stores with your phone in hand: scan the barcode, enter the quantity, done.',
      caption: 'Start a stock count',
    },
  },
];

const PRICE_LIST = plainPdf('Tagespreise Fisch', [
  'Saibling, ganz, ausgenommen, 250 bis 350 g: 13,90 je kg',
  'Regenbogenforelle, ganz, ausgenommen, 300 bis 400 g: 10,40 je kg',
  'Lachsforellenfilet mit Haut: 19,80 je kg',
  '',
  'Alle Preise in Euro, exkl. USt, solange der Vorrat reicht.',
]);

const OF_CUSTOMERS: readonly DemoNotification[] = [
  {
    id: 'n-AZ-48213',
    tenant: 'AZ',
    targets: ['48213'],
    isImportant: false,
    hoursAgo: 52,
    typeId: 'DELIVERY',
    readBy: [],
    de: {
      subject: 'Ihre Tour kommt donnerstags früher',
      content: 'Ab nächster Woche liefern wir Tiefkühlware am Donnerstag bereits um 8 Uhr.',
    },
    en: {
      subject: 'Your Thursday delivery comes earlier',
      content: 'From next week on we deliver frozen goods on Thursdays at 8 a.m.',
    },
  },
];

const documentOf = (
  { id, typeId, isImportant, url, file, de, en, targets }: DemoNotification,
  publishedAt: string,
): NotificationDocument => {
  const address = file === undefined ? url : '';
  const inLanguage = (locale: Locale, { subject, content, caption }: Text) => ({
    id,
    ...(targets.length > 0 && { targetCustomers: [...targets] }),
    publishedAt,
    subject,
    content,
    notificationType: { id: typeId, name: notificationTypeName(typeId, locale) },
    ...(address !== undefined && {
      attachedUrl: { url: address, ...(caption !== undefined && { caption }) },
    }),
    isImportant,
  });
  return { 'de-AT': inLanguage('de-AT', de), 'en-GB': inLanguage('en-GB', en) };
};

/** Stores notifications of every type: unread ones, one of them urgent, one with a file, and some somebody has read. */
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
  const files = all.flatMap(({ tenant, id, file }) =>
    file === undefined
      ? []
      : [
          {
            tenant,
            notification_id: id,
            file_name: file,
            media_type: 'application/pdf',
            bytes: PRICE_LIST,
          },
        ],
  );
  await queries.insertInto('notification_file').values(files).execute();
  await queries
    .insertInto('notification_preference')
    .values([
      {
        tenant: 'AZ',
        user_id: userIdOf({ userName: 'az100001' }),
        type_id: 'PRICE',
        channels: ['WEBSHOP', 'EMAIL'],
      },
    ])
    .execute();
};
