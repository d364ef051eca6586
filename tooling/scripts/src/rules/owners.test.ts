import { describe, expect, it } from 'vitest';

import { ownerOf, addTestingOwners } from './owners';

describe('the owner of a file', () => {
  it.each([
    ['packages/domain/src/money/round.test.ts', 'domain'],
    ['apps/backend/src/app.test.ts', 'backend'],
    ['tooling/testing/src/oracle.test.ts', undefined],
  ])('%s', (file, owner) => {
    expect(ownerOf(file)).toBe(owner);
  });
});

describe('the owners of a rule', () => {
  it('are those listed and those that prove it, from the ground floor upwards', () => {
    const namings = [
      { id: 'TEN-1', file: 'packages/i18n/src/x.test.ts' },
      { id: 'TEN-1', file: 'packages/domain/src/x.test.ts' },
      { id: 'TEN-1', file: 'apps/api-reference/src/x.test.ts' },
      { id: 'TEN-1', file: 'tooling/testing/src/x.test.ts' },
      { id: 'TEN-2', file: 'packages/api-client/src/x.test.ts' },
    ];
    expect(addTestingOwners({ id: 'TEN-1', owners: ['i18n', 'shop'] }, namings)).toEqual([
      'domain',
      'i18n',
      'shop',
    ]);
  });
});
