import { NO_TRACER, type TraceContext, type Tracer } from '../tracing';
import { callWebhook, type WebhookSettings } from './webhook';

/** What the customer relationship system gets of a sign-up. Its form is documented in docs/operations/forms.md. */
export interface SignUpDocument {
  readonly format: 'gastroshop.sign-up/1';
  /** The same for every repetition: a receiver that has it throws the next one away. */
  readonly id: string;
  readonly tenant: string;
  readonly locale: string;
  /** When it was sent, as a moment. */
  readonly submittedAt: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company?: string | undefined;
  readonly interests: readonly { readonly key: string; readonly label: string }[];
}

/** Hands a sign-up over. Resolves when the receiver has it; a repetition is harmless. */
export type CrmFormExport = (signUp: SignUpDocument, trace?: TraceContext) => Promise<void>;

/**
 * Makes the hand-over of sign-ups to a web address.
 *
 * @returns undefined without one: sign-ups are mailed then
 */
export const createSignUpHandOver = (
  webhook: WebhookSettings | undefined,
  tracer: Tracer = NO_TRACER,
): CrmFormExport | undefined =>
  webhook === undefined
    ? undefined
    : (signUp, trace) =>
        callWebhook(webhook, { id: signUp.id, body: JSON.stringify(signUp) }, { trace, tracer });
