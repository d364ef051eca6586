import { describe, expect, it } from 'vitest';

import { readMutationReport } from './read-mutation-report';

describe('reading a mutation report', () => {
  it('joins the killers by their titles', () => {
    const json = JSON.stringify({
      files: {
        'src/a.ts': {
          mutants: [
            {
              id: '1',
              location: { start: { line: 7, column: 1 } },
              mutatorName: 'BooleanLiteral',
              replacement: 'true',
              status: 'Killed',
              testsCompleted: 2,
              killedBy: ['0'],
            },
            {
              id: '2',
              location: { start: { line: 9 } },
              mutatorName: 'Regex',
              replacement: '/a/',
              status: 'NoCoverage',
            },
          ],
        },
      },
      testFiles: {
        'src/a.test.ts': {
          tests: [
            { id: '0', name: 'TEN-1 codes' },
            { id: '1', name: 'other' },
          ],
        },
      },
    });
    expect(readMutationReport(json)).toEqual({
      tests: ['TEN-1 codes', 'other'],
      mutants: [
        {
          file: 'src/a.ts',
          line: 7,
          kind: 'BooleanLiteral',
          replacement: 'true',
          status: 'Killed',
          testsCompleted: 2,
          killers: ['TEN-1 codes'],
        },
        {
          file: 'src/a.ts',
          line: 9,
          kind: 'Regex',
          replacement: '/a/',
          status: 'NoCoverage',
          testsCompleted: undefined,
          killers: [],
        },
      ],
    });
  });

  it('refuses a report without a mutant', () => {
    expect(() => readMutationReport('{}')).toThrow('The mutation report tells of no mutant.');
    expect(() => readMutationReport('[]')).toThrow('The mutation report tells of no mutant.');
  });
});
