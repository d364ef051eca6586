import type { JsonColumn } from './sign-on';

/** A label and what was filled in beside it. */
export interface SubmittedLine {
  readonly label: string;
  readonly values: readonly string[];
}

/** A filled-in form of the content, as the mail says it. */
interface FilledInForm {
  readonly kind: 'FORM';
  /** Which form it was, by its key. */
  readonly form: string;
  readonly locale: 'de-AT' | 'en-GB';
  readonly lines: readonly SubmittedLine[];
  /** Address to answer to, where one was filled in. */
  readonly replyTo?: string | undefined;
}

/** A filled-in sign-up form. */
interface SignUp {
  readonly kind: 'SIGN_UP';
  readonly locale: 'de-AT' | 'en-GB';
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company?: string | undefined;
  readonly interests: readonly { readonly key: string; readonly label: string }[];
}

/** What somebody filled in. */
export type FormSubmissionDocument = FilledInForm | SignUp;

export interface FormSubmissionTable {
  tenant: string;
  id: string;
  doc: JsonColumn<FormSubmissionDocument>;
  created_at: Date;
}

/** Captcha tokens that opened a form. */
export interface CaptchaUseTable {
  token_digest: string;
  expires_at: Date;
}
