import { isCalendarDate } from '@gastroshop/domain/calendar';
import { isTenantCode } from '@gastroshop/identity';
import { z } from 'zod';
import { isNotificationTypeId } from './notification-types';

const id = z.string().min(1).max(100);

const inLanguage = z.strictObject({
  subject: z.string().trim().min(1).max(200),
  content: z.string().trim().min(1).max(10_000),
  /** What the attachment's link says. */
  caption: z.string().trim().min(1).max(200).optional(),
});

const dayOrMoment = z
  .string()
  .refine(
    (text) => isCalendarDate(text) || z.iso.datetime({ offset: true }).safeParse(text).success,
    'has to be a day (2026-11-25) or a moment (2026-11-25T08:00:00+01:00)',
  );

const attachment = z.union([
  z.strictObject({ url: z.string().max(2_000) }),
  z.strictObject({ file: z.string().max(1_000) }),
]);

/** A notification as a branch writes it; documented in docs/operations/notifications.md. */
export const notificationInput = z.strictObject({
  tenant: z.string().refine(isTenantCode, 'is no tenant'),
  /** Given again, the notification is replaced. */
  id: id.optional(),
  type: z.string().refine(isNotificationTypeId, 'is no type of notification'),
  urgent: z.boolean().default(false),
  text: z.strictObject({ 'de-AT': inLanguage, 'en-GB': inLanguage.partial().optional() }),
  /** Empty: everybody of the tenant. */
  customers: z.array(id).max(10_000).default([]),
  products: z.array(z.string().min(1).max(40)).max(300).default([]),
  attachment: attachment.optional(),
  validFrom: dayOrMoment.optional(),
  validTo: dayOrMoment.optional(),
});

/** A notification as a branch writes it, checked, its defaults filled in. */
export type NotificationInput = z.output<typeof notificationInput>;
