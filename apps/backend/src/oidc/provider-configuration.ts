import type { Locale } from '@gastroshop/i18n';
import { resolveHost, type TenantCode, type TenantDirectory } from '@gastroshop/identity';
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import type { Store } from '../db';
import { offeredLocale, messagePage } from '../http';
import type { Clock } from '../settings';
import { BACK_CHANNEL_LOGOUT_PATH } from '../sign-on';
import { findTenantProfile } from '../tenant-profile';
import { accountById, claimsOfAccount } from './account';
import { callbackOf, homeOf } from './let-shops-return';
import { logoutPage } from './logout-page';
import type { ProviderSecrets } from './provider-secrets';
import { createRecordAdapter } from './record-adapter';
import { textsOf } from './texts';

/** The one client there is: the shop. */
export const CLIENT_ID = 'gastroshop';
/** Audience of access tokens. */
export const AUDIENCE = 'gastroshop';

const RESOURCE = 'urn:gastroshop:api';
const SCOPES = 'openid profile email';

const DAY_S = 86_400;

/**
 * The language of a page: the one the shop asks for, else the browser's, among those the tenant offers.
 *
 * @param offered languages of the tenant's shop, the first for whoever asks for none of them
 */
export const localeOfRequest = (
  uiLocales: unknown,
  acceptLanguage: string | undefined,
  offered: readonly Locale[],
): Locale => offered.find((locale) => locale === uiLocales) ?? offeredLocale(acceptLanguage, offered);

/** The tenant of the shop an address belongs to: one provider serves all shops in the look of each. */
export const tenantOfAddress = (tenants: TenantDirectory, address: unknown): TenantCode | undefined =>
  typeof address === 'string' && URL.canParse(address)
    ? resolveHost(tenants.hosts, new URL(address).host)?.tenant
    : undefined;

/** What the configuration is made of. */
export interface ProviderParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly tenants: TenantDirectory;
  readonly secrets: ProviderSecrets;
  readonly origins: readonly string[];
  /** Where the shop hears what the provider ends. */
  readonly publicOrigin: string;
  /** Path the shop lives at on each host. */
  readonly home: string;
  /** How the provider calls the shop. */
  readonly fetch: typeof globalThis.fetch;
}

const formValue = (form: string, name: 'action' | 'value'): string =>
  new RegExp(`${name}="([^"]*)"`).exec(form)?.[1] ?? '';

/** How the embedded provider behaves. */
export const providerConfiguration = ({
  store,
  clock,
  tenants,
  secrets,
  origins,
  publicOrigin,
  home,
  fetch,
}: ProviderParts): Configuration => {
  const frameOf = async (ctx: KoaContextWithOIDC) => {
    // An error may come before the parameters are read.
    const given: unknown = Reflect.get(ctx.oidc, 'params');
    const params = new Map<string, unknown>(Object.entries(given ?? {}));
    const address = params.get('redirect_uri') ?? params.get('post_logout_redirect_uri');
    const tenant = tenantOfAddress(tenants, address);
    const profile = await findTenantProfile(store, tenant);
    return {
      tenant,
      profile,
      locale: localeOfRequest(params.get('ui_locales'), ctx.get('accept-language'), profile.languages),
    };
  };
  const show = (ctx: KoaContextWithOIDC, text: string): void => {
    ctx.type = 'text/html; charset=utf-8';
    ctx.body = text;
  };
  return {
    adapter: createRecordAdapter(store, clock),
    fetch,
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: secrets.clientSecret,
        redirect_uris: origins.map(callbackOf),
        post_logout_redirect_uris: origins.map((origin) => homeOf(origin, home)),
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        backchannel_logout_uri: publicOrigin + BACK_CHANNEL_LOGOUT_PATH,
        backchannel_logout_session_required: true,
      },
    ],
    jwks: { keys: [secrets.signingKey] },
    cookies: {
      keys: [secrets.cookieKey],
      names: { session: 'oidc-session', interaction: 'oidc-interaction', resume: 'oidc-resume' },
      long: { httpOnly: true, sameSite: 'lax', path: '/oidc', signed: true },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    responseTypes: ['code'],
    pkce: { required: () => true },
    scopes: SCOPES.split(' '),
    claims: {
      openid: ['sub'],
      profile: ['name', 'locale', 'preferred_username', 'realm_access', 'customer'],
      email: ['email'],
    },
    // The shop reads the ID token and asks no further.
    conformIdTokenClaims: false,
    findAccount: async (_ctx, id) => {
      const account = await accountById(store, id);
      return account === undefined
        ? undefined
        : { accountId: id, claims: () => ({ sub: id, ...claimsOfAccount(account) }) };
    },
    extraTokenClaims: async (_ctx, token) => {
      if (token.kind !== 'AccessToken') return undefined;
      const account = await accountById(store, token.accountId);
      // As the logout token names it; tokens of before that name their grant.
      return account === undefined
        ? undefined
        : { sid: token.sid ?? token.grantId, ...claimsOfAccount(account) };
    },
    // The shop is the provider's own: nobody is asked for consent.
    loadExistingGrant: async (ctx) => {
      const { client, session, provider } = ctx.oidc;
      if (client === undefined || session?.accountId === undefined) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope(SCOPES);
      await grant.save();
      return grant;
    },
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    expiresWithSession: () => false,
    interactions: { url: (_ctx, { uid }) => `/oidc/login/${uid}` },
    ttl: {
      AccessToken: 300,
      AuthorizationCode: 60,
      IdToken: 3_600,
      Interaction: 3_600,
      Session: 14 * DAY_S,
      Grant: 31 * DAY_S,
      RefreshToken: 31 * DAY_S,
    },
    renderError: async (ctx, out) => {
      const frame = await frameOf(ctx);
      const texts = textsOf(frame.locale);
      show(
        ctx,
        messagePage({ ...frame, title: texts.failed }, texts.failedText.replace('{error}', out.error), {
          href: home,
          label: texts.toShop,
        }),
      );
    },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => RESOURCE,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: '',
          audience: AUDIENCE,
          accessTokenTTL: 300,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: async (ctx, form) => {
          show(
            ctx,
            logoutPage({
              ...(await frameOf(ctx)),
              action: formValue(form, 'action'),
              xsrf: formValue(form, 'value'),
              isConfirmed: ctx.oidc.entities.IdTokenHint !== undefined,
            }),
          );
        },
        postLogoutSuccessSource: async (ctx) => {
          const frame = await frameOf(ctx);
          const texts = textsOf(frame.locale);
          show(
            ctx,
            messagePage({ ...frame, title: texts.signedOut }, texts.signedOutText, {
              href: home,
              label: texts.toShop,
            }),
          );
        },
      },
    },
  };
};
