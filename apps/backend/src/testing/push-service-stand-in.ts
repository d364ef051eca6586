import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify, type JWTPayload } from 'jose';

/** The keys of a browser's subscription, its own included. */
export interface BrowserKeys {
  readonly privateKey: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Makes the keys of a subscription, as a browser does. */
export const createBrowserKeys = (): BrowserKeys => {
  const curve = createECDH('prime256v1');
  return {
    p256dh: curve.generateKeys('base64url'),
    privateKey: curve.getPrivateKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
};

const derived = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/**
 * Reads a message as a browser does (RFC 8291 on RFC 8188), with nothing of the library that writes it.
 *
 * @throws Error when it was encrypted for another browser, or changed on the way
 */
export const decryptPush = (body: Buffer, { privateKey, p256dh, auth }: BrowserKeys): string => {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const sealed = body.subarray(21 + sender.length);
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey, 'base64url');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), Buffer.from(p256dh, 'base64url'), sender]);
  const input = derived(curve.computeSecret(sender), Buffer.from(auth, 'base64url'), info, 32);
  const key = derived(input, salt, 'Content-Encoding: aes128gcm\0', 16);
  const cipher = createDecipheriv('aes-128-gcm', key, derived(input, salt, 'Content-Encoding: nonce\0', 12));
  cipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  // The last record ends with a two and any number of zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
};

/** Who signed a message, and what for (RFC 8292). */
export const signerOf = async (
  authorization: string | undefined,
): Promise<{ readonly publicKey: string; readonly claims: JWTPayload }> => {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization ?? '') ?? [];
  const point = Buffer.from(publicKey, 'base64url');
  const key = await importJWK(
    {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
    'ES256',
  );
  return { publicKey, claims: (await jwtVerify(token, key)).payload };
};

/** A message as a push service got it. */
interface ReceivedPush {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service on this machine. */
export interface PushServiceStandIn {
  readonly origin: string;
  /** What it got, in order. */
  readonly received: readonly ReceivedPush[];
  /** What it answers from now on. */
  readonly answer: (status: number, headers?: Readonly<Record<string, string>>) => void;
  readonly close: () => Promise<void>;
}

/** Starts a push service on the loopback. */
export const startPushService = async (): Promise<PushServiceStandIn> => {
  const received: ReceivedPush[] = [];
  let reply: { status: number; headers: Readonly<Record<string, string>> } = { status: 201, headers: {} };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(reply.status, reply.headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    answer: (status, headers = {}) => {
      reply = { status, headers };
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
};
