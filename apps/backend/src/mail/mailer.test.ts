import Fastify from 'fastify';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_TENANT_PROFILE } from '../tenant-profile';
import { caughtMails } from './caught-mail';
import { registerDevMail } from './dev-mail';
import { createMailer, type Mail } from './mailer';

const mail: Mail = {
  id: 'order-AZ-1',
  to: 'kueche@post.at',
  subject: 'Ihre Bestellung – Grüße',
  text: 'Käse',
  html: '<p>Käse</p>',
  date: new Date('2026-11-25T13:00:00Z'),
};

describe('mails', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-mailer-'));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('go to a mail server, with an id that stays the same', async () => {
    const received: Email[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          void PostalMime.parse(Buffer.concat(chunks)).then((email) => {
            received.push(email);
            done();
          });
        });
      },
    });
    const listening = server.listen(0, '127.0.0.1');
    await new Promise((resolve) => listening.once('listening', resolve));
    const { port } = listening.address() as AddressInfo;
    const mailer = createMailer({ from: 'Shop <shop@gastro.at>', smtpUrl: `smtp://127.0.0.1:${port}` });
    await mailer.send(mail);
    await mailer.send(mail);
    mailer.close();
    await new Promise<void>((resolve) => {
      server.close(resolve);
    });
    expect(received).toHaveLength(2);
    expect(received[0]).toMatchObject({
      messageId: '<order-AZ-1@gastro.at>',
      subject: mail.subject,
      to: [{ address: 'kueche@post.at' }],
    });
    expect(received[0]?.messageId).toBe(received[1]?.messageId);
  });

  it.each([
    [undefined, 'Shop <shop@gastro.at>', { name: 'Shop', address: 'shop@gastro.at' }],
    [{ name: 'Alpenland' }, 'Shop <shop@gastro.at>', { name: 'Alpenland', address: 'shop@gastro.at' }],
    [{ address: 'a@land.at' }, '"Shop" <shop@gastro.at>', { name: 'Shop', address: 'a@land.at' }],
    [{ name: 'Alpenland' }, 'shop@gastro.at', { name: 'Alpenland', address: 'shop@gastro.at' }],
    [
      { name: 'Alp, "Land" <x@y.z>', address: 'a@land.at' },
      'shop@gastro.at',
      { name: 'Alp, "Land" <x@y.z>', address: 'a@land.at' },
    ],
  ])('from %j, of an installation that sends as %s, are from %j', async (sender, from, expected) => {
    const inside = mkdtempSync(path.join(folder, 'from-'));
    const mailer = createMailer({ from, folder: inside });
    await mailer.send({ ...mail, from: sender });
    mailer.close();
    const [file = ''] = readdirSync(inside);
    const read = await PostalMime.parse(readFileSync(path.join(inside, file)));
    expect(read.from).toMatchObject(expected);
    // What repeats a mail is known by its id, whoever it is from.
    expect(read.messageId).toBe('<order-AZ-1@gastro.at>');
  });

  it('do not go where nobody listens', async () => {
    const mailer = createMailer({ from: 'shop@gastro.at', smtpUrl: 'smtp://127.0.0.1:1' });
    await expect(mailer.send(mail)).rejects.toThrow();
    mailer.close();
  });

  it('are caught in a folder once each, and shown as text', async () => {
    const mailer = createMailer({ from: 'shop@gastro.at', folder });
    await mailer.send({ ...mail, subject: '<script>alert(1)</script>' });
    await mailer.send({ ...mail, subject: '<script>alert(1)</script>' });
    mailer.close();
    const caught = await caughtMails(folder);
    expect(caught).toMatchObject([{ to: ['kueche@post.at'], text: 'Käse\n' }]);
    const app = Fastify();
    app.addHook('onRequest', (request, _reply, done) => {
      request.hostEntry = { tenant: 'AZ', mode: 'SHOP' };
      request.hostProfile = () => Promise.resolve(DEFAULT_TENANT_PROFILE);
      done();
    });
    registerDevMail(app, folder);
    const list = await app.inject('/dev/mail');
    expect(list.body).toContain('&lt;script&gt;');
    expect(list.body).not.toContain('<script>');
    const one = await app.inject(`/dev/mail/${caught[0]?.id ?? ''}`);
    expect(one.body).toContain('Käse');
    expect(one.body).not.toContain('<script>');
    expect((await app.inject('/dev/mail/..%2f..%2fetc%2fpasswd')).statusCode).not.toBe(200);
    await app.close();
  });

  it('of an empty place are none', async () => {
    expect(await caughtMails(path.join(folder, 'nothing'))).toEqual([]);
  });
});
