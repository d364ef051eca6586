import { createHmac } from 'node:crypto';
import { traceparentOf, type TraceContext, type Tracer } from '../tracing';

/** A web address that takes what is handed over, and the key it knows us by. */
export interface WebhookSettings {
  readonly url: string;
  readonly secret: string;
}

const TIMEOUT_MS = 10_000;

/**
 * Signature of a message: `t=<seconds>,v1=<hex>`, HMAC-SHA256 of `<seconds>.<body>`. The time keeps an old message from
 * being sent again by somebody else.
 */
const signatureOf = (secret: string, body: string, now: Date): string => {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
};

const isTaken = (status: number | undefined): boolean =>
  status !== undefined && status >= 200 && status <= 299;

/** What is sent: the id is the same for every repetition. */
interface Message {
  readonly id: string;
  readonly body: string;
}

/** What the message is a part of, and who is told how long it took. */
interface Traced {
  readonly trace: TraceContext | undefined;
  readonly tracer: Tracer;
}

/**
 * Posts a message. Redirects are not followed: the address is the operator's own.
 *
 * @throws Error when the receiver is not there, is too slow or answers anything but 2xx
 */
export const callWebhook = async (
  { url, secret }: WebhookSettings,
  { id, body }: Message,
  { trace: parent, tracer }: Traced,
): Promise<void> => {
  const { hostname } = new URL(url);
  const facts = { 'http.request.method': 'POST', 'server.address': hostname };
  const span = tracer.begin('POST', { kind: 'client', parent, facts });
  const post = async (): Promise<number> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        'gastroshop-signature': signatureOf(secret, body, new Date()),
        traceparent: traceparentOf(span.context),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.status;
  };
  let status: number | undefined;
  try {
    status = await post();
  } finally {
    const facts = status === undefined ? {} : { 'http.response.status_code': status };
    span.end({ facts, hasFailed: !isTaken(status) });
  }
  if (!isTaken(status)) throw new Error(`The receiver answered ${status}`);
};
