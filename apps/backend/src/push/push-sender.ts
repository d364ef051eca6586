import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import webPush from 'web-push';
import { isPublicAddress } from './public-address';
import { isPushEndpoint } from './push-endpoint';
import type { PushKeys } from './push-keys';

/** A device that messages are sent to. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A message to a device. */
interface PushMessage {
  /** JSON; encrypted for the device alone. */
  readonly payload: string;
  /** The later of two messages of one topic takes the place of the earlier: up to 32 letters of base64url. */
  readonly topic: string;
  /** Wakes a device that saves its battery. */
  readonly isUrgent: boolean;
}

/** Sends push messages. */
export interface PushSender {
  /**
   * @returns GONE when the browser no longer wants any
   * @throws PushError when it has to be tried again
   */
  readonly send: (target: PushTarget, message: PushMessage) => Promise<'SENT' | 'GONE'>;
  readonly close: () => void;
}

/** A message that did not arrive. Its code says why and names no address: that would let its reader write to the device. */
export class PushError extends Error {
  override readonly name = 'PushError';
  constructor(readonly code: string) {
    super('A push message was not taken');
  }
}

/** A push service keeps a message so long for a device that is away, in seconds; the shop lists it anyway. */
const KEPT_S = 86_400;
const TIMEOUT_MS = 10_000;
/** Nobody reads what a push service says besides its status. */
const MOST_ANSWER_BYTES = 16_384;
const ENCODING = 'aes128gcm';
const GONE = new Set([404, 410]);

/** Looks a name up and refuses it where any of its addresses is none of the internet: the connection goes to what was checked. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error !== null) {
      callback(error, '', 0);
      return;
    }
    const [first] = found;
    if (first === undefined || found.some(({ address }) => !isPublicAddress(address)))
      callback(new PushError('ADDRESS_REFUSED'), '', 0);
    else if (options.all === true) callback(null, found);
    else callback(null, first.address, first.family);
  });
};

interface Post {
  readonly url: URL;
  readonly headers: http.OutgoingHttpHeaders;
  readonly body: Buffer;
}

const errorCodeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'UNREACHABLE';

/**
 * Makes a sender.
 *
 * @param ownOrigins origins of further push services: they may be in the own network, and those of this machine http
 */
export const createPushSender = (
  { publicKey, privateKey, subject }: PushKeys,
  ownOrigins: readonly string[],
): PushSender => {
  const agents = { http: new http.Agent({ keepAlive: true }), https: new https.Agent({ keepAlive: true }) };

  const post = ({ url, headers, body }: Post): Promise<number> => {
    const isOwn = ownOrigins.includes(url.origin);
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-length': body.length },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(!isOwn && { lookup: publicLookup }),
    };
    return new Promise((resolve, reject) => {
      const refuse = (error: unknown) => {
        reject(new PushError(errorCodeOf(error)));
      };
      const answered = (response: http.IncomingMessage) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > MOST_ANSWER_BYTES) response.destroy();
        });
        response.on('error', refuse);
        // A redirection is none of the things a push service answers, and is not followed.
        resolve(response.statusCode ?? 0);
      };
      const request =
        url.protocol === 'https:'
          ? https.request(url, { ...options, agent: agents.https }, answered)
          : http.request(url, { ...options, agent: agents.http }, answered);
      request.on('error', refuse);
      request.end(body);
    });
  };

  return {
    send: async ({ endpoint, p256dh, auth }, { payload, topic, isUrgent }) => {
      // It was checked when it came; the settings may have changed since.
      if (!isPushEndpoint(endpoint, ownOrigins)) throw new PushError('ADDRESS_REFUSED');
      const url = new URL(endpoint);
      const { cipherText } = webPush.encrypt(p256dh, auth, payload, ENCODING);
      const { Authorization: authorization } = webPush.getVapidHeaders(
        url.origin,
        subject,
        publicKey,
        privateKey,
        ENCODING,
      );
      const status = await post({
        url,
        headers: {
          authorization,
          'content-type': 'application/octet-stream',
          'content-encoding': ENCODING,
          ttl: KEPT_S,
          topic,
          urgency: isUrgent ? 'high' : 'normal',
        },
        body: cipherText,
      });
      if (GONE.has(status)) return 'GONE';
      if (status < 200 || status >= 300) throw new PushError(`HTTP_${status}`);
      return 'SENT';
    },
    close: () => {
      agents.http.destroy();
      agents.https.destroy();
    },
  };
};
