import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { createServer } from 'node:http';

/** A provider that only has keys and says where they are. */
export interface ProviderStandIn {
  readonly issuer: string;
  readonly publicKey: CryptoKey;
  /** Signs with its key, or with another under its key's name. */
  readonly sign: (
    payload: JWTPayload,
    header?: Readonly<Record<string, unknown>>,
    key?: CryptoKey,
  ) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** Starts a stand-in for a provider on a port of its own. */
export const startProviderStandIn = async (): Promise<ProviderStandIn> => {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'stand-in', alg: 'RS256' }];
  let issuer = '';
  const server = createServer((request, response) => {
    const isKeys = request.url === '/keys';
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(isKeys ? { keys } : { issuer, jwks_uri: `${issuer}/keys` }));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  issuer = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  return {
    issuer,
    publicKey,
    sign: (payload, header = {}, key = privateKey) =>
      new SignJWT(payload)
        .setProtectedHeader({ alg: 'RS256', typ: 'logout+jwt', kid: 'stand-in', ...header })
        .sign(key, { crit: { b64x: true } }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
};
