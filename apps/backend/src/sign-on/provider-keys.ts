import { createLocalJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { JwksUnavailableError } from '../access';
import type { Clock } from '../settings';

const metadataShape = z.object({ issuer: z.string(), jwks_uri: z.url() });
const jwksShape = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

/** Keys are looked at again after this long, and for an unknown key id at most this often. */
const FRESH_MS = 600_000;
const COOLDOWN_MS = 30_000;
const TIMEOUT_MS = 5_000;

/**
 * The keys of a provider, for checking bearers. They are fetched when first needed, again every ten minutes and when a
 * token names an unknown one. A provider that is away takes nobody's session: the keys known so far stay.
 *
 * @throws (when used) JwksUnavailableError while no key was ever fetched
 */
export const providerKeys = ({
  issuer,
  clock,
  fetch = globalThis.fetch,
}: {
  readonly issuer: string;
  readonly clock: Clock;
  readonly fetch?: ((url: string, options: RequestInit) => Promise<Response>) | undefined;
}): JWTVerifyGetKey => {
  let known: JWTVerifyGetKey | undefined;
  let triedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;

  const read = async (url: string): Promise<unknown> => {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
    if (!answer.ok) throw new Error(`The provider answered ${answer.status}`);
    return answer.json();
  };
  const load = async (): Promise<void> => {
    const metadata = metadataShape.parse(
      await read(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`),
    );
    if (metadata.issuer !== issuer) throw new Error('The provider calls itself by another name');
    known = createLocalJWKSet(jwksShape.parse(await read(metadata.jwks_uri)));
  };
  const reload = (after: number): Promise<void> => {
    if (clock.now().getTime() - triedAt < after) return running ?? Promise.resolve();
    triedAt = clock.now().getTime();
    running = load()
      .catch(() => undefined)
      .finally(() => {
        running = undefined;
      });
    return running;
  };

  return async (header, token) => {
    await reload(known === undefined ? COOLDOWN_MS / 10 : FRESH_MS);
    if (known === undefined)
      throw new JwksUnavailableError('The keys of the sign-on provider cannot be fetched');
    try {
      return await known(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      await reload(COOLDOWN_MS);
      return known(header, token);
    }
  };
};
