import { resolveHost, type TenantDirectory } from '@gastroshop/identity';
import type { FastifyInstance } from 'fastify';
import type { Store } from '../db';
import { DEFAULT_TENANT_PROFILE, findTenantProfile, type TenantProfile } from '../tenant-profile';
import { HOST_INDEPENDENT_PATHS } from './host-independent-paths';
import { throwProblem } from './problem-error';

/**
 * Gives every request what its host name stands for; an unknown host is answered 421.
 *
 * @param store where tenants say how they present themselves; left out: as the default does
 */
export const registerHosts = (app: FastifyInstance, tenants: TenantDirectory, store?: Store): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    const entry = resolveHost(tenants.hosts, request.host);
    // A probe by address is told what the first host stands for; it asks for nothing that depends on it.
    const probed = HOST_INDEPENDENT_PATHS.has(request.url) ? Object.values(tenants.hosts)[0] : undefined;
    const found =
      entry ??
      probed ??
      throwProblem('unknown-host', { detail: 'No shop is known under this host name. Check the address.' });
    request.hostEntry = found;
    let profile: Promise<TenantProfile> | undefined;
    // A page asks for its language and for its look.
    request.hostProfile = () =>
      (profile ??=
        store === undefined
          ? Promise.resolve(DEFAULT_TENANT_PROFILE)
          : findTenantProfile(store, found.tenant));
    done();
  });
};
