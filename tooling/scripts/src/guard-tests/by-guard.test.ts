import { describe, expect, it } from 'vitest';
import { byGuard } from './by-guard';
import type { InjectedFault } from './injected-fault';
import { injectedFaults } from './injected-faults';

const fault = (name: string, more: Partial<InjectedFault> = {}): InjectedFault => ({
  name,
  plant: { [`${name}.ts`]: '' },
  guard: ['lint'],
  complaint: new RegExp(name),
  ...more,
});

describe('byGuard', () => {
  it('plants together what one run of a guard can find', () => {
    const groups = byGuard([fault('a'), fault('b', { folder: 'elsewhere' }), fault('c')]);
    expect(groups.map((group) => group.map(({ name }) => name))).toEqual([['a', 'c'], ['b']]);
  });

  it('refuses two faults in one file, and two that sound alike', () => {
    expect(() => byGuard([fault('a'), fault('b', { plant: { 'a.ts': '' } })])).toThrow('both plant a.ts');
    expect(() => byGuard([fault('a'), fault('b', { complaint: /a/ })])).toThrow('the same complaint');
  });

  it('loses none of those that are planted', () => {
    expect(byGuard(injectedFaults).flat()).toHaveLength(injectedFaults.length);
  });
});
