import { describe, expect, it } from 'vitest';
import { listLines } from '../parsing/parse-list';
import { parseOrderList } from '@gastroshop/domain/order-list';
import type { PadRow } from '../rows/pad-row';
import { toRequestedLine } from './requested-line';

const rowOf = (text: string, changes: Partial<PadRow> = {}): PadRow => {
  const [line] = listLines(parseOrderList(text));
  if (line === undefined) throw new Error(`Nothing is read of ${text}`);
  return { id: 1, ...line, ...changes };
};

const LINE = '373326\tTeebutter\t3\tKtn';

describe('what is asked about a row', () => {
  it('is its number with the name that stands beside it', () => {
    expect(toRequestedLine(rowOf(LINE)).question).toEqual({
      article: '373326',
      amount: 3,
      unit: 'Ktn',
      note: 'Teebutter',
      text: LINE,
    });
  });

  it('is not the name any more once the buyer has written or chosen the article, the same one or another', () => {
    const chosen = toRequestedLine(rowOf(LINE, { own: ['article'] }));
    expect(chosen.question).toEqual({ article: '373326', amount: 3, unit: 'Ktn' });
    expect(chosen.key).not.toBe(toRequestedLine(rowOf(LINE)).key);
  });

  it('is the name still where the buyer has written another amount', () => {
    const { question } = toRequestedLine(rowOf(LINE, { own: ['amount'], amount: '4' }));
    expect(question).toEqual({ article: '373326', amount: 4, unit: 'Ktn', note: 'Teebutter' });
  });

  it('is a name alone where nothing else stands there', () => {
    const { question } = toRequestedLine(rowOf('3 Ktn Teebutter'));
    expect(question).not.toHaveProperty('note');
    expect(question.article).toBe('Teebutter');
  });

  it('is cut to what a call takes, between two characters', () => {
    const { question } = toRequestedLine(rowOf(LINE, { hint: `${'a'.repeat(499)}🧈` }));
    expect(question.note).toBe('a'.repeat(499));
  });
});
