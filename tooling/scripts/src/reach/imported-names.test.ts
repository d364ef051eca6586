import { describe, expect, it } from 'vitest';
import { importedNames } from './imported-names';

const namesOf = (source: string) =>
  Object.fromEntries([...importedNames('a.ts', source)].map(([from, names]) => [from, [...names].sort()]));

describe('importedNames', () => {
  it('takes the name a value has where it comes from, and no types', () => {
    expect(
      namesOf(
        "import { a as b, type C } from 'd';\nimport type { E } from 'f';\nexport { g as h } from 'd';",
      ),
    ).toEqual({ d: ['a', 'g'] });
  });

  it('takes every identifier as a name of a module that is taken as a whole', () => {
    expect(namesOf("const { a } = await import('b');\na();")).toEqual({ b: ['a'] });
    expect(namesOf("import * as all from 'b';\nall.c();")).toEqual({ b: ['all', 'c'] });
  });
});
