import { browserSession, type SessionPort } from '@gastroshop/api-client';
import { tenantStorageKey } from '@gastroshop/identity';
import { leaveFor, shownAddress } from '../boot';

/** Where the address to return to after a sign-on is kept. */
export const postLoginKey = (tenant: string): string => tenantStorageKey('post-login-target', tenant);

/** What happens when the session is lost: what was typed is kept already, so the browser may go to the sign-on. */
export const shopSession = (tenant: string): SessionPort =>
  browserSession({ storageKey: postLoginKey(tenant), shownAddress, leaveFor });
