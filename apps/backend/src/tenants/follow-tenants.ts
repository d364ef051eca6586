import {
  createTenantDirectory,
  type HostTable,
  type TenantCode,
  type TenantDirectory,
} from '@gastroshop/identity';
import { createSubscriptions, type Store } from '../db';
import { readHosts, readMemberships } from './read-tenants';

/** Where the database tells that tenants or their hosts have changed. */
const CHANNEL = 'tenants';

/** The tenants of an installation, as they are at any moment. */
export interface FollowedTenants {
  readonly tenants: TenantDirectory;
  /** Follows them no longer. */
  readonly stop: () => void;
}

const directoryOf = (store: Store, configured: HostTable): Promise<TenantDirectory> =>
  store.asSystem(async (queries) => {
    const memberships = await readMemberships(queries);
    const imported = Object.entries(await readHosts(queries)).filter(
      ([host]) => !Object.hasOwn(configured, host),
    );
    return createTenantDirectory(
      memberships,
      Object.fromEntries([...Object.entries(configured), ...imported]),
    );
  });

/**
 * Reads the tenants and keeps them in memory: every request asks for its host. A tenant that is imported is known on every
 * node at once, because the database tells them all; where the telling is lost, half a minute later.
 *
 * @param configured hosts of the settings, which count before imported ones
 */
export const followTenants = async (store: Store, configured: HostTable): Promise<FollowedTenants> => {
  const bell = await createSubscriptions(store, CHANNEL, () => CHANNEL).hang(CHANNEL);
  let current = await directoryOf(store, configured);
  const follow = async (): Promise<void> => {
    while (await bell.next())
      // A database that is away has the tenants it had; the bell rings again.
      current = await directoryOf(store, configured).catch(() => current);
  };
  void follow();
  return {
    tenants: {
      get codes() {
        return current.codes;
      },
      get hosts() {
        return current.hosts;
      },
      has: (text): text is TenantCode => current.has(text),
      hasScope: (text) => current.hasScope(text),
      mainTenantOf: (tenant) => current.mainTenantOf(tenant),
    },
    stop: () => {
      bell.close();
    },
  };
};
