import webPush from 'web-push';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createBrowserKeys,
  decryptPush,
  signerOf,
  startPushService,
  type PushServiceStandIn,
} from '../testing/push-service-stand-in';
import { createPushSender, PushError, publicLookup, type PushSender } from './push-sender';

const keys = { ...webPush.generateVAPIDKeys(), subject: 'mailto:shop@post.example' };
const message = { payload: '{"title":"Grüß Gott"}', topic: 'a-topic', isUrgent: false };

it('the stand-in reads the example of RFC 8291 (appendix A)', () => {
  const body = Buffer.from(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    'base64url',
  );
  expect(
    decryptPush(body, {
      privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    }),
  ).toBe('When I grow up, I want to be a watermelon');
});

describe('a push message', () => {
  let service: PushServiceStandIn;
  let sender: PushSender;
  const browser = createBrowserKeys();
  const target = () => ({ ...browser, endpoint: `${service.origin}/send/1` });

  beforeAll(async () => {
    service = await startPushService();
    sender = createPushSender(keys, [service.origin]);
  });
  beforeEach(() => {
    service.answer(201);
  });
  afterAll(async () => {
    sender.close();
    await service.close();
  });

  it('NOT-4: is read by the browser it is for and by nobody else, signed by the installation', async () => {
    expect(await sender.send(target(), message)).toBe('SENT');
    const { path, headers, body } = service.received.at(-1) ?? expect.unreachable();
    expect(path).toBe('/send/1');
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      topic: 'a-topic',
      urgency: 'normal',
    });
    expect(body.toString()).not.toContain('Gott');
    expect(decryptPush(body, browser)).toBe(message.payload);
    expect(() => decryptPush(body, createBrowserKeys())).toThrow();
    const { publicKey, claims } = await signerOf(headers.authorization);
    expect(publicKey).toBe(keys.publicKey);
    expect(claims).toMatchObject({ aud: service.origin, sub: keys.subject });
    expect((claims.exp ?? 0) * 1000 - Date.now()).toBeLessThan(24 * 3_600_000);
  });

  it('wakes a device where it is urgent', async () => {
    await sender.send(target(), { ...message, isUrgent: true });
    expect(service.received.at(-1)?.headers['urgency']).toBe('high');
  });

  it.each([404, 410])('NOT-4: is wanted no more where the answer is %s', async (status) => {
    service.answer(status);
    expect(await sender.send(target(), message)).toBe('GONE');
  });

  it.each([400, 403, 413, 429, 500, 503])('has to be tried again where the answer is %s', async (status) => {
    service.answer(status);
    await expect(sender.send(target(), message)).rejects.toMatchObject({ code: `HTTP_${status}` });
  });

  it('NOT-5: follows nobody elsewhere', async () => {
    service.answer(307, { location: `${service.origin}/elsewhere` });
    const before = service.received.length;
    await expect(sender.send(target(), message)).rejects.toMatchObject({ code: 'HTTP_307' });
    expect(service.received).toHaveLength(before + 1);
  });

  it('NOT-5: goes to no host but that of a push service', async () => {
    const strict = createPushSender(keys, []);
    const { length } = service.received;
    const port = service.origin.replace(/^.*:/, '');
    for (const endpoint of [
      `http://127.0.0.1:${port}/`,
      `https://127.0.0.1:${port}/`,
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://localhost/',
    ])
      await expect(strict.send({ ...browser, endpoint }, message), endpoint).rejects.toMatchObject({
        code: 'ADDRESS_REFUSED',
      });
    strict.close();
    expect(service.received).toHaveLength(length);
  });

  it('NOT-5: refuses a name that stands for an address of this machine', async () => {
    const found = await new Promise((resolve) => {
      publicLookup('localhost', { all: true }, (error) => {
        resolve(error);
      });
    });
    expect(found).toMatchObject({ code: 'ADDRESS_REFUSED' });
  });

  it('says of what failed why, and never where', async () => {
    const gone = createPushSender(keys, ['http://127.0.0.1:1']);
    const error: unknown = await gone
      .send({ ...browser, endpoint: 'http://127.0.0.1:1/secret' }, message)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PushError);
    expect(error).toMatchObject({ code: 'ECONNREFUSED' });
    expect(String(error)).not.toContain('secret');
    gone.close();
  });
});
