import type { JWTPayload } from 'jose';

/** The role of machines that send files to be imported. */
const IMPORT_ROLE = 'import';

const rolesIn = (access: unknown): readonly unknown[] =>
  typeof access === 'object' && access !== null && 'roles' in access && Array.isArray(access.roles)
    ? access.roles
    : [];

/**
 * The name of the machine a token speaks for, if it may send files to be imported. A token of a session is of a person in
 * front of a browser, whatever its roles: machines sign on by themselves (client credentials) and have none.
 */
export const importerOf = (payload: JWTPayload): string | undefined => {
  if (payload['sid'] !== undefined || !rolesIn(payload['realm_access']).includes(IMPORT_ROLE))
    return undefined;
  const { azp, client_id: clientId, sub } = payload;
  return [azp, clientId, sub].find((name): name is string => typeof name === 'string' && name !== '');
};
