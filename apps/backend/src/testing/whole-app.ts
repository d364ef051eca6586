import { generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import type { AppDependencies } from '../app';
import type { Store } from '../db';
import { createEmbeddedProvider, type EmbeddedProvider } from '../oidc';
import { createLogoutTokenVerifier } from '../sign-on';
import { systemClock, type Clock } from '../settings';
import { createTestApp, testServices, type TestApp } from './test-app';

/** Tokens of those who write content; none is a token of the shop. */
export const EDITOR_TOKENS = { AZ: 'a'.repeat(40), GM: 'b'.repeat(40) } as const;
const FILE_BYTES = 256 * 1024;

/** An application with everything an installation may have: editors, imports, sign-on with the provider inside. */
export interface WholeApp extends TestApp {
  readonly provider: EmbeddedProvider;
  /** Signs a token by which the provider would say that sessions are over. */
  readonly signLogout: (claims: JWTPayload) => Promise<string>;
}

/**
 * Makes an application all of whose routes are there.
 *
 * @param port where it will listen: its provider says so to browsers
 */
export const createWholeApp = async (
  store: Store,
  port: number,
  more: Partial<AppDependencies> = {},
  clock: Clock = systemClock,
): Promise<WholeApp> => {
  const services = testServices(store, clock);
  const provider = await createEmbeddedProvider({
    store,
    clock,
    tenants: services.tenants,
    keyRing: services.keyRing,
    publicOrigin: `http://localhost:${port}`,
  });
  const { issuer, clientId, clientSecret, fetch } = provider;
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const shop = await createTestApp(store, clock, {
    services: {
      ...services,
      contentEditors: [
        { name: 'editor-AZ', token: EDITOR_TOKENS.AZ, scopes: ['AZ'] },
        { name: 'editor-GM', token: EDITOR_TOKENS.GM, scopes: ['GM'] },
      ],
    },
    importFileBytes: FILE_BYTES,
    provider,
    signOn: {
      issuer,
      clientId,
      clientSecret,
      fetch,
      verifyLogoutToken: createLogoutTokenVerifier({
        issuer,
        clientId,
        keys: () => Promise.resolve(publicKey),
        clock,
      }),
    },
    ...more,
  });
  return {
    ...shop,
    provider,
    signLogout: (claims) =>
      new SignJWT({ events: { 'http://schemas.openid.net/event/backchannel-logout': {} }, ...claims })
        .setProtectedHeader({ alg: 'RS256', typ: 'logout+jwt' })
        .setIssuer(issuer)
        .setAudience(clientId)
        .setIssuedAt(clock.now())
        .setExpirationTime(new Date(clock.now().getTime() + 60_000))
        .sign(privateKey),
  };
};
