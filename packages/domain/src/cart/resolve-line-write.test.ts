import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LineContent, LineWrite, StoredLine } from './line-write';
import { MAX_KNOWN_OPERATIONS, resolveLineWrite } from './resolve-line-write';

const NOW = 10_000;
const content = (amount: number): LineContent => ({ amount, unitAbbreviation: 'KT' });
const stored: StoredLine = {
  version: 3,
  content: content(3),
  actedAt: 9_000,
  operationId: 'm',
  knownOperationIds: ['k', 'm'],
};
const write = (more: Partial<LineWrite> = {}): LineWrite => ({
  content: content(5),
  operationId: 'x',
  seenVersion: 3,
  ageMs: 100,
  ...more,
});

describe('a write that saw the current version of a line is applied', () => {
  it('makes the next version', () => {
    expect(resolveLineWrite(stored, write(), NOW)).toEqual({
      outcome: 'APPLIED',
      line: {
        version: 4,
        content: content(5),
        actedAt: 9_900,
        operationId: 'x',
        knownOperationIds: ['k', 'm', 'x'],
      },
    });
  });

  it('even if the buyer acted long ago, and counts as later than what was seen', () => {
    expect(resolveLineWrite(stored, write({ ageMs: 9_999 }), NOW)).toMatchObject({
      outcome: 'APPLIED',
      line: { version: 4, content: content(5), actedAt: 9_000 },
    });
  });

  it('starts a line the cart never had, whatever was seen', () => {
    for (const seenVersion of [0, 7, undefined]) {
      expect(resolveLineWrite(undefined, write({ seenVersion }), NOW)).toEqual({
        outcome: 'APPLIED',
        line: { version: 1, content: content(5), actedAt: 9_900, operationId: 'x', knownOperationIds: ['x'] },
      });
    }
  });

  it('removes a line and keeps its version', () => {
    expect(resolveLineWrite(stored, write({ content: undefined }), NOW).line).toMatchObject({
      version: 4,
      content: undefined,
    });
  });

  it('always takes the write of an old client, acted just now and without an operation id', () => {
    expect(resolveLineWrite(stored, { content: content(5) }, NOW)).toEqual({
      outcome: 'APPLIED',
      line: {
        version: 4,
        content: content(5),
        actedAt: NOW,
        operationId: undefined,
        knownOperationIds: ['k', 'm'],
      },
    });
  });

  it('never takes an action to be in the future', () => {
    expect(resolveLineWrite(stored, write({ ageMs: -5_000 }), NOW).line.actedAt).toBe(NOW);
  });
});

describe('a write that did not see the latest change: the later action stays, the conflict is told', () => {
  it('the write wins when its buyer acted later', () => {
    expect(resolveLineWrite(stored, write({ seenVersion: 2, ageMs: 999 }), NOW)).toEqual({
      outcome: 'WON',
      line: {
        version: 4,
        content: content(5),
        actedAt: 9_001,
        operationId: 'x',
        knownOperationIds: ['k', 'm', 'x'],
      },
      conflict: { kept: content(5), dropped: content(3) },
    });
  });

  it('the write loses when its buyer acted earlier, but is remembered', () => {
    expect(resolveLineWrite(stored, write({ seenVersion: 2, ageMs: 1_001 }), NOW)).toEqual({
      outcome: 'LOST',
      line: { ...stored, knownOperationIds: ['k', 'm', 'x'] },
      conflict: { kept: content(3), dropped: content(5) },
    });
  });

  it.each([
    ['x', 'WON'],
    ['m2', 'WON'],
    ['a', 'LOST'],
    [undefined, 'LOST'],
  ])('at the same moment the greater operation id decides: %s has %s', (operationId, outcome) => {
    const tied = write({ seenVersion: 2, ageMs: 1_000, operationId });
    expect(resolveLineWrite(stored, tied, NOW).outcome).toBe(outcome);
  });

  it('at the same moment any operation id is greater than none', () => {
    const unnamed = { ...stored, operationId: undefined };
    expect(
      resolveLineWrite(unnamed, write({ seenVersion: 2, ageMs: 1_000, operationId: 'A' }), NOW).outcome,
    ).toBe('WON');
  });

  it('at the same moment no operation id is less than any, and among equals the stored one stays', () => {
    const unnamed = write({ seenVersion: 2, ageMs: 1_000, operationId: undefined });
    expect(resolveLineWrite({ ...stored, operationId: 'A' }, unnamed, NOW).outcome).toBe('LOST');
    expect(resolveLineWrite({ ...stored, operationId: undefined }, unnamed, NOW).outcome).toBe('LOST');
  });

  it('a removed line and a change of it conflict too', () => {
    const removed = { ...stored, content: undefined };
    expect(resolveLineWrite(removed, write({ seenVersion: 2 }), NOW)).toMatchObject({
      outcome: 'WON',
      conflict: { kept: content(5), dropped: undefined },
    });
    expect(resolveLineWrite(stored, write({ seenVersion: 2, content: undefined }), NOW)).toMatchObject({
      outcome: 'WON',
      conflict: { kept: undefined, dropped: content(3) },
    });
  });

  it('every order of arrival ends alike', () => {
    const writes = fc.uniqueArray(
      fc.record({
        amount: fc.integer({ min: 1, max: 3 }),
        ageMs: fc.integer({ min: 0, max: 3 }),
        id: fc.stringMatching(/^[a-z]{1,2}$/),
      }),
      { minLength: 2, maxLength: 5, selector: ({ id }) => id },
    );
    const finish = (
      list: readonly { amount: number; ageMs: number; id: string }[],
    ): LineContent | undefined => {
      let line: StoredLine = stored;
      for (const { amount, ageMs, id } of list) {
        line = resolveLineWrite(
          line,
          { content: content(amount), operationId: id, seenVersion: 2, ageMs },
          NOW,
        ).line;
      }
      return line.content;
    };
    fc.assert(
      fc.property(
        writes.chain((list) =>
          fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
        ),
        ([list, shuffled]) => {
          expect(finish(shuffled)).toEqual(finish(list));
        },
      ),
    );
  });
});

describe('both buyers wanting the same is no conflict', () => {
  it('keeps the version, and the newer action stands for it', () => {
    expect(resolveLineWrite(stored, write({ seenVersion: 2, content: content(3) }), NOW)).toEqual({
      outcome: 'APPLIED',
      line: {
        version: 3,
        content: content(3),
        actedAt: 9_900,
        operationId: 'x',
        knownOperationIds: ['k', 'm', 'x'],
      },
    });
  });

  it('keeps the older action as remembered only', () => {
    const older = write({ seenVersion: 2, content: content(3), ageMs: 5_000 });
    expect(resolveLineWrite(stored, older, NOW)).toEqual({
      outcome: 'APPLIED',
      line: { ...stored, knownOperationIds: ['k', 'm', 'x'] },
    });
  });
});

describe('a repeated write is harmless', () => {
  it.each(['k', 'm'])('changes nothing when %s was taken in before, whatever it saw', (operationId) => {
    const result = resolveLineWrite(stored, write({ operationId }), NOW);
    expect(result).toEqual({ outcome: 'REPEATED', line: stored });
  });

  it('is recognised after it lost', () => {
    const lost = resolveLineWrite(stored, write({ seenVersion: 2, ageMs: 5_000 }), NOW).line;
    expect(resolveLineWrite(lost, write({ seenVersion: 2, ageMs: 0 }), NOW).outcome).toBe('REPEATED');
  });

  it('remembers the latest ids only', () => {
    expect(MAX_KNOWN_OPERATIONS).toBe(20);
    const ids = Array.from({ length: 20 }, (_, index) => `op-${index}`);
    const { line } = resolveLineWrite({ ...stored, knownOperationIds: ids }, write(), NOW);
    expect(line.knownOperationIds).toEqual([...ids.slice(1), 'x']);
  });
});
