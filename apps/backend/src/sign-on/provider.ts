import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  refreshTokenGrant,
  ResponseBodyError,
  tokenRevocation,
  type Configuration,
  type IDToken,
} from 'openid-client';
import { permitHttp } from './allow-insecure-http';
import type { LoginState } from './login-transaction';
import type { SignOnOptions } from './options';

/** What the provider gave. */
export interface ProviderTokens {
  readonly accessToken: string;
  /** Life of the access token in seconds, as the provider says. */
  readonly expiresIn: number;
  readonly refreshToken: string | undefined;
  readonly idToken: string | undefined;
  readonly claims: IDToken | undefined;
}

/** The provider as the relying party calls it. */
export interface Provider {
  readonly authorizationUrl: (login: LoginState, locale: string) => Promise<URL>;
  /** Redeems the answer the browser brought back, after all its checks. */
  readonly redeem: (answer: URL, login: LoginState) => Promise<ProviderTokens>;
  readonly refresh: (refreshToken: string) => Promise<ProviderTokens>;
  /** Makes a refresh token worthless; where the provider offers it. */
  readonly revoke: (refreshToken: string) => Promise<void>;
  /** Where the browser goes to end the provider's session; undefined where the provider has no such page. */
  readonly endSessionUrl: (idToken: string | undefined, returnTo: string) => Promise<URL | undefined>;
}

/** Path the provider sends the browser back to, on every host. */
export const CALLBACK_PATH = '/auth/callback';

/** Longest wait for the provider, in seconds. */
const TIMEOUT_S = 5;

/** What the shop asks for: who it is, and the claims of the shop where the provider keeps them in a scope. */
const SCOPE = 'openid profile email';

/** Without a network in between, http is as good as https; anywhere else it is refused. */
const isOnThisMachine = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

/** Whether the provider has refused, in distinction to being away: what was refused once is refused again. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ResponseBodyError && error.status < 500;

type Answer = Awaited<ReturnType<typeof refreshTokenGrant>>;

const tokensOf = (answer: Answer): ProviderTokens => ({
  accessToken: answer.access_token,
  expiresIn: answer.expiresIn() ?? 0,
  refreshToken: answer.refresh_token,
  idToken: answer.id_token,
  claims: answer.claims(),
});

/**
 * The provider. Its addresses are discovered when they are first needed: the shop starts and serves without it.
 */
export const createProvider = ({ issuer, clientId, clientSecret, fetch }: SignOnOptions): Provider => {
  let discovered: Promise<Configuration> | undefined;
  const configuration = (): Promise<Configuration> => {
    discovered ??= discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: TIMEOUT_S,
      ...(isOnThisMachine(new URL(issuer)) && { execute: [...permitHttp] }),
      ...(fetch !== undefined && { [customFetch]: fetch }),
    }).catch((error: unknown) => {
      // Not remembered: the next sign-on tries again.
      discovered = undefined;
      throw error;
    });
    return discovered;
  };

  return {
    authorizationUrl: async ({ state, nonce, verifier, origin }, locale) =>
      buildAuthorizationUrl(await configuration(), {
        redirect_uri: origin + CALLBACK_PATH,
        scope: SCOPE,
        response_type: 'code',
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
        ui_locales: locale,
      }),
    redeem: async (answer, { state, nonce, verifier }) =>
      tokensOf(
        await authorizationCodeGrant(await configuration(), answer, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        }),
      ),
    refresh: async (refreshToken) => tokensOf(await refreshTokenGrant(await configuration(), refreshToken)),
    revoke: async (refreshToken) => {
      const known = await configuration();
      if (known.serverMetadata().revocation_endpoint !== undefined)
        await tokenRevocation(known, refreshToken);
    },
    endSessionUrl: async (idToken, returnTo) => {
      const known = await configuration();
      if (known.serverMetadata().end_session_endpoint === undefined) return undefined;
      return buildEndSessionUrl(known, {
        post_logout_redirect_uri: returnTo,
        ...(idToken !== undefined && { id_token_hint: idToken }),
      });
    },
  };
};
