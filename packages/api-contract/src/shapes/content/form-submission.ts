import { z } from 'zod';
import { component, type Shape } from '../component';
import { list } from '../list';
import { boundedText, email, id } from '../scalar';

const formSubmissionShape = z
  .strictObject({
    captchaToken: boundedText(5000),
    formId: id,
    lines: list(z.strictObject({ label: boundedText(300), values: list(boundedText(5000), 300) }), 300),
  })
  .meta({
    description: 'A filled-in form.',
    examples: [{ captchaToken: 'token', formId: 'contact', lines: [{ label: 'PLZ', values: ['5700'] }] }],
  });
/** A filled-in form. */
export interface FormSubmission extends z.infer<typeof formSubmissionShape> {}
export const formSubmission: Shape<FormSubmission> = component('FormSubmission', formSubmissionShape);

const crmFormSubmissionShape = z
  .strictObject({
    captchaToken: boundedText(5000),
    email,
    firstName: boundedText(100),
    lastName: boundedText(100),
    company: boundedText(200).optional(),
    interests: list(z.strictObject({ key: id, label: boundedText(200) }), 300),
  })
  .describe('A filled-in sign-up form.');
/** A filled-in sign-up form. */
export interface CrmFormSubmission extends z.infer<typeof crmFormSubmissionShape> {}
export const crmFormSubmission: Shape<CrmFormSubmission> = component(
  'CrmFormSubmission',
  crmFormSubmissionShape,
);

const formSiteKeyShape = z.object({ siteKey: z.string() }).describe('The key of the captcha that forms use.');
/** The key of the captcha that forms use. */
export interface FormSiteKey extends z.infer<typeof formSiteKeyShape> {}
export const formSiteKey: Shape<FormSiteKey> = component('FormSiteKey', formSiteKeyShape);
