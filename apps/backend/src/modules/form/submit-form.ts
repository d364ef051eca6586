import type { ContentForm } from '@gastroshop/api-contract';
import { isEmailAddress } from '@gastroshop/domain/cart';
import { randomUUID } from 'node:crypto';
import { afterCommit, type AfterCommit, type CallRequest } from '../../calls';
import type { Captcha } from '../../captcha';
import type { Queries, SubmittedLine } from '../../db';
import { throwProblem } from '../../http';
import { enqueueJobs } from '../../jobs';
import { admitSignedIn, branchEmail, publishedForm } from '../content';
import type { Services } from '../services';
import { checkForm } from './check-form';
import { passCaptcha, consumeCaptcha } from './pass-captcha';

/** Who gets what visitors write: the form's receivers, else who looks after it, else the branch. */
const receiversOf = ({ receivers = [], adminContact = '' }: ContentForm, house = ''): readonly string[] => {
  const named = [...new Set(receivers.filter(isEmailAddress))];
  return named.length > 0 ? named : [adminContact, house].filter(isEmailAddress).slice(0, 1);
};

/** The first mail address somebody wrote into a line of its own. */
const replyAddress = (lines: readonly SubmittedLine[]): string | undefined =>
  lines.flatMap(({ values }) => values.map((value) => value.trim())).find(isEmailAddress);

/**
 * Takes a filled-in form: checked by the form that is published now, opened by a captcha token, stored together with
 * the mails to its receivers.
 *
 * @throws ProblemError path-not-found for a form that is not published, invalid-request naming fields by their labels,
 *   authentication-needed, captcha-failed, unavailable when there is nobody to send it to
 */
export const submitForm = async (
  queries: Queries,
  request: CallRequest<'submitForm'>,
  services: Services,
  captcha: Captcha,
): Promise<AfterCommit<undefined>> => {
  const { tenant, locale, now, body } = request;
  const published = await publishedForm(queries, { tenant, locale, now }, body.formId);
  if (published === undefined) throwProblem('path-not-found');
  const { form, isForSignedIn } = published;
  const { lines, problems } = checkForm(form, body, locale);
  const [first] = problems;
  if (first !== undefined)
    throwProblem('invalid-request', {
      field: first.field,
      detail: first.message,
      errors: problems.slice(0, 20),
    });
  const receivers = receiversOf(form, await branchEmail(queries, { tenant, locale, now }));
  if (receivers.length === 0) throwProblem('unavailable', { detail: 'The form has no receiver.' });
  const replyTo = replyAddress(lines);

  return afterCommit(async () => {
    if (isForSignedIn) await admitSignedIn(request, services, '/');
    const pass = await passCaptcha(captcha, body.captchaToken, now);
    const submissionId = randomUUID();
    await services.store.inScope({ tenant }, async (inScope) => {
      await consumeCaptcha(inScope, pass);
      await inScope
        .insertInto('form_submission')
        .values({
          tenant,
          id: submissionId,
          doc: JSON.stringify({ kind: 'FORM', form: form.key ?? form.id, locale, lines, replyTo }),
          created_at: now,
        })
        .execute();
      await enqueueJobs(
        inScope,
        receivers.map((address) => ({ kind: 'form-mail', data: { tenant, submissionId, address } })),
      );
    });
    return undefined;
  });
};
