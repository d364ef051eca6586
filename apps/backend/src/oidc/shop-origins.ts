import type { HostTable } from '@gastroshop/identity';

/**
 * The origins of the shops: each host of the table, with the scheme and the port of the public origin. Where
 * `localhost` is one, the machine's other names for itself are as well.
 */
export const shopOrigins = (hosts: HostTable, publicOrigin: string): readonly string[] => {
  const { protocol, port } = new URL(publicOrigin);
  const names = Object.keys(hosts);
  const all = names.includes('localhost') ? [...names, '127.0.0.1', '[::1]'] : names;
  return all.map((name) => `${protocol}//${name}${port === '' ? '' : `:${port}`}`);
};
