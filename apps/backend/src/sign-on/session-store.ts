import { z } from 'zod';
import type { Queries } from '../db';
import type { Seal } from '../key-ring';
import type { Claims } from './claims-cookie';

const tokensShape = z.object({
  accessToken: z.string(),
  refreshToken: z.string().optional(),
  idToken: z.string().optional(),
});

/** What the provider gave for a session; rests encrypted. */
export type SessionTokens = Readonly<z.infer<typeof tokensShape>>;

/** A session as the sign-on sees it. */
export interface Session {
  readonly digest: string;
  readonly userId: string;
  readonly claims: Claims;
  readonly tokens: SessionTokens | undefined;
  readonly accessExpiresAt: Date;
  /** Until when somebody is fetching a new access token. */
  readonly refreshingUntil: Date | null;
  readonly providerSession: string | null;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
}

const claimsShape = z.record(z.string(), z.unknown());

const tokensOf = (seal: Seal, sealed: Buffer | null): SessionTokens | undefined => {
  const text = sealed === null ? undefined : seal.open(sealed);
  return text === undefined ? undefined : tokensShape.parse(JSON.parse(text));
};

/** Encrypts a session's tokens for the table. */
export const sealTokens = (seal: Seal, tokens: SessionTokens): Buffer => seal.close(JSON.stringify(tokens));

/** Reads a session and keeps its row for this transaction. */
export const lockSession = async (
  queries: Queries,
  seal: Seal,
  digest: string,
): Promise<Session | undefined> => {
  const row = await queries
    .selectFrom('session')
    .selectAll()
    .where('id_digest', '=', digest)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    digest,
    userId: row.user_id,
    claims: claimsShape.parse(row.claims),
    tokens: tokensOf(seal, row.tokens),
    accessExpiresAt: row.access_expires_at,
    refreshingUntil: row.refreshing_until,
    providerSession: row.provider_session,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    expiresAt: row.expires_at,
  };
};

/** An access token lives five minutes at most; an ended session is remembered well beyond that. */
export const REMEMBERED_MS = 3_600_000;

/** From now on refuses the bearers of a session of the provider that were issued up to now. */
export const noteEnd = async (queries: Queries, providerSession: string, now: Date): Promise<void> => {
  await queries
    .deleteFrom('ended_session')
    .where('ended_at', '<', new Date(now.getTime() - REMEMBERED_MS))
    .execute();
  await queries
    .insertInto('ended_session')
    .values({ provider_session: providerSession, ended_at: now })
    .onConflict((conflict) => conflict.column('provider_session').doUpdateSet({ ended_at: now }))
    .execute();
};

/**
 * Ends a session: its row goes, and bearers of the provider's session that were issued up to now are refused from now
 * on.
 *
 * @param continued the provider's session that goes on in another session of the shop: its bearers stay good
 * @returns what it was; undefined when there was none
 */
export const endSession = async (
  queries: Queries,
  seal: Seal,
  digest: string,
  now: Date,
  continued?: string,
): Promise<Session | undefined> => {
  const session = await lockSession(queries, seal, digest);
  if (session === undefined) return undefined;
  await queries.deleteFrom('session').where('id_digest', '=', digest).execute();
  const { providerSession } = session;
  if (providerSession !== null && providerSession !== continued) await noteEnd(queries, providerSession, now);
  return session;
};
