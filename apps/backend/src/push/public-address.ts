import { BlockList, isIP } from 'node:net';

/** Networks of IPv4 that are nobody's on the internet: private, of this machine, of the link, for tests, for many (RFC 6890). */
const NOT_PUBLIC: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/** Of IPv6 only what is handed out on the internet counts; among it these lead elsewhere: to IPv4, or into documents. */
const GLOBAL_IPV6 = ['2000::', 3] as const;
const NOT_GLOBAL: readonly (readonly [network: string, prefix: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const blocked = new BlockList();
for (const [network, prefix] of NOT_PUBLIC) blocked.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of NOT_GLOBAL) blocked.addSubnet(network, prefix, 'ipv6');

const global = new BlockList();
global.addSubnet(...GLOBAL_IPV6, 'ipv6');

/**
 * Whether an address is one of the internet, and none of this machine or of the networks behind it.
 *
 * @param address in digits, IPv6 without brackets
 * @example isPublicAddress('192.168.0.5') // false
 */
export const isPublicAddress = (address: string): boolean => {
  switch (isIP(address)) {
    case 4:
      return !blocked.check(address, 'ipv4');
    case 6:
      return global.check(address, 'ipv6') && !blocked.check(address, 'ipv6');
    default:
      return false;
  }
};
