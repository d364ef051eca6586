import { exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { JwksUnavailableError } from '../access';
import { providerKeys } from './provider-keys';

const ISSUER = 'https://sign-on.test/realms/shop';

const world = async () => {
  const pair = async (kid: string) => {
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256' } };
  };
  const [first, second] = [await pair('first'), await pair('second')];
  const state = { isAway: false, keys: [first.jwk], fetches: 0, ahead: 0, issuer: ISSUER };
  const keys = providerKeys({
    issuer: ISSUER,
    clock: { now: () => new Date(Date.now() + state.ahead) },
    fetch: (url) => {
      state.fetches += 1;
      if (state.isAway) return Promise.reject(new TypeError('fetch failed'));
      return Promise.resolve(
        Response.json(
          url.endsWith('openid-configuration')
            ? { issuer: state.issuer, jwks_uri: `${ISSUER}/keys` }
            : { keys: state.keys },
        ),
      );
    },
  });
  const accepts = async ({ kid, privateKey }: typeof first) => {
    const token = await new SignJWT({}).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
    return jwtVerify(token, keys).then(
      () => true,
      (error: unknown) => {
        if (error instanceof JwksUnavailableError) throw error;
        return false;
      },
    );
  };
  return { state, first, second, accepts };
};

describe('R14: the keys of a provider', () => {
  it('are fetched once, and stay while the provider is away', async () => {
    const { state, first, accepts } = await world();
    expect(await accepts(first)).toBe(true);
    expect(await accepts(first)).toBe(true);
    expect(state.fetches).toBe(2);
    state.isAway = true;
    state.ahead = 3_600_000;
    expect(await accepts(first)).toBe(true);
  });

  it('are fetched again for a new key, and not again and again for one that is made up', async () => {
    const { state, first, second, accepts } = await world();
    expect(await accepts(first)).toBe(true);
    expect(await accepts(second)).toBe(false);
    expect(await accepts(second)).toBe(false);
    expect(state.fetches).toBe(2);
    state.keys = [first.jwk, second.jwk];
    state.ahead = 31_000;
    expect(await accepts(second)).toBe(true);
    expect(state.fetches).toBe(4);
  });

  it('that were never there refuse nobody: the backend cannot answer, and soon tries again', async () => {
    const { state, first, accepts } = await world();
    state.isAway = true;
    await expect(accepts(first)).rejects.toThrow(JwksUnavailableError);
    state.isAway = false;
    state.ahead = 4_000;
    expect(await accepts(first)).toBe(true);
  });

  it('of somebody else are not taken', async () => {
    const { state, first, accepts } = await world();
    state.issuer = 'https://evil.example';
    await expect(accepts(first)).rejects.toThrow(JwksUnavailableError);
  });
});
