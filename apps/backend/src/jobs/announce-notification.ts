import { sql } from 'kysely';
import type { Store } from '../db';
import { enqueueJobs } from './enqueue';
import type { JobData, NewJob } from './job-kinds';
import { readReaders } from './notification-readers';

/** By which channels an installation can tell people. */
export interface AnnouncingChannels {
  readonly mails: boolean;
  readonly pushes: boolean;
}

interface Device {
  readonly id: string;
  readonly userId: string;
}

/** Makes a job of its own for each mail of a notification and each device that is told of it. */
export const announceNotification =
  (store: Store, { mails, pushes }: AnnouncingChannels) =>
  async (data: JobData<'notification'>): Promise<void> => {
    const byMail = mails ? await readReaders(store, data, { channel: 'EMAIL' }) : [];
    const byPush = pushes ? await readReaders(store, data, { channel: 'PUSH_NOTIFICATION' }) : [];
    // Whoever has read it knows: the mail is for later, a device calls at once.
    const wanted = byPush.filter(({ hasRead }) => !hasRead).map(({ id }) => id);
    await store.asSystem(async (queries) => {
      const { rows: devices } = await sql<Device>`
        select id, user_id as "userId" from push_subscription
        where tenant = ${data.tenant} and user_id = any(${wanted}::text[])
        order by user_id, id`.execute(queries);
      await enqueueJobs(queries, [
        ...byMail
          .filter(({ email }) => email !== '')
          .map(({ id }): NewJob => ({ kind: 'notification-mail', data: { ...data, userId: id } })),
        ...devices.map(({ id, userId }): NewJob => ({
          kind: 'notification-push',
          data: { ...data, userId, subscriptionId: id },
        })),
      ]);
    });
  };
