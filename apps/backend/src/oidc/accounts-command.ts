import { isTenantCode } from '@gastroshop/identity';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Store } from '../db';
import { readMemberships } from '../tenants';
import { passwordDigest } from './password';

/** How the command is written. */
export const ACCOUNTS_USAGE = 'accounts FILE';

/** The command is written wrongly, or its file is none of accounts; its message says so. */
export class AccountsCommandError extends Error {
  override readonly name = 'AccountsCommandError';
}

const TENANT_ROLE = /^tenant-(.+)$/;

/** A user as Keycloak writes them into its files, as far as the embedded service knows such things. */
const userShape = z.looseObject({
  id: z.string().min(1),
  username: z.string().min(1),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  email: z.string().optional(),
  realmRoles: z
    .array(z.string())
    .refine(
      (roles) => roles.some((role) => isTenantCode(TENANT_ROLE.exec(role)?.[1])),
      'has no role of a tenant, such as tenant-AZ',
    ),
  attributes: z.record(z.string(), z.array(z.string())).optional(),
  credentials: z
    .array(z.looseObject({ type: z.string(), value: z.string().min(1) }))
    .refine((all) => all.some(({ type }) => type === 'password'), 'has no password'),
});

const fileShape = z.looseObject({ users: z.array(z.unknown()).min(1) });
const machine = z.looseObject({ serviceAccountClientId: z.string() });

type AccountOfFile = z.infer<typeof userShape>;

const sentenceOf = ({ issues: [issue] }: z.ZodError, number: number): string =>
  `User ${number}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is wrong'}`;

const usersIn = (text: string, file: string): readonly AccountOfFile[] => {
  const whole = (() => {
    try {
      return fileShape.safeParse(JSON.parse(text));
    } catch {
      return undefined;
    }
  })();
  if (whole?.success !== true)
    throw new AccountsCommandError(
      `${file} is no file of accounts: JSON with "users", as Keycloak has them.`,
    );
  // Machines sign on at a provider of their own; here only people do.
  const people = whole.data.users.filter((user) => !machine.safeParse(user).success);
  return people.map((user, index) => {
    const { data, error } = userShape.safeParse(user);
    if (data === undefined) throw new AccountsCommandError(sentenceOf(error, index + 1));
    return data;
  });
};

const claimsOf = ({
  username,
  firstName = '',
  lastName = '',
  email,
  realmRoles,
  attributes,
}: AccountOfFile) => ({
  name: `${firstName} ${lastName}`.trim() || username,
  ...(email !== undefined && { email }),
  ...(attributes?.['locale']?.[0] !== undefined && { locale: attributes['locale'][0] }),
  realm_access: { roles: realmRoles },
  customer: attributes?.['customer'] ?? [],
});

/** Where the command reads and writes. */
export interface AccountsTerminal {
  readonly withStore: (work: (store: Store) => Promise<void>) => Promise<void>;
  /** The address of the provider that is configured instead; undefined: the embedded one has the accounts. */
  readonly issuer: string | undefined;
  readonly say: (line: string) => void;
}

/**
 * Gives the embedded sign-on service the accounts of a file as Keycloak imports it, so that an installation can be tried
 * before there is a provider. The same file again changes passwords and roles to what it says.
 *
 * @throws AccountsCommandError saying what is wrong
 */
export const accountsCommand = async (
  [file, ...more]: readonly string[],
  { withStore, issuer, say }: AccountsTerminal,
): Promise<void> => {
  if (file === undefined || more.length > 0) throw new AccountsCommandError(ACCOUNTS_USAGE);
  if (issuer !== undefined)
    throw new AccountsCommandError(`The accounts are those of ${issuer}: import the file there.`);
  const text = (() => {
    try {
      return readFileSync(file, 'utf8');
    } catch {
      throw new AccountsCommandError(`There is no file ${file}.`);
    }
  })();
  const users = usersIn(text, file);
  const rows = await Promise.all(
    users.map(async (user) => ({
      id: user.id,
      user_name: user.username.trim().toLowerCase(),
      password_digest: await passwordDigest(
        user.credentials.find(({ type }) => type === 'password')?.value ?? '',
      ),
      claims: JSON.stringify(claimsOf(user)),
    })),
  );
  await withStore((store) =>
    store.asSystem(async (queries) => {
      const known = new Set((await readMemberships(queries)).map(({ code }) => `tenant-${code}`));
      const stranger = users
        .flatMap(({ realmRoles }) => realmRoles)
        .find((role) => TENANT_ROLE.test(role) && !known.has(role));
      if (stranger !== undefined)
        throw new AccountsCommandError(
          `${stranger} is the role of a tenant that is not known; import tenants lets one join.`,
        );
      const taken = await queries
        .selectFrom('oidc_account')
        .select('user_name')
        .where(
          'user_name',
          'in',
          rows.map((row) => row.user_name),
        )
        .where(
          'id',
          'not in',
          rows.map(({ id }) => id),
        )
        .execute();
      const [name] = taken;
      if (name !== undefined)
        throw new AccountsCommandError(`${name.user_name} is the name of an account with another id.`);
      for (const { id, ...row } of rows)
        await queries
          .insertInto('oidc_account')
          .values({ id, ...row })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
          .execute();
    }),
  );
  say(`${rows.length} accounts`);
};
