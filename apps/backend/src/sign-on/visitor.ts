import { userOfClaims, type TenantCode } from '@gastroshop/identity';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { digestOf } from './secret-id';
import { sessionIdOf } from './session-cookies';
import type { SignOnParts } from './sign-on-parts';

/** Who reads content, as the session cookie says: nobody, somebody whose session is over, or somebody signed in. */
export type Visitor =
  | { readonly state: 'NONE' | 'ENDED' }
  | {
      readonly state: 'LIVE';
      readonly tenant: TenantCode | undefined;
      readonly mayPreviewContent: boolean;
      /** Left out where nobody asks who exactly it is. */
      readonly userId?: string | undefined;
    };

const claimsShape = z.record(z.string(), z.unknown());

/** Reads who reads content: calls for content carry no bearer. Opens a transaction of its own. */
export const createVisitorOf =
  ({ store, clock }: Pick<SignOnParts, 'store' | 'clock'>) =>
  async (request: FastifyRequest): Promise<Visitor> => {
    const id = sessionIdOf(request);
    if (id === undefined) return { state: 'NONE' };
    const row = await store.asSystem((queries) =>
      queries
        .selectFrom('session')
        .select(['claims', 'user_id'])
        .where('id_digest', '=', digestOf(id))
        .where('expires_at', '>', clock.now())
        .executeTakeFirst(),
    );
    const user = row === undefined ? undefined : userOfClaims(claimsShape.parse(row.claims));
    if (user === undefined) return { state: 'ENDED' };
    return {
      state: 'LIVE',
      tenant: user.tenant,
      mayPreviewContent: user.mayPreviewContent,
      userId: row?.user_id,
    };
  };
