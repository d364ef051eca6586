import { describe, expect, it } from 'vitest';
import { splitCells } from './cells';

const cells = (line: string): readonly string[] => splitCells(line, (text, index) => text[index] === ';');

describe('cells of a line', () => {
  it.each([
    ['a;b;c', ['a', 'b', 'c']],
    [' a ; b ', ['a', 'b']],
    ['a', ['a']],
    ['', ['']],
    [';a;', ['', 'a', '']],
    ['"Äpfel; rot";3', ['Äpfel; rot', '3']],
    ['3; "Äpfel; rot" ', ['3', 'Äpfel; rot']],
    ['"10"" Pizza; groß";3', ['10" Pizza; groß', '3']],
    ['"";3', ['', '3']],
    ['""""', ['"']],
    ['10" Pizza;3', ['10" Pizza', '3']],
    ['Pizza "groß; rund";3', ['Pizza "groß', 'rund"', '3']],
    ['"Äpfel" rot;3', ['"Äpfel" rot', '3']],
    ['" Äpfel ";3', ['Äpfel', '3']],
    ['"offen; 3', ['"offen', '3']],
    ['"zu";"offen; 3', ['"zu"', '"offen', '3']],
    ['"', ['"']],
  ])('%j', (line, expected) => {
    expect(cells(line)).toEqual(expected);
  });
});
