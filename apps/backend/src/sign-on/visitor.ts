import { userFromClaims, type TenantCode } from '@gastroshop/identity';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { digestOf } from './random-id';
import { sessionIdOf } from './session-cookies';
import type { SignOnParts } from './sign-on-parts';

/** Who reads content, as the session cookie says: nobody, somebody whose session is over, or somebody signed in. */
export type Visitor =
  | { readonly state: 'NONE' | 'ENDED' }
  | {
      readonly state: 'LIVE';
      readonly tenant: TenantCode | undefined;
      readonly mayPreviewContent: boolean;
      /** Sees what the installation knows of its tenants; left out: does not. */
      readonly isOperator?: boolean | undefined;
      /** Left out where nobody asks who exactly it is. */
      readonly userId?: string | undefined;
    };

const claimsShape = z.record(z.string(), z.unknown());

const rolesShape = z.object({ realm_access: z.object({ roles: z.array(z.string()) }) });

/** Whether claims have the role of who runs the installation. */
const isOperator = (claims: unknown): boolean =>
  rolesShape.safeParse(claims).data?.realm_access.roles.includes('operator') === true;

/** Reads who reads content: calls for content carry no bearer. Opens a transaction of its own. */
export const createVisitorOf =
  ({ store, clock, tenants }: Pick<SignOnParts, 'store' | 'clock' | 'tenants'>) =>
  async (request: FastifyRequest): Promise<Visitor> => {
    const id = sessionIdOf(request);
    if (id === undefined) return { state: 'NONE' };
    const rows = await store.asSystem((queries) =>
      queries
        .selectFrom('session')
        .leftJoin('app_user as locked', (join) =>
          join.onRef('locked.id', '=', 'session.user_id').on('locked.is_enabled', '=', false),
        )
        .select(['session.claims', 'session.user_id', 'locked.tenant as lockedAt'])
        .where('session.id_digest', '=', digestOf(id))
        .where('session.expires_at', '>', clock.now())
        .execute(),
    );
    const [row] = rows;
    const user = row === undefined ? undefined : userFromClaims(claimsShape.parse(row.claims), tenants.has);
    // Locked out at the tenant the session is for; a user of the same id elsewhere is another matter.
    if (user === undefined || rows.some(({ lockedAt }) => lockedAt === user.tenant))
      return { state: 'ENDED' };
    return {
      state: 'LIVE',
      tenant: user.tenant,
      mayPreviewContent: user.mayPreviewContent,
      isOperator: row !== undefined && isOperator(row.claims),
      userId: row?.user_id,
    };
  };
