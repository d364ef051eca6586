import { loginUrl } from '@gastroshop/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { formPagePolicy, messagePage, pageLocale, type Markup, type PageFrame } from '../http';
import type { SignOnFailure } from './options';
import { pagesOfHost } from './pages-of-host';
import { textsOf } from './texts';

/** Sends one of the sign-on pages. */
const sendPage = (
  reply: FastifyReply,
  status: number,
  text: string,
  formTargets: readonly string[] = [],
): FastifyReply =>
  reply
    .code(status)
    .header('content-security-policy', formPagePolicy(formTargets))
    .type('text/html; charset=utf-8')
    .send(text);

const frameOf = async (request: FastifyRequest, title: string, script?: string): Promise<PageFrame> => ({
  tenant: request.hostEntry.tenant,
  profile: await request.hostProfile(),
  locale: await pageLocale(request),
  title,
  script,
});

/** What the page of a failure speaks of; all others have pages of their own. */
type Failure = Extract<SignOnFailure, 'expired' | 'refused' | 'away'>;

const STATUS: Readonly<Record<Failure, number>> = { expired: 400, refused: 400, away: 503 };

/**
 * Says that the sign-on failed and offers another try. Nothing of what the browser brought stands on the page.
 *
 * @param target where the next try leads; checked again there
 */
export const sendFailure = async (
  request: FastifyRequest,
  reply: FastifyReply,
  failure: Failure,
  target: string,
): Promise<FastifyReply> => {
  const texts = textsOf(await pageLocale(request));
  if (failure === 'away') reply.header('retry-after', 30);
  return sendPage(
    reply,
    STATUS[failure],
    messagePage(await frameOf(request, texts.failed), texts[failure], {
      href: loginUrl(target, pagesOfHost(request)),
      label: texts.again,
    }),
  );
};

/** The page a successful sign-on ends on: its script goes on to the landing, same-site. */
export const sendLanding = async (
  request: FastifyRequest,
  reply: FastifyReply,
  href: string,
): Promise<FastifyReply> => {
  const { signedIn, goingOn, goOn } = textsOf(await pageLocale(request));
  const frame = await frameOf(request, signedIn, 'continue.js');
  return sendPage(reply, 200, messagePage(frame, goingOn, { href, label: goOn, id: 'continue' }));
};

/** A page with one message and what belongs to it. */
export const sendMessage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  message: {
    readonly title: string;
    readonly text: string;
    readonly more?: Markup | undefined;
    readonly status?: number | undefined;
  },
  formTargets?: readonly string[],
): Promise<FastifyReply> => {
  const { title, text, more, status = 200 } = message;
  return sendPage(
    reply,
    status,
    messagePage(await frameOf(request, title), text, undefined, more),
    formTargets,
  );
};
