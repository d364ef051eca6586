import { describe, expect, it } from 'vitest';

import { describeReport } from './describe-report';
import type { Mutant } from './mutation-report';

const mutant = (status: string, more: Partial<Mutant> = {}): Mutant => ({
  file: 'src/a.ts',
  line: 3,
  kind: 'BooleanLiteral',
  replacement: 'true',
  status,
  testsCompleted: 1,
  killers: [],
  ...more,
});

const killed = mutant('Killed', { killers: ['TEN-1: codes', 'EAN-13 digits'] });
const tests = ['TEN-1: codes', 'EAN-13 digits'];
const rules = new Set(['TEN-1', 'TEN-2']);
const outcome = (mutants: Mutant[], minimum = 85, titles = tests) =>
  describeReport('domain', { mutants, tests: titles }, { minimum, rules });

describe('what a mutation run says', () => {
  it('passes at exactly the wanted score', () => {
    expect(outcome([killed, mutant('Timeout'), mutant('Killed'), mutant('Survived')], 75)).toEqual({
      passed: true,
      lines: [
        'domain: 1 mutants survived',
        '  src/a.ts:3 BooleanLiteral -> true',
        'domain: 1 of 1 rules have a test that kills a mutant',
        'domain: 3 of 4 mutants noticed, 1 of them by a timeout; 0 more do not count',
        'domain: score 75.00 %, at least 75 % wanted',
      ],
    });
  });

  it('fails below it', () => {
    expect(outcome([killed, mutant('NoCoverage')], 51).passed).toBe(false);
  });

  it('leaves out what says nothing about the tests', () => {
    const { lines, passed } = outcome([
      killed,
      mutant('Survived', { testsCompleted: 0 }),
      mutant('Ignored'),
      mutant('RuntimeError'),
    ]);
    expect(passed).toBe(true);
    expect(lines.slice(-2)).toEqual([
      'domain: 1 of 1 mutants noticed, 0 of them by a timeout; 3 more do not count',
      'domain: score 100.00 %, at least 85 % wanted',
    ]);
  });

  it('fails for a rule whose tests kill nothing', () => {
    const { lines, passed } = outcome([killed], 85, [...tests, 'TEN-2: groups']);
    expect(passed).toBe(false);
    expect(lines).toContain('domain: 1 of 2 rules have a test that kills a mutant');
    expect(lines).toContain('  TEN-2: no mutant is killed by a test that names it');
  });

  it('counts nothing as everything', () => {
    expect(outcome([mutant('Ignored')], 85, []).passed).toBe(true);
  });

  it('shortens a long replacement to one line', () => {
    const { lines } = outcome([mutant('Survived', { replacement: `{\n  ${'x'.repeat(80)}` })]);
    expect(lines[1]).toBe(`  src/a.ts:3 BooleanLiteral -> { ${'x'.repeat(58)}…`);
  });
});
