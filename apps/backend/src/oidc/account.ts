import { z } from 'zod';
import type { Store } from '../db';

const claimsShape = z.looseObject({
  name: z.string().optional(),
  locale: z.string().optional(),
  email: z.string().optional(),
  realm_access: z.object({ roles: z.array(z.string()) }).optional(),
  customer: z.array(z.string()).optional(),
});

/** An account of the embedded provider. */
export interface Account {
  readonly id: string;
  readonly userName: string;
  readonly passwordDigest: string;
  readonly claims: Readonly<z.infer<typeof claimsShape>>;
}

/** The customer claim is a hint of this many ids at most. */
const MOST_CUSTOMERS = 50;

const findBy = (store: Store, column: 'id' | 'user_name', value: string): Promise<Account | undefined> =>
  store.asSystem(async (queries) => {
    const row = await queries
      .selectFrom('oidc_account')
      .selectAll()
      .where(column, '=', value)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    return {
      id: row.id,
      userName: row.user_name,
      passwordDigest: row.password_digest,
      claims: claimsShape.parse(row.claims),
    };
  });

/** The account with an id. */
export const accountById = (store: Store, id: string): Promise<Account | undefined> =>
  findBy(store, 'id', id);

/** The account with a user name; names are written in small letters. */
export const accountByName = (store: Store, userName: string): Promise<Account | undefined> =>
  findBy(store, 'user_name', userName.trim().toLowerCase());

/** The claims of an account as Keycloak would shape them. */
export const claimsOfAccount = ({ userName, claims }: Account) => ({
  preferred_username: userName,
  name: claims.name ?? userName,
  locale: claims.locale ?? 'de-AT',
  ...(claims.email !== undefined && { email: claims.email }),
  realm_access: { roles: claims.realm_access?.roles ?? [] },
  customer: (claims.customer ?? []).slice(0, MOST_CUSTOMERS),
});
