import { z } from 'zod';
import { notificationInput } from '../../modules/notification';
import { key } from './fields';

/** A notification, as a line of `import notifications`: as `publish-notification` takes it, with links in place of files. */
export const notificationLine = notificationInput
  .omit({ tenant: true })
  .extend({
    id: key().describe('Given again, the notification is replaced, and no second mail is sent'),
    attachment: z.strictObject({ url: z.string().max(2_000) }).optional(),
  })
  .describe('A notification for customers of a tenant.');
/** A notification, see {@link notificationLine}. */
export type NotificationLine = z.infer<typeof notificationLine>;
