import type { Queries } from '../../db';

/** Plants an urgent notification that leads somewhere, and one to be read. */
export const seedNotifications = async (queries: Queries, mark: string): Promise<void> => {
  const publishedAt = new Date();
  const planted = (id: string, isImportant: boolean) => ({
    tenant: 'AZ',
    id,
    target_customers: [],
    published_at: publishedAt,
    is_important: isImportant,
    doc: JSON.stringify({
      'de-AT': {
        id,
        subject: `Nachricht ${mark}`,
        content: 'Neu',
        notificationType: { id: 'OFFER', name: 'Aktionen' },
        attachedProducts: [],
        attachedUrl: { url: `/page/${mark}`, caption: 'Ansehen' },
        isImportant,
        publishedAt: publishedAt.toISOString(),
      },
    }),
  });
  await queries
    .insertInto('notification')
    .values([planted(`n${mark}`, true), planted(`r${mark}`, false)])
    .execute();
};
