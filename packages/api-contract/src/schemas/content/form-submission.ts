import { z } from 'zod';
import { registerComponent, type Schema } from '../register-component';
import { list } from '../list-schema';
import { boundedString, emailSchema, extension, idSchema, momentSchema } from '../scalars';

const formSubmissionShape = z
  .strictObject({
    captchaToken: boundedString(5000).describe('Proof that a person sends it, see the site key of forms'),
    formId: idSchema.describe('Key of the form, as its block names it'),
    lines: list(
      z.strictObject({
        label: boundedString(300).describe('Label of the field, exactly as the form has it'),
        values: list(boundedString(5000), 300).describe('What was written, or each choice that was made'),
      }),
      300,
    ).describe('What was filled in, a line for each field'),
  })
  .meta({
    description: 'A filled-in form.',
    examples: [{ captchaToken: 'token', formId: 'contact', lines: [{ label: 'PLZ', values: ['5700'] }] }],
  });
/** A filled-in form. */
export interface FormSubmission extends z.infer<typeof formSubmissionShape> {}
export const formSubmissionSchema: Schema<FormSubmission> = registerComponent(
  'FormSubmission',
  formSubmissionShape,
);

const crmFormSubmissionShape = z
  .strictObject({
    captchaToken: boundedString(5000).describe('Proof that a person sends it, see the site key of forms'),
    email: emailSchema.describe('Address to write to'),
    firstName: boundedString(100).describe('First name, at most 100 characters'),
    lastName: boundedString(100).describe('Last name, at most 100 characters'),
    company: boundedString(200).optional().describe('Name of the business, at most 200 characters'),
    interests: list(
      z.strictObject({
        key: idSchema.describe('Key of the interest, as the block names it'),
        label: boundedString(200).describe('What was shown beside the box'),
      }),
      300,
    ).describe('Interests that were ticked'),
  })
  .meta({
    description: 'A filled-in sign-up form.',
    examples: [
      {
        captchaToken: 'token',
        email: 'anna@gasthof-post.at',
        firstName: 'Anna',
        lastName: 'Huber',
        interests: [{ key: 'WINE', label: 'Wein' }],
      },
    ],
  });
/** A filled-in sign-up form. */
export interface CrmFormSubmission extends z.infer<typeof crmFormSubmissionShape> {}
export const crmFormSubmissionSchema: Schema<CrmFormSubmission> = registerComponent(
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
        algorithm: z.string().describe('How keys are derived, such as PBKDF2/SHA-256'),
        nonce: z.string().describe('Random text that makes the challenge one of its own'),
        salt: z.string().describe('Random text that goes into each derivation'),
        cost: z.int().min(1).describe('Rounds of each derivation'),
        keyLength: z.int().min(1).describe('Bytes of a derived key'),
        keyPrefix: z.string().describe('How the derived key that is looked for begins, in hex'),
        keySignature: z
          .string()
          .optional()
          .describe('Signature of the key that is looked for, where the server knows it'),
        data: z
          .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
          .optional()
          .describe('What the server wants to find again in the answer'),
      })
      .describe('Signed as they are: they come back unchanged'),
    signature: z.string().describe('Signature of the parameters by the server'),
  })
  .describe(
    'Work to be done before a form is sent, as ALTCHA version 2 shapes it. The token is the Base64 text of the JSON { challenge, solution: { counter, derivedKey } }.',
  );
/** Work to be done before a form is sent, as ALTCHA version 2 shapes it. */
export interface ProofOfWork extends z.infer<typeof proofOfWorkShape> {}
export const proofOfWorkSchema: Schema<ProofOfWork> = registerComponent('ProofOfWork', proofOfWorkShape);

const captchaShape = z
  .object({
    kind: z.enum(CAPTCHA_KINDS).describe('Work of the browser, or a hosted service'),
    challenge: proofOfWorkSchema.optional().describe('Of PROOF_OF_WORK; opens one form'),
    expiresAt: momentSchema.optional().describe('Until when the challenge is taken'),
    scriptUrl: z.string().optional().describe('Of HOSTED: the script of the service'),
  })
  .describe('How the captcha of a form is done.');
/** How the captcha of a form is done. */
export interface Captcha extends z.infer<typeof captchaShape> {}
export const captchaSchema: Schema<Captcha> = registerComponent('Captcha', captchaShape);

const formSiteKeyShape = z
  .object({
    siteKey: z
      .string()
      .describe('Key of the hosted service; where the browser does the work it opens nothing'),
    captcha: extension(captchaSchema).describe('How it is done; an older backend leaves it out'),
  })
  .describe('The key of the captcha that forms use, and how it is done.');
/** The key of the captcha that forms use, and how it is done. */
export interface FormSiteKey extends z.infer<typeof formSiteKeyShape> {}
export const formSiteKeySchema: Schema<FormSiteKey> = registerComponent('FormSiteKey', formSiteKeyShape);
