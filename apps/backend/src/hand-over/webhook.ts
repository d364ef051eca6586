import { createHmac } from 'node:crypto';

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

/**
 * Posts a message. Redirects are not followed: the address is the operator's own.
 *
 * @throws Error when the receiver is not there, is too slow or answers anything but 2xx
 */
export const callWebhook = async (
  { url, secret }: WebhookSettings,
  id: string,
  body: string,
): Promise<void> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': id,
      'gastroshop-signature': signatureOf(secret, body, new Date()),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The receiver answered ${response.status}`);
};
