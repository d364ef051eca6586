import type { TenantCode } from '@gastroshop/identity';
import { sql } from 'kysely';
import type { Queries } from '../db';
import type { Claims } from './claims-cookie';

const text = (claims: Claims, name: string): string => {
  const value = claims[name];
  return typeof value === 'string' ? value.slice(0, 200) : '';
};

/** First and last name: as the provider tells them apart, else by the last blank. */
const namesOf = (claims: Claims): readonly [string, string] => {
  const first = text(claims, 'given_name');
  const last = text(claims, 'family_name');
  if (first !== '' || last !== '') return [first, last];
  const words = text(claims, 'name').trim().split(/\s+/);
  return [words.slice(0, -1).join(' '), words.at(-1) ?? ''];
};

/**
 * Makes the shop's record of a user at the first sign-on. Later ones bring the user name; name, address and language
 * are the user's own settings once the record exists.
 *
 * @returns whether the user is allowed in, and the language chosen
 */
export const ensureUser = async (
  queries: Queries,
  tenant: TenantCode,
  userId: string,
  claims: Claims,
): Promise<{ readonly isEnabled: boolean; readonly locale: string }> => {
  const userName = text(claims, 'preferred_username') || text(claims, 'email') || userId;
  const [firstName, lastName] = namesOf(claims);
  const email = text(claims, 'email') || null;
  // A name that an account of another id held before is free again.
  await queries
    .updateTable('app_user')
    .set({ user_name: sql`user_name || '~' || id` })
    .where('tenant', '=', tenant)
    .where(sql`lower(user_name)`, '=', userName.toLowerCase())
    .where('id', '<>', userId)
    .execute();
  const row = await queries
    .insertInto('app_user')
    .values({
      tenant,
      id: userId,
      user_name: userName,
      first_name: firstName,
      last_name: lastName,
      email,
      locale: /^en(?:-|$)/i.test(text(claims, 'locale')) ? 'en-GB' : 'de-AT',
      is_enabled: true,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant', 'id']).doUpdateSet((eb) => ({
        user_name: userName,
        // What the user has changed in the shop since then stays.
        first_name: sql`coalesce(nullif(${eb.ref('app_user.first_name')}, ''), ${firstName})`,
        last_name: sql`coalesce(nullif(${eb.ref('app_user.last_name')}, ''), ${lastName})`,
        email: sql`coalesce(${eb.ref('app_user.email')}, ${email})`,
      })),
    )
    .returning(['is_enabled', 'locale'])
    .executeTakeFirstOrThrow();
  return { isEnabled: row.is_enabled, locale: row.locale };
};
