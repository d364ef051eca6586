import {
  createLocalJWKSet,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  SignJWT,
  UnsecuredJWT,
  type JWTPayload,
} from 'jose';
import { createHmac } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../settings';
import { createTokenVerifier, ofTenants, type TokenVerifier } from '../access';
import { firstTenants } from '../testing';
import { claimsCookieValue } from './claims-cookie';

const ISSUER = 'https://sign-on.test';
const now = Math.floor(Date.now() / 1000);
const RIGHT: JWTPayload = {
  iss: ISSUER,
  aud: 'gastroshop',
  sub: 'anna',
  iat: now,
  exp: now + 300,
  realm_access: { roles: ['tenant-AZ'] },
};
const HEADER = { alg: 'RS256', typ: 'at+jwt', kid: 'ours' };

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('T09: a bearer', () => {
  let ours: CryptoKey;
  let oursPublic: CryptoKey;
  let pem: string;
  let foreign: CryptoKey;
  let foreignPublic: CryptoKey;
  let verify: TokenVerifier;

  beforeAll(async () => {
    const pair = await generateKeyPair('RS256', { extractable: true });
    const other = await generateKeyPair('RS256', { extractable: true });
    ours = pair.privateKey;
    oursPublic = pair.publicKey;
    pem = await exportSPKI(pair.publicKey);
    foreign = other.privateKey;
    foreignPublic = other.publicKey;
    const key = { ...(await exportJWK(pair.publicKey)), kid: 'ours', alg: 'RS256' };
    const trusted = createTokenVerifier({
      issuer: ISSUER,
      audience: 'gastroshop',
      keys: createLocalJWKSet({ keys: [key] }),
      clock: systemClock,
    });
    verify = ofTenants(firstTenants(), trusted);
  });

  const signed = (payload: JWTPayload, header: Readonly<Record<string, unknown>> = HEADER, key = ours) =>
    new SignJWT(payload).setProtectedHeader({ ...HEADER, ...header }).sign(key, { crit: { b64x: true } });
  const without = (name: string): JWTPayload =>
    Object.fromEntries(Object.entries(RIGHT).filter(([key]) => key !== name));
  const tampered = async (change: JWTPayload) => {
    const [header = '', , signature = ''] = (await signed(RIGHT)).split('.');
    return `${header}.${part({ ...RIGHT, ...change })}.${signature}`;
  };
  const hmac = (secret: string) => {
    const text = `${part({ ...HEADER, alg: 'HS256' })}.${part(RIGHT)}`;
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  };

  it('of the issuer is accepted, in both shapes of access token', async () => {
    expect(await verify(await signed(RIGHT))).toMatchObject({ userId: 'anna', tenant: 'AZ' });
    expect(await verify(await signed({ ...RIGHT, typ: 'Bearer' }, { typ: 'JWT' }))).toMatchObject({
      userId: 'anna',
    });
  });

  it('of another site of the group is accepted where that audience is configured, and nowhere else', async () => {
    const key = { ...(await exportJWK(oursPublic)), kid: 'ours', alg: 'RS256' };
    const withSites = createTokenVerifier({
      issuer: ISSUER,
      audience: ['gastroshop', 'group-site'],
      keys: createLocalJWKSet({ keys: [key] }),
      clock: systemClock,
    });
    const ofSite = await signed({ ...RIGHT, aud: 'group-site' });
    expect(await withSites(ofSite)).toMatchObject({ userId: 'anna', tenant: 'AZ' });
    expect(await withSites(await signed({ ...RIGHT, aud: ['account', 'group-site'] }))).toBeDefined();
    expect(await withSites(await signed(RIGHT))).toBeDefined();
    expect(await verify(ofSite)).toBeUndefined();
    for (const aud of ['group', 'group-site2', 'gastroshop,group-site', 'GROUP-SITE', ' group-site', '', []])
      expect(await withSites(await signed({ ...RIGHT, aud }))).toBeUndefined();
    for (const change of [
      { iss: 'https://evil.example' },
      { exp: now - 100 },
      { iat: now - 600 },
      { nonce: 'x' },
    ])
      expect(
        await withSites(
          await signed({ ...RIGHT, aud: 'group-site', ...change }, 'nonce' in change ? { typ: 'JWT' } : {}),
        ),
      ).toBeUndefined();
  });

  it.each<readonly [string, () => Promise<string> | string]>([
    ['with algorithm none', () => new UnsecuredJWT(RIGHT).encode()],
    ['with algorithm nOnE', () => `${part({ ...HEADER, alg: 'nOnE' })}.${part(RIGHT)}.`],
    [
      'with algorithm none and a signature',
      async () =>
        `${part({ ...HEADER, alg: 'none' })}.${(await signed(RIGHT)).split('.').slice(1).join('.')}`,
    ],
    ['signed with the public key as a secret', () => hmac(pem)],
    ['signed with an empty secret', () => hmac('')],
    ['of another key under our key id', () => signed(RIGHT, {}, foreign)],
    ['that brings its own key', async () => signed(RIGHT, { jwk: await exportJWK(foreignPublic) }, foreign)],
    ['of an unknown key id', () => signed(RIGHT, { kid: 'theirs' }, foreign)],
    ['of an unknown key id, signed by us', () => signed(RIGHT, { kid: 'theirs' })],
    ['that says where its key is', () => signed(RIGHT, { jku: 'https://evil.example/keys' }, foreign)],
    ['that brings a certificate', () => signed(RIGHT, { x5u: 'https://evil.example/cert' }, foreign)],
    ['with roles changed after signing', () => tampered({ realm_access: { roles: ['tenant-GM'] } })],
    ['with its subject changed after signing', () => tampered({ sub: 'bea' })],
    ['of another issuer', () => signed({ ...RIGHT, iss: 'https://evil.example' })],
    ['of an issuer that only begins like ours', () => signed({ ...RIGHT, iss: `${ISSUER}.evil.example` })],
    ['for another audience', () => signed({ ...RIGHT, aud: 'another-app' })],
    ['for no audience', () => signed(without('aud'))],
    ['that is expired', () => signed({ ...RIGHT, iat: now - 400, exp: now - 100 })],
    ['that never ends', () => signed(without('exp'))],
    ['that lives too long', () => signed({ ...RIGHT, iat: now - 600, exp: now + 600 })],
    ['that says not when it was issued', () => signed(without('iat'))],
    ['that counts from tomorrow', () => signed({ ...RIGHT, nbf: now + 86_400 })],
    ['issued tomorrow', () => signed({ ...RIGHT, iat: now + 86_400, exp: now + 86_700 })],
    ['that is an ID token', () => signed({ ...RIGHT, nonce: 'x' }, { typ: 'JWT' })],
    ['that is an ID token by its payload', () => signed({ ...RIGHT, typ: 'ID' }, { typ: 'JWT' })],
    ['with an extension nobody knows', () => signed(RIGHT, { crit: ['b64x'], b64x: true })],
    ['without a subject', () => signed(without('sub'))],
    ['without a tenant', () => signed({ ...RIGHT, realm_access: { roles: [] } })],
    ['with two tenants', () => signed({ ...RIGHT, realm_access: { roles: ['tenant-AZ', 'tenant-GM'] } })],
    ['with a tenant nobody knows', () => signed({ ...RIGHT, realm_access: { roles: ['tenant-ZZ'] } })],
    ['with a group as tenant', () => signed({ ...RIGHT, realm_access: { roles: ['tenant-AG'] } })],
    ['that is the claims cookie', () => claimsCookieValue(RIGHT, new Date(Date.now() + 60_000))],
    ['that is no token', () => 'eyJhbGciOiJSUzI1NiJ9'],
  ])('%s is refused', async (_name, make) => {
    expect(await verify(await make())).toBeUndefined();
  });
});
