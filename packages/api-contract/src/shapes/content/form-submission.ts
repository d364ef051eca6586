import { z } from 'zod';
import { component, type Shape } from '../component';
import { list } from '../list';
import { boundedText, email, extension, id, moment } from '../scalar';

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

/** Kinds of captchas: work the browser does by itself, or a hosted service. */
export const CAPTCHA_KINDS = ['PROOF_OF_WORK', 'HOSTED'] as const;
/** Kind of captcha, see {@link CAPTCHA_KINDS}. */
export type CaptchaKind = (typeof CAPTCHA_KINDS)[number];

const proofOfWorkShape = z
  .object({
    parameters: z
      .object({
        algorithm: z.string(),
        nonce: z.string(),
        salt: z.string(),
        cost: z.int().min(1),
        keyLength: z.int().min(1),
        keyPrefix: z.string(),
        keySignature: z.string().optional(),
        data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
      })
      .describe('Signed as they are: they come back unchanged'),
    signature: z.string(),
  })
  .describe(
    'Work to be done before a form is sent, as ALTCHA version 2 shapes it. The token is the Base64 text of the JSON { challenge, solution: { counter, derivedKey } }.',
  );
/** Work to be done before a form is sent, as ALTCHA version 2 shapes it. */
export interface ProofOfWork extends z.infer<typeof proofOfWorkShape> {}
export const proofOfWork: Shape<ProofOfWork> = component('ProofOfWork', proofOfWorkShape);

const captchaShape = z
  .object({
    kind: z.enum(CAPTCHA_KINDS),
    challenge: proofOfWork.optional().describe('Of PROOF_OF_WORK; opens one form'),
    expiresAt: moment.optional().describe('Until when the challenge is taken'),
    scriptUrl: z.string().optional().describe('Of HOSTED: the script of the service'),
  })
  .describe('How the captcha of a form is done.');
/** How the captcha of a form is done. */
export interface Captcha extends z.infer<typeof captchaShape> {}
export const captcha: Shape<Captcha> = component('Captcha', captchaShape);

const formSiteKeyShape = z
  .object({ siteKey: z.string(), captcha: extension(captcha) })
  .describe('The key of the captcha that forms use, and how it is done.');
/** The key of the captcha that forms use, and how it is done. */
export interface FormSiteKey extends z.infer<typeof formSiteKeyShape> {}
export const formSiteKey: Shape<FormSiteKey> = component('FormSiteKey', formSiteKeyShape);
