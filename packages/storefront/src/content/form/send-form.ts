import { FetchError, ResponseError } from '@gastroshop/api-client';
import type { CaptchaTokens } from './captcha-token';
import { CaptchaError } from './hosted-captcha';

/** How sending a form went. */
export type FormResult =
  | { readonly kind: 'SENT' }
  /** The server found something wrong: sentences by the names of the fields. */
  | { readonly kind: 'WRONG'; readonly problems: Readonly<Record<string, string>> }
  /** No answer came; whether it arrived will be seen at the next try. */
  | { readonly kind: 'NO_ANSWER' }
  /** It is for the signed-in. */
  | { readonly kind: 'SIGN_IN' }
  /** There is no such form any more. */
  | { readonly kind: 'GONE' }
  /** The hosted captcha could not be asked. */
  | { readonly kind: 'NO_CAPTCHA' }
  | { readonly kind: 'FAILED' };

const problemsIn = (error: ResponseError): Readonly<Record<string, string>> => {
  const errors = error.problem?.['errors'];
  if (!Array.isArray(errors)) return {};
  return Object.fromEntries(
    errors.flatMap((each: unknown) =>
      typeof each === 'object' &&
      each !== null &&
      'field' in each &&
      'message' in each &&
      typeof each.field === 'string' &&
      typeof each.message === 'string'
        ? [[each.field, each.message] as const]
        : [],
    ),
  );
};

/**
 * Sends a form, once: a token opens one form only, so it is kept after a try without an answer. When the next try with
 * it is told that it was used, the first one had arrived.
 */
export const formSender = (tokens: CaptchaTokens) => {
  let unanswered: string | undefined;
  const send = async (submit: (token: string) => Promise<unknown>, again: boolean): Promise<FormResult> => {
    let sent: string | undefined;
    try {
      const { token } = await tokens.get();
      sent = token;
      await submit(token);
      tokens.drop();
      return { kind: 'SENT' };
    } catch (error) {
      if (error instanceof FetchError) {
        unanswered = sent ?? unanswered;
        return { kind: 'NO_ANSWER' };
      }
      if (error instanceof CaptchaError) return { kind: 'NO_CAPTCHA' };
      if (!(error instanceof ResponseError)) return { kind: 'FAILED' };
      switch (error.problem?.code) {
        case 'captcha-failed': {
          tokens.drop();
          if (sent !== undefined && sent === unanswered) return { kind: 'SENT' };
          return again ? send(submit, false) : { kind: 'FAILED' };
        }
        case 'invalid-request': {
          const problems = problemsIn(error);
          return Object.keys(problems).length > 0 ? { kind: 'WRONG', problems } : { kind: 'FAILED' };
        }
        case 'authentication-needed':
          return { kind: 'SIGN_IN' };
        case 'path-not-found':
          return { kind: 'GONE' };
        default:
          return { kind: 'FAILED' };
      }
    }
  };
  return (submit: (token: string) => Promise<unknown>): Promise<FormResult> => send(submit, true);
};
