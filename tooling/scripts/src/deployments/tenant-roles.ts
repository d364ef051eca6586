import { listOf, objectOf } from '../openapi/json';

/** The tenants that a new database knows, by the migration that brings them. */
export const tenantsOf = (migration: string): readonly string[] =>
  [...migration.matchAll(/\('([A-Z]{2})', '[A-Z]{2}'\)/g)].map(([, code = '']) => code);

const nameOf = (role: unknown): string => String(objectOf(role)['name']);

/**
 * A realm with a role for each tenant, in place of those it has; other roles stay.
 *
 * @param realm as Keycloak takes it
 * @param tenants codes
 */
export const withTenantRoles = (realm: unknown, tenants: readonly string[]): object => {
  const members = objectOf(realm);
  const { realm: own, ...others } = objectOf(members['roles']);
  const kept = listOf(own).filter((role) => !nameOf(role).startsWith('tenant-'));
  const [first = '', ...further] = tenants;
  const role = (code: string, more = '') => ({
    name: `tenant-${code}`,
    description: `User of the branch ${code}${more}`,
  });
  return {
    // Where it stands stays, so that the file changes by its roles alone.
    ...members,
    roles: {
      ...others,
      realm: [
        ...kept,
        role(first, '; one such role for each branch, one for each user'),
        ...further.map((code) => role(code)),
      ],
    },
  };
};
