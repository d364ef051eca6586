export { openProber } from './open-prober';
export { PROBES, type Probe } from './probes';
export { type Prober } from './prober';
export { FOREIGN, plantOthers } from './plant-others';
export { reachesAnotherTenant, strangersIn, walledTables, WRITE_ONLY } from './second-wall';
