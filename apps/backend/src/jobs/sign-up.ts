import { isTenantCode } from '@gastroshop/identity';
import type { Store } from '../db';
import type { SignUpDocument, CrmFormExport } from '../order-export';
import { composeMail, type Mailer } from '../mail';
import { readTenantProfile } from '../tenant-profile';
import type { TraceContext } from '../tracing';
import type { JobData } from './job-kinds';
import { mailIdOf } from './mail-id';
import { readSubmission } from './submissions';

/** Mails a sign-up to who keeps the list: where no system is connected. */
const mailSignUp = async (
  store: Store,
  mailer: Mailer,
  { tenant, submissionId, address }: JobData<'crm-sign-up'>,
  { email, firstName, lastName, company = '', interests, submittedAt }: SignUpDocument,
): Promise<void> => {
  if (address === undefined) throw new Error('Sign-ups go nowhere');
  if (!isTenantCode(tenant)) return;
  const profile = await store.asSystem((queries) => readTenantProfile(queries, tenant));
  // Read in the branch, whatever language the visitor speaks.
  await mailer.send({
    id: mailIdOf(`sign-up-${tenant}-${submissionId}`, address),
    to: address,
    from: profile.sender,
    replyTo: email,
    date: new Date(submittedAt),
    ...composeMail({
      language: 'de-AT',
      subject: `Anmeldung zum Newsletter – ${profile.displayName}`,
      before: ['Im Onlineshop hat sich jemand angemeldet:'],
      facts: [
        { label: 'E-Mail', text: email },
        { label: 'Name', text: `${firstName} ${lastName}` },
        ...(company === '' ? [] : [{ label: 'Betrieb', text: company }]),
        { label: 'Interessen', text: interests.map(({ label }) => label).join('\n') },
      ],
    }),
  });
};

/** Hands a sign-up to the customer relationship system, or mails it. */
export const forwardCrmForm =
  (
    store: Store,
    { mailer, signUps }: { readonly mailer: Mailer; readonly signUps?: CrmFormExport | undefined },
    trace?: TraceContext,
  ) =>
  async (data: JobData<'crm-sign-up'>): Promise<void> => {
    const submission = await readSubmission(store, data);
    if (submission?.doc.kind !== 'SIGN_UP') return;
    const { tenant, submissionId } = data;
    const signUp = submission.doc;
    const document: SignUpDocument = {
      format: 'gastroshop.sign-up/1',
      id: `${tenant}/${submissionId}`,
      tenant,
      submittedAt: submission.createdAt.toISOString(),
      locale: signUp.locale,
      email: signUp.email,
      firstName: signUp.firstName,
      lastName: signUp.lastName,
      ...(signUp.company !== undefined && { company: signUp.company }),
      interests: signUp.interests,
    };
    await (signUps === undefined ? mailSignUp(store, mailer, data, document) : signUps(document, trace));
  };
