import { isTenantCode, presentationOf } from '@gastroshop/identity';
import type { Store } from '../db';
import { composeMail, type Mailer } from '../mail';
import type { JobData } from './job-kinds';
import { mailIdOf } from './mail-id';
import { readSubmission } from './submissions';

const WORDS = {
  'de-AT': {
    subject: (form: string, shop: string) => `Formular „${form}“ – ${shop}`,
    intro: 'Im Onlineshop wurde dieses Formular ausgefüllt:',
  },
  'en-GB': {
    subject: (form: string, shop: string) => `Form ‘${form}’ – ${shop}`,
    intro: 'This form was filled in in the online shop:',
  },
} as const;

/** Mails a filled-in form to one of its receivers. */
export const mailForm =
  (store: Store, mailer: Mailer) =>
  async (data: JobData<'form-mail'>): Promise<void> => {
    const { tenant, submissionId, address } = data;
    const submission = await readSubmission(store, data);
    if (submission?.doc.kind !== 'FORM' || !isTenantCode(tenant)) return;
    const { form, locale, lines, replyTo } = submission.doc;
    const words = WORDS[locale];
    await mailer.send({
      id: mailIdOf(`form-${tenant}-${submissionId}`, address),
      to: address,
      replyTo,
      date: submission.createdAt,
      ...composeMail({
        language: locale,
        subject: words.subject(form, presentationOf(tenant).displayName),
        before: [words.intro],
        facts: lines.map(({ label, values }) => ({ label, text: values.join('\n') })),
      }),
    });
  };
