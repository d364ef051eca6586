import { describe, expect, it } from 'vitest';

import { proofsPage, writeOwners } from './proof';

const namings = [
  { id: 'TEN-1', file: 'packages/identity/src/tenant/codes.test.ts' },
  { id: 'TEN-2', file: 'packages/identity/src/tenant/groups.test.ts' },
  { id: 'TEN-1', file: 'tooling/e2e/journeys/start.spec.ts' },
];

describe('the page of proofs', () => {
  it('links every test that names a rule, from the folder of the document', () => {
    expect(
      proofsPage([{ id: 'TEN-1' }, { id: 'TEN-3' }], namings)
        .split('\n')
        .slice(4),
    ).toEqual([
      '## TEN-1',
      '',
      '- [identity/tenant/codes](../packages/identity/src/tenant/codes.test.ts)',
      '- [e2e/journeys/start](../tooling/e2e/journeys/start.spec.ts)',
      '',
      '## TEN-3',
      '',
      'No test names it.',
      '',
    ]);
  });
});

describe('the owners of a rule', () => {
  it('are completed by those that prove it, without touching anything else', () => {
    const markdown =
      '# Rules\n\n- **TEN-2** Groups\n  of some.\n  _backend; open: shop_\n- **TEN-3** Name.\n  _ui_\nend\n';
    expect(writeOwners(markdown, namings)).toBe(
      '# Rules\n\n- **TEN-2** Groups\n  of some.\n  _identity, backend; open: shop_\n- **TEN-3** Name.\n  _ui_\nend\n',
    );
  });
});
