import { describe, expect, it } from 'vitest';
import { addImport, append, inTurn, insertBefore, insertSorted } from './insert';

describe('places in a file', () => {
  it('are before the last of what looks so', () => {
    expect(insertBefore('];', 'b')('a];c];')).toBe('a];cb];');
  });

  it('are imports behind those that are there, one or more', () => {
    expect(addImport('import b;')('import a;\n\ncode;\n')).toBe('import a;\nimport b;\n\ncode;\n');
    expect(addImport('import c;')('import a;\nimport {\n  b,\n} from b;\n')).toBe(
      'import a;\nimport {\n  b,\n} from b;\nimport c;\n',
    );
  });

  it('are lists in alphabetical order', () => {
    expect(insertSorted('[', ']', "  'b',")("[\n  'a',\n  'c',\n]")).toBe("[\n  'a',\n  'b',\n  'c',\n]");
  });

  it.each([insertBefore('here', ''), insertSorted('here', ']', ''), addImport('x')])(
    'that are gone are an error, not half an errand',
    (change) => {
      expect(() => change('nothing\n')).toThrow();
    },
  );

  it('are changed in turn', () => {
    expect(inTurn(append('b'), append('c'))('a')).toBe('abc');
  });
});
