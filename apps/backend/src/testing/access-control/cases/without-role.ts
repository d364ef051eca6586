import { ALL_ROLES } from '../../tokens';

/** The roles of a caller who lacks one. */
export const without = (role: string) => () => ({ roles: ALL_ROLES.filter((other) => other !== role) });
