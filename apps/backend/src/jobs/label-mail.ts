import { isTenantCode } from '@gastroshop/identity';
import { z } from 'zod';
import type { Store } from '../db';
import { composeMail, type Mailer } from '../mail';
import type { LabelSheet } from '../papers';
import { renderLabels } from '../rendering';
import { readTenantProfile } from '../tenant-profile';
import type { JobData } from './job-kinds';
import { mailIdOf } from './mail-id';
import { texts } from '../text-files';

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
    const { tenant } = data;
    if (mailing === undefined || !isTenantCode(tenant)) return;
    const profile = await store.asSystem((queries) => readTenantProfile(queries, tenant));
    const t = texts.getFixedT(mailing.locale, 'label-mail');
    const sheet = SHEET.parse(mailing.sheet);
    const count = sheet.labels.reduce((sum, { amount }) => sum + amount, 0);
    await mailer.send({
      id: mailIdOf(`labels-${tenant}-${data.mailingId}`, data.address),
      to: data.address,
      from: profile.sender,
      date: mailing.created_at,
      ...composeMail({
        language: mailing.locale,
        subject: t('subject', { shop: sheet.shop }),
        before: [t('greeting'), t('intro', { count }), t('hint')],
        after: [`${t('closing')}\n${profile.signature}`],
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
