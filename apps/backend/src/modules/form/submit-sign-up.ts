import type { FieldProblem } from '@gastroshop/api-contract';
import { isEmailAddress } from '@gastroshop/domain/cart';
import { randomUUID } from 'node:crypto';
import { afterCommit, type AfterCommit, type CallRequest } from '../../calls';
import type { Captcha } from '../../captcha';
import type { Queries } from '../../db';
import { throwProblem } from '../../http';
import { enqueueJobs } from '../../jobs';
import { branchEmail, offeredInterests } from '../content';
import type { Services } from '../services';
import { passCaptcha, consumeCaptcha } from './pass-captcha';
import { texts } from '../../text-files';

/**
 * Takes a sign-up: its interests have to be offered, its names filled in. It goes to the customer relationship system,
 * or by mail to who keeps the list.
 *
 * @throws ProblemError path-not-found when no sign-up form is published, invalid-request naming fields, captcha-failed,
 *   unavailable when there is nobody to send it to
 */
export const submitSignUp = async (
  queries: Queries,
  { tenant, locale, now, body }: CallRequest<'submitCrmForm'>,
  services: Services,
  captcha: Captcha,
): Promise<AfterCommit<undefined>> => {
  const offered = await offeredInterests(queries, { tenant, locale, now });
  if (offered === undefined) throwProblem('path-not-found');
  const words = texts.getFixedT(locale, 'form-answers');
  const problems: readonly FieldProblem[] = [
    ...(['firstName', 'lastName'] as const).flatMap((field) =>
      body[field].trim() === '' ? [{ field, message: words('required') }] : [],
    ),
    ...body.interests.flatMap(({ key }, index) =>
      offered.has(key) ? [] : [{ field: `interests.${index}.key`, message: words('choice') }],
    ),
  ];
  const [first] = problems;
  if (first !== undefined)
    throwProblem('invalid-request', {
      field: first.field,
      detail: first.message,
      errors: problems.slice(0, 20),
    });
  const { areHandedOver = false, mail } = services.signUps ?? {};
  const house = mail ?? (await branchEmail(queries, { tenant, locale, now }));
  const address = house !== undefined && isEmailAddress(house) ? house : undefined;
  if (!areHandedOver && address === undefined)
    throwProblem('unavailable', { detail: 'There is nobody to send sign-ups to.' });

  const { email, firstName, lastName, company, interests } = body;
  return afterCommit(async () => {
    const pass = await passCaptcha(captcha, body.captchaToken, now);
    const submissionId = randomUUID();
    await services.store.inScope({ tenant }, async (inScope) => {
      await consumeCaptcha(inScope, pass);
      await inScope
        .insertInto('form_submission')
        .values({
          tenant,
          id: submissionId,
          doc: JSON.stringify({
            kind: 'SIGN_UP',
            locale,
            email,
            firstName,
            lastName,
            company,
            interests,
          }),
          created_at: now,
        })
        .execute();
      await enqueueJobs(inScope, [{ kind: 'crm-sign-up', data: { tenant, submissionId, address } }]);
    });
    return undefined;
  });
};
