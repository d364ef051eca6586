import type { HostTable } from './host-entry';

/** The table a demonstration on one machine starts with: data of the demonstration, as its customers are. */
export const DEMO_HOSTS: HostTable = {
  localhost: { tenant: 'AZ', mode: 'SHOP' },
  'az.localhost': { tenant: 'AZ', mode: 'SHOP' },
  'gm.localhost': { tenant: 'GM', mode: 'SHOP' },
  'ki.localhost': { tenant: 'KI', mode: 'SHOP' },
  'll.localhost': { tenant: 'LL', mode: 'SHOP' },
  'maerkte.localhost': { tenant: 'LL', mode: 'BRANCH' },
};
