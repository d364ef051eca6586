import { describe, expect, it } from 'vitest';
import { licenceProblems, READ_BY_US } from './licences';

/** As if everything that was read were installed. */
const read = Object.keys(READ_BY_US).map((id) => [id, ''] as const);
const problemsOf = (licence: string) => licenceProblems(new Map([...read, ['left-pad@1.3.0', licence]]));

describe('licences', () => {
  it.each(['MIT', '(MIT AND Zlib)', '(MPL-2.0 OR Apache-2.0)', 'GPL-3.0-only OR MIT', 'CC0-1.0'])(
    'may be "%s"',
    (licence) => {
      expect(problemsOf(licence)).toEqual([]);
    },
  );

  it.each([
    'GPL-3.0-only',
    'AGPL-3.0-or-later',
    'SSPL-1.0',
    'BUSL-1.1',
    'MIT AND GPL-2.0-only',
    'GPL-2.0-only WITH Classpath-exception-2.0',
    'UNLICENSED',
    'SEE LICENSE IN LICENSE',
    'BSD',
    'Apache 2.0',
    'NOASSERTION',
    '',
  ])('may not be "%s"', (licence) => {
    expect(problemsOf(licence)).toHaveLength(1);
  });

  it('were read for packages that are still there', () => {
    expect(licenceProblems(new Map(read.slice(1)))).toHaveLength(1);
  });
});
