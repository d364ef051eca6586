import type { Provider } from 'oidc-provider';

/** Where a shop's browsers come back to once they are signed on. */
export const callbackOf = (origin: string): string => `${origin}/auth/callback`;

/**
 * The same once they are signed out.
 *
 * @param home path the shop lives at
 */
export const homeOf = (origin: string, home: string): string => origin + home;

/**
 * Lets the provider send browsers back to every shop there is at that moment: one whose host was imported while the
 * provider runs as well. Addresses are compared whole.
 *
 * @param origins of the shops
 */
export const letShopsReturn = (provider: Provider, origins: () => readonly string[], home: string): void => {
  const { prototype } = provider.Client;
  prototype.redirectUriAllowed = (address) => origins().some((origin) => callbackOf(origin) === address);
  prototype.postLogoutRedirectUriAllowed = (address) =>
    origins().some((origin) => homeOf(origin, home) === address);
};
