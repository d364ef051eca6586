import { isTenantCode } from '@gastroshop/identity';
import type { Store } from '../db';

import { composeMail, type Mailer } from '../mail';
import { readTenantProfile } from '../tenant-profile';
import type { JobData } from './job-kinds';
import { mailIdOf } from './mail-id';
import { readSubmission } from './submissions';
import { texts } from '../text-files';

/** Mails a filled-in form to one of its receivers. */
export const mailForm =
  (store: Store, mailer: Mailer) =>
  async (data: JobData<'form-mail'>): Promise<void> => {
    const { tenant, submissionId, address } = data;
    const submission = await readSubmission(store, data);
    if (submission?.doc.kind !== 'FORM' || !isTenantCode(tenant)) return;
    const { form, locale, lines, replyTo } = submission.doc;
    const profile = await store.asSystem((queries) => readTenantProfile(queries, tenant));
    const t = texts.getFixedT(locale, 'form-mail');
    await mailer.send({
      id: mailIdOf(`form-${tenant}-${submissionId}`, address),
      to: address,
      from: profile.sender,
      replyTo,
      date: submission.createdAt,
      ...composeMail({
        language: locale,
        subject: t('subject', { form, shop: profile.displayName }),
        before: [t('intro')],
        facts: lines.map(({ label, values }) => ({ label, text: values.join('\n') })),
      }),
    });
  };
