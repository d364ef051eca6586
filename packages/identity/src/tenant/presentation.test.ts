import { describe, expect, it } from 'vitest';
import { tenantPresentation } from './presentation';

const all = (key: string, displayName: string) => ({ displayName, logo: key, theme: key, favicon: key });

describe('TEN-3: name, logo, theme and favicon of a tenant', () => {
  it.each([undefined, 'GM', 'GF', 'EN'] as const)(
    '%s, without its own, is the Eurogast Onlineshop with the Gastrofresh logo',
    (tenant) => {
      expect(tenantPresentation(tenant)).toEqual(all('gastrofresh', 'Eurogast Onlineshop'));
    },
  );

  it.each([
    ['AZ', 'alpin', 'Alpingastro'],
    ['AH', 'alpin', 'Alpingastro'],
    ['LL', 'landmarkt', 'Landmarkt'],
    ['LS', 'landmarkt', 'Landmarkt'],
    ['KI', 'kiennast', 'Kiennast'],
    ['PI', 'kiennast', 'Kiennast'],
  ] as const)('%s looks like its group: %s', (tenant, key, displayName) => {
    expect(tenantPresentation(tenant)).toEqual(all(key, displayName));
  });
});
