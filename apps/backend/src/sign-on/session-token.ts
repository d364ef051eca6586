import type { Store } from '../db';
import type { Clock } from '../settings';
import { allClaims } from './all-claims';
import { toShopClaims, type Claims } from './claims-cookie';
import { accessTokenExpiry, lifetimesOf } from './lifetimes';
import type { SignOnOptions } from './options';
import { isRefusal, type Provider, type ProviderTokens } from './provider';
import type { Seal } from '../key-ring';
import { digestOf } from './random-id';
import { endSession, lockSession, sealTokens, type Session, type SessionTokens } from './session-store';

/** The access token of a live session. */
interface SessionToken {
  readonly token: string;
  readonly expiresAt: Date;
  readonly claims: Claims;
  readonly sessionEndsAt: Date;
}

/** The provider is needed and away; the session lives on. */
export class ProviderUnavailableError extends Error {
  override readonly name = 'ProviderUnavailableError';
}

/** A token with less than this to live is replaced. */
const REFRESH_BEFORE_MS = 60_000;
/** How long one may fetch while the others wait; longer than the provider's time limit. */
const LEASE_MS = 10_000;
const POLL_MS = 100;
const POLLS = (LEASE_MS * 1.5) / POLL_MS;
/** How exactly the last use is noted: reads need not write each time. */
const TOUCH_MS = 60_000;

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, POLL_MS);
  });

type Step =
  | { readonly kind: 'gone' | 'busy' }
  | { readonly kind: 'token'; readonly token: SessionToken }
  | { readonly kind: 'mine'; readonly session: Session; readonly tokens: SessionTokens };

/** What serves the tokens of sessions. */
export interface SessionTokenService {
  /**
   * The access token of a session, a new one when the last is about to end. However many ask at once, on however many
   * nodes, the provider is asked once: the row says who does it, and no transaction stays open meanwhile.
   *
   * @returns undefined when the session is unknown or over
   * @throws ProviderUnavailableError when a new token is needed and the provider cannot be reached
   */
  readonly tokenOf: (sessionId: string) => Promise<SessionToken | undefined>;
}

/** Makes the service. */
export const createSessionTokens = ({
  store,
  clock,
  options,
  seal,
  provider,
}: {
  readonly store: Store;
  readonly clock: Clock;
  readonly options: SignOnOptions;
  readonly seal: Seal;
  readonly provider: Provider;
}): SessionTokenService => {
  const { sessionEnd } = lifetimesOf(options);

  const look = (digest: string): Promise<Step> =>
    store.asSystem(async (queries): Promise<Step> => {
      const now = clock.now();
      const session = await lockSession(queries, seal, digest);
      if (session === undefined) return { kind: 'gone' };
      const { tokens, accessExpiresAt, refreshingUntil, claims, createdAt, lastSeenAt } = session;
      if (session.expiresAt <= now || tokens === undefined) {
        await endSession(queries, seal, digest, now);
        return { kind: 'gone' };
      }
      const isSeen = now.getTime() - lastSeenAt.getTime() < TOUCH_MS;
      const sessionEndsAt = isSeen ? session.expiresAt : sessionEnd(createdAt, now);
      if (!isSeen)
        await queries
          .updateTable('session')
          .set({ last_seen_at: now, expires_at: sessionEndsAt })
          .where('id_digest', '=', digest)
          .execute();
      if (accessExpiresAt.getTime() - now.getTime() >= REFRESH_BEFORE_MS)
        return {
          kind: 'token',
          token: { token: tokens.accessToken, expiresAt: accessExpiresAt, claims, sessionEndsAt },
        };
      if (refreshingUntil !== null && refreshingUntil > now) return { kind: 'busy' };
      await queries
        .updateTable('session')
        .set({ refreshing_until: new Date(now.getTime() + LEASE_MS) })
        .where('id_digest', '=', digest)
        .execute();
      return { kind: 'mine', session: { ...session, expiresAt: sessionEndsAt }, tokens };
    });

  const keep = async (
    session: Session,
    old: SessionTokens,
    fresh: ProviderTokens,
  ): Promise<SessionToken | undefined> => {
    const now = clock.now();
    const expiresAt = accessTokenExpiry(now, fresh.expiresIn);
    const claims = toShopClaims({ ...session.claims, ...allClaims(fresh).claims });
    const tokens: SessionTokens = {
      accessToken: fresh.accessToken,
      refreshToken: fresh.refreshToken ?? old.refreshToken,
      idToken: fresh.idToken ?? old.idToken,
    };
    const { numUpdatedRows } = await store.asSystem((queries) =>
      queries
        .updateTable('session')
        .set({
          tokens: sealTokens(seal, tokens),
          claims: JSON.stringify(claims),
          access_expires_at: expiresAt,
          refreshing_until: null,
        })
        .where('id_digest', '=', session.digest)
        .executeTakeFirst(),
    );
    // Signed out meanwhile.
    if (numUpdatedRows === 0n) return undefined;
    return { token: tokens.accessToken, expiresAt, claims, sessionEndsAt: session.expiresAt };
  };

  const giveUp = async (session: Session, tokens: SessionTokens): Promise<SessionToken> => {
    await store.asSystem((queries) =>
      queries
        .updateTable('session')
        .set({ refreshing_until: null })
        .where('id_digest', '=', session.digest)
        .execute(),
    );
    const { accessExpiresAt, claims } = session;
    if (accessExpiresAt <= clock.now())
      throw new ProviderUnavailableError('The sign-on provider cannot be reached');
    return {
      token: tokens.accessToken,
      expiresAt: accessExpiresAt,
      claims,
      sessionEndsAt: session.expiresAt,
    };
  };

  const renew = async (session: Session, tokens: SessionTokens): Promise<SessionToken | undefined> => {
    const end = async (): Promise<undefined> => {
      await store.asSystem((queries) => endSession(queries, seal, session.digest, clock.now()));
    };
    if (tokens.refreshToken === undefined) return end();
    let fresh: ProviderTokens;
    try {
      fresh = await provider.refresh(tokens.refreshToken);
    } catch (error) {
      return isRefusal(error) ? end() : giveUp(session, tokens);
    }
    return keep(session, tokens, fresh);
  };

  const fetchToken = async (digest: string): Promise<SessionToken | undefined> => {
    for (let poll = 0; poll < POLLS; poll += 1) {
      const step = await look(digest);
      switch (step.kind) {
        case 'gone':
          return undefined;
        case 'token':
          return step.token;
        case 'mine':
          return renew(step.session, step.tokens);
        case 'busy':
          await pause();
      }
    }
    throw new ProviderUnavailableError('Another process fetches the token and does not come to an end');
  };

  // Spares the database the questions of one process that come at once; that one process asks is not relied on.
  const flights = new Map<string, Promise<SessionToken | undefined>>();
  return {
    tokenOf: (sessionId) => {
      const digest = digestOf(sessionId);
      const flight =
        flights.get(digest) ??
        fetchToken(digest).finally(() => {
          flights.delete(digest);
        });
      flights.set(digest, flight);
      return flight;
    },
  };
};
