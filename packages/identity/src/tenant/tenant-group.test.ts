import { describe, expect, it } from 'vitest';
import { TENANT_CODES } from './tenant-code';
import { groupOfTenant, mainTenantOf, TENANT_GROUPS } from './tenant-group';

describe('TEN-2: groups of tenants and their main tenant', () => {
  const grouped = {
    AG: ['ALPIN_GASTRO', 'AZ AB AA AS AH'],
    LM: ['LANDMARKT', 'LL LS'],
    KI: ['KIENNAST', 'KI KS KN PI'],
  } as const;
  const expected: Record<string, [string, string]> = {};
  for (const [main, [group, members]] of Object.entries(grouped)) {
    for (const member of members.split(' ')) expected[member] = [group, main];
  }

  it.each(TENANT_CODES)(
    '%s has the group and main tenant of the table, or is its own main tenant',
    (code) => {
      const [group, main] = expected[code] ?? [undefined, code];
      expect(groupOfTenant(code)).toBe(group);
      expect(mainTenantOf(code)).toBe(main);
    },
  );

  it('lists the members in the order of the table', () => {
    expect(
      Object.entries(TENANT_GROUPS).map(([group, { main, members }]) => [main, group, members.join(' ')]),
    ).toEqual(Object.entries(grouped).map(([main, [group, members]]) => [main, group, members]));
  });
});
