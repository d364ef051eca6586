export { routesOutsideContract } from './list-routes';
export { openProber } from './open-prober';
export { PROBES, type Probe } from './probes';
export { type Prober } from './prober';
export { FOREIGN, seedOtherTenants } from './seed-other-tenants';
export { reachesAnotherTenant, foreignRowsIn, tablesWithPolicy, WRITE_ONLY } from './rls';
