import { describe, expect, it } from 'vitest';

import { proofOf, writeProofs } from './proof';

const namings = [
  { id: 'TEN-1', file: 'packages/identity/src/tenant/codes.test.ts' },
  { id: 'TEN-2', file: 'packages/identity/src/tenant/groups.test.ts' },
  { id: 'TEN-1', file: 'tooling/e2e/journeys/start.spec.ts' },
];

describe('the proof column', () => {
  it('links every test that names the rule, from the folder of the document', () => {
    expect(proofOf({ id: 'TEN-1' }, namings)).toBe(
      '[identity/tenant/codes](../packages/identity/src/tenant/codes.test.ts), [e2e/journeys/start](../tooling/e2e/journeys/start.spec.ts)',
    );
  });

  it('is a dash without a test', () => {
    expect(proofOf({ id: 'TEN-3' }, namings)).toBe('–');
  });

  it('is rewritten, with the owner that proves the rule, without touching anything else', () => {
    const markdown =
      '# Rules\n\n| TEN-2 | Groups. | shop | shop | old |\n| TEN-3 | Name. | ui | ui | old |\nend\n';
    expect(writeProofs(markdown, namings)).toBe(
      '# Rules\n\n| TEN-2 | Groups. | identity, shop | shop | [identity/tenant/groups](../packages/identity/src/tenant/groups.test.ts) |\n| TEN-3 | Name. | ui | ui | – |\nend\n',
    );
  });
});
