import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formPagePolicy, html, page, throwProblem, type Markup } from '../http';
import { caughtMail, caughtMails, type CaughtMail } from './caught-mail';

const row = ({ id, date, to, subject }: CaughtMail): Markup =>
  html`<tr>
    <td>${date}</td>
    <td>${to.join(', ')}</td>
    <td><a href="/dev/mail/${id}">${subject}</a></td>
  </tr>`;

const listOf = (mails: readonly CaughtMail[]): Markup =>
  mails.length === 0
    ? html`<h1>Caught mails</h1>
        <p>No mail yet. Place an order with a confirmation address.</p>`
    : html`<h1>Caught mails</h1>
        <table>
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">To</th>
              <th scope="col">Subject</th>
            </tr>
          </thead>
          <tbody>
            ${mails.map(row)}
          </tbody>
        </table>`;

const mailOf = ({ subject, date, to, text, html: source }: CaughtMail): Markup =>
  html`<p><a href="/dev/mail">All mails</a></p>
    <h1>${subject}</h1>
    <p>${date} to ${to.join(', ')}</p>
    <pre>${text}</pre>
    <details>
      <summary>HTML source</summary>
      <pre>${source}</pre>
    </details>`;

/**
 * Shows the mails caught in a folder under /dev/mail. For development and demonstration only: there is no sign-in.
 * Every part of a mail is shown as text.
 */
export const registerDevMail = (app: FastifyInstance, folder: string): void => {
  const send = async (request: FastifyRequest, reply: FastifyReply, title: string, content: Markup) => {
    const { tenant } = request.hostEntry;
    const profile = await request.hostProfile();
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', formPagePolicy())
      .send(page({ tenant, profile, locale: 'en-GB', title }, content));
  };

  app.get('/dev/mail', { config: { rule: 'open' } }, async (request, reply) =>
    send(request, reply, 'Caught mails', listOf(await caughtMails(folder))),
  );
  app.get<{ Params: { id: string } }>(
    '/dev/mail/:id',
    { config: { rule: 'open' } },
    async (request, reply) => {
      const mail = (await caughtMail(folder, request.params.id)) ?? throwProblem('not-found');
      return send(request, reply, mail.subject, mailOf(mail));
    },
  );
};
