import { describe, expect, it } from 'vitest';

import { ruleProblems } from './rule-problems';
import { proofsPage } from './proof';
import type { RuleMention, Rule } from './rule';

const naming = (id: string, owner = 'identity'): RuleMention => ({
  id,
  file: `packages/${owner}/src/x.test.ts`,
});

const check = (rules: readonly Partial<Rule>[], namings: readonly RuleMention[], proofs?: string) => {
  const full = rules.map((rule, index) => ({
    id: 'TEN-1',
    owners: ['identity'],
    open: [],
    line: index + 1,
    ownersLine: index + 1,
    ...rule,
  }));
  return ruleProblems({ namings, rules: full, proofs: proofs ?? proofsPage(full, namings) });
};

describe('the check of docs/rules.md', () => {
  it('is content when every owner names its rule or is open', () => {
    expect(check([{ owners: ['identity', 'shop'], open: ['shop'] }], [naming('TEN-1')])).toEqual([]);
  });

  it('is content with a proof by what owns no rules and with words that look like an id', () => {
    const tooling = { id: 'TEN-1', file: 'tooling/e2e/x.spec.ts' };
    const reference = { id: 'TEN-1', file: 'apps/api-reference/src/x.test.ts' };
    expect(check([{}], [naming('TEN-1'), reference, tooling, naming('EAN-13')])).toEqual([]);
  });

  it('names the owner that proves nothing', () => {
    expect(check([{ owners: ['identity', 'i18n'] }], [naming('TEN-1')])).toEqual([
      'line 1: no test of i18n names TEN-1; write one, or list i18n as open.',
    ]);
  });

  it('names the open owner that has a test', () => {
    expect(check([{ open: ['identity'] }], [naming('TEN-1')])).toEqual([
      'line 1: TEN-1 is listed as open for identity, but packages/identity/src/x.test.ts names it; remove it from Open.',
    ]);
  });

  it('names the test of an unknown rule', () => {
    expect(check([{}], [naming('TEN-1'), naming('TEN-99')])).toEqual([
      'packages/identity/src/x.test.ts names TEN-99, which docs/rules.md does not list.',
    ]);
  });

  it('names the test of a package that is no owner', () => {
    expect(check([{}], [naming('TEN-1'), naming('TEN-1', 'domain')])).toEqual([
      'packages/domain/src/x.test.ts names TEN-1, but domain is not among its owners in docs/rules.md; run pnpm rules:write.',
    ]);
  });

  it('names a rule that stands twice', () => {
    expect(check([{}, {}], [naming('TEN-1')])).toEqual([
      'line 2: TEN-1 stands twice in docs/rules.md; remove one of the two.',
    ]);
  });

  it('names a rule without owner and an open package that is no owner', () => {
    expect(check([{ owners: [], open: ['ui'] }], [])).toEqual([
      'line 1: TEN-1 has no owner; name the package or app that embodies it.',
      'line 1: TEN-1 is open for ui, which is not among its owners; add it to them.',
    ]);
  });

  it('names an owner that does not exist', () => {
    expect(check([{ owners: ['identity', 'identty'], open: ['identty'] }], [naming('TEN-1')])).toEqual([
      'line 1: TEN-1 is owned by identty, which is no package or app; correct the name.',
    ]);
  });

  it('names a stale page of proofs', () => {
    expect(check([{}], [naming('TEN-1')], proofsPage([{ id: 'TEN-1' }], []))).toEqual([
      'docs/rules-proofs.md is stale; run pnpm rules:write.',
    ]);
  });
});
