import { expect, it } from 'vitest';
import { provenanceProblems } from './provenance';

it('a package that is published has to prove where it was built', () => {
  const problems = provenanceProblems([
    { name: 'inside', private: true },
    { name: 'proved', publishConfig: { provenance: true } },
    { name: 'unproved', publishConfig: { access: 'public' } },
    { name: 'off', publishConfig: { provenance: false } },
    { name: 'plain' },
  ]);
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['unproved', 'off', 'plain']);
});
