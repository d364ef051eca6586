import type { FastifyInstance } from 'fastify';
import { refuse } from '../http';
import { caughtMail, caughtMails, type CaughtMail } from './caught-mail';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (mark) => ESCAPES[mark] ?? mark);

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head><body><h1>${escaped(title)}</h1>${body}</body></html>`;

const row = ({ id, date, to, subject }: CaughtMail): string =>
  `<tr><td>${escaped(date)}</td><td>${escaped(to.join(', '))}</td><td><a href="/dev/mail/${id}">${escaped(subject)}</a></td></tr>`;

const listPage = (mails: readonly CaughtMail[]): string =>
  page(
    'Caught mails',
    mails.length === 0
      ? '<p>No mail yet. Place an order with a confirmation address.</p>'
      : `<table><thead><tr><th scope="col">Date</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead><tbody>${mails.map(row).join('')}</tbody></table>`,
  );

const mailPage = ({ subject, date, to, text, html }: CaughtMail): string =>
  page(
    subject,
    `<p><a href="/dev/mail">All mails</a></p><p>${escaped(date)} to ${escaped(to.join(', '))}</p><pre>${escaped(text)}</pre><details><summary>HTML source</summary><pre>${escaped(html)}</pre></details>`,
  );

/**
 * Shows the mails caught in a folder under /dev/mail. For development and demonstration only: there is no sign-in.
 * Every part of a mail is shown as text.
 */
export const registerDevMail = (app: FastifyInstance, folder: string): void => {
  app.get('/dev/mail', { config: { rule: 'open' } }, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(listPage(await caughtMails(folder))),
  );
  app.get<{ Params: { id: string } }>(
    '/dev/mail/:id',
    { config: { rule: 'open' } },
    async (request, reply) => {
      const mail = (await caughtMail(folder, request.params.id)) ?? refuse('not-found');
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(mailPage(mail));
    },
  );
};
