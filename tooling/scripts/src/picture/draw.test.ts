import { describe, expect, it } from 'vitest';
import { draw, placePictures } from './draw';

describe('draw', () => {
  it('draws every place and each import once, in a fixed order', () => {
    const edges = [
      { from: 'b', to: 'a-room' },
      { from: 'b', to: 'a-room' },
    ];
    expect(draw(['b', 'a-room', 'b', 'c'], edges)).toBe(
      '```mermaid\nflowchart LR\n  a_room["a-room"]\n  b["b"]\n  c["c"]\n  b --> a_room\n```',
    );
  });
});

describe('placePictures', () => {
  it('replaces what stood between the markers', () => {
    const document = 'Before\n<!-- picture: one -->\nold\n<!-- /picture -->\nAfter';
    expect(placePictures(document, new Map([['one', 'NEW']]))).toBe(
      'Before\n<!-- picture: one -->\n\nNEW\n\n<!-- /picture -->\nAfter',
    );
  });

  it('says which marker is missing', () => {
    expect(() => placePictures('nothing', new Map([['one', 'NEW']]))).toThrow(
      'No place for the picture "one"',
    );
  });
});
