import { DEFAULT_APP_PATHS, shopHost, userFromClaims } from '@gastroshop/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { html, originOf, pageLocale } from '../http';
import { sendMessage } from './auth-page';
import { signOutForm } from './logout-route';
import { digestOf } from './random-id';
import { sessionIdOf } from './session-cookies';
import { lockSession } from './session-store';
import type { SignOnParts } from './sign-on-parts';
import { textsOf } from './texts';

/**
 * GET /auth/wrong-tenant: tells a user of another shop so (TEN-4), with the button that signs out and, where the user
 * has a shop, the way there.
 */
export const wrongTenantRoute =
  ({ store, seal, tenants, options, appPaths = DEFAULT_APP_PATHS }: SignOnParts) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const texts = textsOf(await pageLocale(request));
    const id = sessionIdOf(request);
    const session =
      id === undefined
        ? undefined
        : await store.asSystem((queries) => lockSession(queries, seal, digestOf(id)));
    const tenant = session === undefined ? undefined : userFromClaims(session.claims, tenants.has)?.tenant;
    const host =
      tenant === undefined || tenant === request.hostEntry.tenant
        ? undefined
        : shopHost(tenants.hosts, tenant);
    const here = originOf(request);
    const port = new URL(here).port;
    const right =
      host === undefined
        ? undefined
        : `${request.protocol}://${host}${port === '' ? '' : `:${port}`}${appPaths.shop}`;
    return sendMessage(
      request,
      reply,
      {
        title: texts.wrongShop,
        text: texts.wrongShopText,
        more: html`${signOutForm(request, texts.signOut)}${right === undefined ? undefined : html`<p class="actions"><a href="${right}">${texts.rightShop}</a></p>`}`,
      },
      [new URL(options.issuer).origin, here],
    );
  };
