import { resolveHost } from '@gastroshop/identity';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings';

const shop = { tenant: 'GM', mode: 'SHOP' };
const settingsFor = (...keys: readonly string[]) =>
  readSettings({ HOSTS: JSON.stringify(Object.fromEntries(keys.map((key) => [key, shop]))) });

describe('a host of the table', () => {
  it.each([
    'shop.example',
    'localhost',
    '192.168.0.5',
    '[2001:db8::1]',
    'xn--grsse-kva.example',
    'a_b.example',
  ])('%s answers with and without a port, in any case and with a final dot', (key) => {
    const { hosts } = settingsFor(key);
    for (const host of [key, `${key}:8443`, key.toUpperCase(), ...(key.endsWith(']') ? [] : [`${key}.`])])
      expect(resolveHost(hosts, host), host).toEqual(shop);
  });

  it.each([
    'shop.example:8443',
    'shop.example:443',
    'shop.example:80',
    'shop.example:',
    'localhost:4000',
    '[::1]:4000',
    'https://shop.example',
    '//shop.example',
    'shop.example/',
    'shop.example/shop',
    'shop.example?x',
    'shop.example#x',
    'user@shop.example',
    'Shop.example',
    'shop.example.',
    'größe.example',
    '*.example',
    ' shop.example',
    'shop example',
    '',
    '127.1',
    '::1',
    '2001:db8::1',
  ])('%j could never be met and is refused by name', (key) => {
    expect(() => settingsFor('gut.example', key)).toThrow(`HOSTS names ${JSON.stringify(key)} has to be`);
  });

  it('is there: an empty table answers nobody', () => {
    expect(() => settingsFor()).toThrow('HOSTS');
  });
});
