import { DEFAULT_APP_PATHS, landingTarget, toOuterAddress } from '@gastroshop/identity';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Handlers } from '../calls';
import { PAGE_ASSETS, throwProblem } from '../http';
import { tenantStyle } from './tenant-style';
import { inAscii } from './to-ascii-url';
import { BACK_CHANNEL_LOGOUT_PATH, backChannelLogoutRoute } from './back-channel-logout-route';
import { beginRoute, singleQueryParam } from './login-route';
import { callbackRoute, WRONG_TENANT_PATH } from './callback-route';
import { logoutPostRoute, logoutRoute } from './logout-route';
import type { SignOnServices } from './options';
import { pagesOfHost } from './pages-of-host';
import { CALLBACK_PATH, createProvider } from './provider';
import { createSeal } from '../key-ring';
import { createSessionTokens } from './session-token';
import type { SignOnParts } from './sign-on-parts';
import { tokenHandlers } from './token-handler';
import { createVisitorOf, type Visitor } from './visitor';
import { wrongTenantRoute } from './wrong-tenant-route';

/** Longest form a sign-on page sends, in bytes. */
const FORM_BYTES = 4_096;

/** The sign-on of an application. */
export interface SignOn {
  /** Registers the pages below /auth. */
  readonly register: (app: FastifyInstance) => void;
  /** Answers the calls of the contract that belong to the sign-on. */
  readonly handlers: Handlers;
  /** Who reads content, by the session cookie. */
  readonly visitorOf: (request: FastifyRequest) => Promise<Visitor>;
}

/** Makes the sign-on; nothing is asked of the provider before somebody signs on. */
export const createSignOn = (services: SignOnServices): SignOn => {
  const seal = createSeal(services.keyRing, 'session tokens');
  const provider = createProvider(services.options);
  const sessionTokens = createSessionTokens({ ...services, seal, provider });
  const parts: SignOnParts = { ...services, seal, provider, sessionTokens };
  const { appPaths = DEFAULT_APP_PATHS } = services;
  // A site of the group has pages of its own, where it has put them.
  const appPathsAt = ({ hostEntry }: FastifyRequest) =>
    hostEntry.mode === 'SITE' ? DEFAULT_APP_PATHS : appPaths;
  return {
    handlers: tokenHandlers(parts),
    visitorOf: createVisitorOf(parts),
    register: (app) => {
      app.register((routes, _options, done) => {
        routes.addContentTypeParser(
          'application/x-www-form-urlencoded',
          { parseAs: 'string', bodyLimit: FORM_BYTES },
          (_request, body, parsed) => {
            parsed(null, new URLSearchParams(String(body)));
          },
        );
        const open = { config: { rule: 'open' } } as const;
        const session = { config: { rule: 'session' } } as const;
        routes.get('/auth/redirect', open, beginRoute(parts));
        routes.get(CALLBACK_PATH, open, callbackRoute(parts));
        routes.get('/auth/landing', open, (request, reply) =>
          reply.redirect(
            inAscii(
              toOuterAddress(
                appPathsAt(request),
                landingTarget(singleQueryParam(request, 'target'), pagesOfHost(request)),
              ),
            ),
            303,
          ),
        );
        routes.get('/auth/logout', session, logoutRoute(parts));
        routes.post('/auth/logout', session, logoutPostRoute(parts));
        const { verifyLogoutToken } = services.options;
        if (verifyLogoutToken !== undefined)
          routes.post(BACK_CHANNEL_LOGOUT_PATH, open, backChannelLogoutRoute(parts, verifyLogoutToken));
        routes.get(WRONG_TENANT_PATH, session, wrongTenantRoute(parts));
        routes.get<{ Params: { name: string } }>('/auth/assets/:name', open, async ({ params }, reply) => {
          const asset =
            PAGE_ASSETS.get(params.name) ??
            (await tenantStyle(services.store, services.tenants, params.name)) ??
            throwProblem('not-found');
          return reply
            .type(asset.mediaType)
            .header('cache-control', `public, max-age=${asset.keptSeconds}`)
            .send(asset.body);
        });
        done();
      });
    },
  };
};
