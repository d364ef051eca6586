import { isTenantCode } from '@gastroshop/identity';
import { z } from 'zod';
import type { Store } from '../db';
import { composeMail, type Mailer } from '../mail';
import type { LabelSheet } from '../papers';
import { renderLabels } from '../rendering';
import type { JobData } from './job-kinds';
import { mailIdOf } from './mail-id';

const WORDS = {
  'de-AT': {
    subject: (shop: string) => `Ihre Etiketten – ${shop}`,
    intro: (count: number) =>
      count === 1
        ? 'im Anhang finden Sie ein Etikett zum Ausdrucken.'
        : `im Anhang finden Sie ${count} Etiketten zum Ausdrucken.`,
    hint: 'Sie passen auf A4-Bögen mit 3 × 8 Etiketten zu 70 × 37 mm. Bitte drucken Sie sie in Originalgröße (100 %).',
    greeting: 'Guten Tag,',
    closing: 'Mit freundlichen Grüßen',
  },
  'en-GB': {
    subject: (shop: string) => `Your labels – ${shop}`,
    intro: (count: number) =>
      count === 1 ? 'attached you find a label to print.' : `attached you find ${count} labels to print.`,
    hint: 'They fit A4 sheets of 3 × 8 labels of 70 × 37 mm. Please print them at their actual size (100 %).',
    greeting: 'Hello,',
    closing: 'Kind regards',
  },
} as const;

/** The stored sheet, as the renderer takes it: an older release may have written it. */
const SHEET = z.object({
  language: z.string(),
  shop: z.string(),
  title: z.string(),
  labels: z.array(
    z.object({
      name: z.string(),
      number: z.string(),
      content: z.string(),
      price: z.string().optional(),
      gtin: z.string().optional(),
      sku: z.string(),
      amount: z.int().min(1),
    }),
  ),
}) satisfies z.ZodType<LabelSheet>;

const readMailing = (store: Store, { tenant, customerId, mailingId }: JobData<'label-mail'>) =>
  store.asSystem((queries) =>
    queries
      .selectFrom('label_mailing')
      .select(['locale', 'sheet', 'created_at'])
      .where('tenant', '=', tenant)
      .where('customer_id', '=', customerId)
      .where('id', '=', mailingId)
      .executeTakeFirst(),
  );

/** Mails labels as PDF to one of the user's addresses. */
export const mailLabelSheet =
  (store: Store, mailer: Mailer) =>
  async (data: JobData<'label-mail'>): Promise<void> => {
    const mailing = await readMailing(store, data);
    if (mailing === undefined || !isTenantCode(data.tenant)) return;
    const words = WORDS[mailing.locale];
    const sheet = SHEET.parse(mailing.sheet);
    const count = sheet.labels.reduce((sum, { amount }) => sum + amount, 0);
    await mailer.send({
      id: mailIdOf(`labels-${data.tenant}-${data.mailingId}`, data.address),
      to: data.address,
      date: mailing.created_at,
      ...composeMail({
        language: mailing.locale,
        subject: words.subject(sheet.shop),
        before: [words.greeting, words.intro(count), words.hint],
        after: [`${words.closing}\n${sheet.shop}`],
      }),
      attachments: [
        {
          fileName: `${sheet.title}.pdf`,
          mediaType: 'application/pdf',
          bytes: await renderLabels(sheet, undefined),
        },
      ],
    });
  };
