import { describe, expect, it } from 'vitest';
import { interleave, type PartialMatch } from './interleave';

const answer = (sku: string, answered: string, score: number, certainty = 1): PartialMatch => ({
  sku,
  answered,
  score,
  certainty,
});
const order = (answers: readonly PartialMatch[]) =>
  [...interleave(answers, 2)].toSorted(([, one], [, other]) => other - one).map(([sku]) => sku);

describe('articles that have a part of what was typed', () => {
  it('take turns, the best of each first, and the rest of the larger group follows', () => {
    const answers = [
      answer('pulver 1', '01', 0.9),
      answer('pulver 2', '01', 0.8),
      answer('pulver 3', '01', 0.7),
      answer('curry 2', '10', 0.3),
      answer('curry 1', '10', 0.4),
    ];
    expect(order(answers)).toEqual(['pulver 1', 'curry 1', 'pulver 2', 'curry 2', 'pulver 3']);
  });

  it('leave guesses out beside what is sure', () => {
    expect(order([answer('sure', '10', 0.5), answer('guess', '01', 0.9, 0.5)])).toEqual(['sure']);
  });

  it('keep their scores where all have the same part', () => {
    expect(interleave([answer('b', '1', 0.2), answer('a', '1', 0.6)], 2)).toEqual(
      new Map([
        ['a', 0.6],
        ['b', 0.2],
      ]),
    );
    expect(interleave([], 2)).toEqual(new Map());
  });

  it('stay behind what has all of it, in their order', () => {
    const scores = interleave([answer('good', '1', 0.6), answer('better', '1', 0.9)], 0.5);
    expect([...scores.keys()]).toEqual(['better', 'good']);
    expect(Math.max(...scores.values())).toBeLessThan(0.5);
    expect(scores.get('better')).toBeGreaterThan(scores.get('good') ?? 1);
  });

  it('never reach nothing, however many they are', () => {
    const many = Array.from({ length: 3_000 }, (_, index) =>
      answer(`${index}`, index % 2 === 0 ? '10' : '01', 1),
    );
    expect(Math.min(...interleave(many, 2).values())).toBeGreaterThan(0);
  });
});
