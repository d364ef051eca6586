import { describe, expect, it } from 'vitest';
import { toMermaid, drawStates, insertDiagrams } from './to-mermaid';

describe('draw', () => {
  it('draws every place and each import once, in a fixed order', () => {
    const edges = [
      { from: 'b', to: 'a-room' },
      { from: 'b', to: 'a-room' },
    ];
    expect(toMermaid(['b', 'a-room', 'b', 'c'], edges)).toBe(
      '```mermaid\nflowchart LR\n  a_room["a-room"]\n  b["b"]\n  c["c"]\n  b --> a_room\n```',
    );
  });
});

describe('drawStates', () => {
  it('draws each way once, with all that is done on it, in the order of the table', () => {
    const steps = [
      { from: 'OPEN', to: 'LOCKED', label: 'LOCK' },
      { from: 'OPEN', to: 'GONE', label: 'CANCEL' },
      { from: 'OPEN', to: 'GONE', label: 'LAPSE' },
    ];
    expect(drawStates(steps)).toBe(
      '```mermaid\nstateDiagram-v2\n  OPEN --> LOCKED: LOCK\n  OPEN --> GONE: CANCEL, LAPSE\n```',
    );
  });
});

describe('insertDiagrams', () => {
  it('replaces what stood between the markers', () => {
    const document = 'Before\n<!-- picture: one -->\nold\n<!-- /picture -->\nAfter';
    expect(insertDiagrams(document, new Map([['one', 'NEW']]))).toBe(
      'Before\n<!-- picture: one -->\n\nNEW\n\n<!-- /picture -->\nAfter',
    );
  });

  it('says which marker is missing', () => {
    expect(() => insertDiagrams('nothing', new Map([['one', 'NEW']]))).toThrow(
      'No place for the picture "one"',
    );
  });
});
