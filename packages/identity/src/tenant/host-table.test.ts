import { describe, expect, it } from 'vitest';
import type { HostTable } from './host-entry';
import { DEMO_HOSTS } from './demo-hosts';
import { resolveHost, shopHost, shopHosts } from './host-table';
import { createTenantDirectory } from './tenant-directory';

const HOSTS: HostTable = {
  'shop.example': { tenant: 'GM', mode: 'SHOP' },
  'maerkte.example': { tenant: 'LL', mode: 'BRANCH' },
  'markets.example': { tenant: 'LS', mode: 'BRANCH' },
  'll.example': { tenant: 'LL', mode: 'SHOP' },
};

describe('TEN-5: the host decides about tenant and mode', () => {
  it.each(['maerkte.example', 'markets.example'])(
    '%s, one of two configured hosts, switches to branch mode',
    (host) => {
      expect(resolveHost(HOSTS, host)?.mode).toBe('BRANCH');
    },
  );

  it.each([
    ['shop.example', 'GM'],
    ['SHOP.Example', 'GM'],
    ['shop.example:4000', 'GM'],
    ['shop.example:', 'GM'],
    ['shop.example.', 'GM'],
    ['shop.example.:443', 'GM'],
    ['markets.example', 'LS'],
  ])('%s is the host of %s', (host, tenant) => {
    expect(resolveHost(HOSTS, host)?.tenant).toBe(tenant);
  });

  it.each([
    '',
    'evil.example',
    'shop.example.evil',
    'a.shop.example',
    'xshop.example',
    'constructor',
    '__proto__',
    'localhost',
  ])('%j is unknown to a table that does not hold it', (host) => {
    expect(resolveHost(HOSTS, host)).toBeUndefined();
  });

  it.each(['localhost', 'localhost:4000', '127.0.0.1', '127.0.0.1:4000', '[::1]', '[::1]:4000'])(
    '%s is the own machine, which the demonstration serves as AZ',
    (host) => {
      expect(resolveHost(DEMO_HOSTS, host)).toEqual({ tenant: 'AZ', mode: 'SHOP' });
    },
  );

  it.each([
    ['az.localhost', 'AZ', 'SHOP'],
    ['gm.localhost', 'GM', 'SHOP'],
    ['ki.localhost', 'KI', 'SHOP'],
    ['ll.localhost', 'LL', 'SHOP'],
    ['maerkte.localhost', 'LL', 'BRANCH'],
  ])('the demonstration knows %s as %s in mode %s', (host, tenant, mode) => {
    expect(resolveHost(DEMO_HOSTS, host)).toEqual({ tenant, mode });
  });

  it('does not take another loopback name for a host of its own', () => {
    expect(resolveHost(DEMO_HOSTS, '127.0.0.2')).toBeUndefined();
  });
});

describe('TEN-4: the host of a tenant, for a link to the right shop', () => {
  it('is the first that shows the shop', () => {
    expect(shopHost(HOSTS, 'LL')).toBe('ll.example');
    expect(shopHost(DEMO_HOSTS, 'AZ')).toBe('localhost');
  });

  it('is none where only the landing page or nothing is configured', () => {
    expect(shopHost(HOSTS, 'LS')).toBeUndefined();
    expect(shopHost(HOSTS, 'KI')).toBeUndefined();
  });

  it('is told for every tenant of a group that has one', () => {
    const both = createTenantDirectory(
      [
        { code: 'LL', mainTenant: 'LM' },
        { code: 'LS', mainTenant: 'LM' },
        { code: 'GM', mainTenant: 'GM' },
      ],
      { ...HOSTS, 'ls.example': { tenant: 'LS', mode: 'SHOP' } },
    );
    expect(shopHosts(both, 'LM')).toEqual([
      { tenant: 'LL', host: 'll.example' },
      { tenant: 'LS', host: 'ls.example' },
    ]);
    expect(shopHosts(both, 'GM')).toEqual([{ tenant: 'GM', host: 'shop.example' }]);
    expect(shopHosts(both, 'AG')).toEqual([]);
  });
});
