import { isWrongTenant, userFromClaims, type TenantCode } from '@gastroshop/identity';
import { allClaims } from './all-claims';
import { assignCustomers } from './assign-customers';
import { toShopClaims, type Claims } from './claims-cookie';
import { ensureUser } from './ensure-user';
import { accessTokenExpiry, lifetimesOf } from './lifetimes';
import type { ProviderTokens } from './provider';
import { createSecretId, digestOf } from './random-id';
import type { SignOnParts } from './sign-on-parts';
import { endSession, sealTokens } from './session-store';

/** A session just begun. */
export interface StartedSession {
  /** For the browser's cookie; only its digest is stored. */
  readonly id: string;
  readonly claims: Claims;
  readonly expiresAt: Date;
  /** Of the user's own setting; undefined where the shop has no record of the user. */
  readonly locale: string | undefined;
  /** The user belongs to another shop, to none, or to several. */
  readonly isWrongTenant: boolean;
}

/** What a session is begun with. */
type SessionParts = Pick<SignOnParts, 'store' | 'clock' | 'tenants' | 'options' | 'seal'>;

/** Where a session begins. */
export interface SessionBeginning {
  readonly tokens: ProviderTokens;
  /** Tenant of the host. */
  readonly tenant: TenantCode;
  /** Session id the browser came with, whoever put it there. */
  readonly formerId: string | undefined;
}

/**
 * Begins a session: always under a new id, and the one the browser came with ends, also where no new one begins.
 *
 * @returns undefined for a user whom the shop has shut out: there is no session
 * @throws Error for claims without a subject, which no provider sends
 */
export const startSession = async (
  { store, clock, tenants, options, seal }: SessionParts,
  { tokens, tenant, formerId }: SessionBeginning,
): Promise<StartedSession | undefined> => {
  const { claims, providerSession } = allClaims(tokens);
  const user = userFromClaims(claims, tenants.has);
  if (user === undefined) throw new Error('The provider names no subject');
  const id = createSecretId();
  const now = clock.now();
  const expiresAt = lifetimesOf(options).sessionEnd(now, now);
  const kept = toShopClaims(claims);
  const record = await store.asSystem(async (queries) => {
    const known =
      user.tenant === undefined ? undefined : await ensureUser(queries, user.tenant, user.userId, claims);
    if (formerId !== undefined) await endSession(queries, seal, digestOf(formerId), now, providerSession);
    await queries.deleteFrom('session').where('expires_at', '<', now).execute();
    if (known?.isEnabled === false) return 'disabled';
    await queries
      .insertInto('session')
      .values({
        id_digest: digestOf(id),
        tenant: user.tenant ?? null,
        user_id: user.userId,
        provider_session: providerSession ?? null,
        claims: JSON.stringify(kept),
        tokens: sealTokens(seal, tokens),
        access_expires_at: accessTokenExpiry(now, tokens.expiresIn),
        created_at: now,
        last_seen_at: now,
        expires_at: expiresAt,
      })
      .execute();
    if (user.tenant !== undefined && options.assignmentsFromClaims === true)
      await assignCustomers(queries, user.tenant, user.userId, user.customers);
    return known;
  });
  if (record === 'disabled') return undefined;
  return {
    id,
    claims: kept,
    expiresAt,
    locale: record?.locale,
    isWrongTenant: isWrongTenant(user.tenant, tenant),
  };
};
