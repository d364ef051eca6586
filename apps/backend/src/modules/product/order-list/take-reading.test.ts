import { describe, expect, it } from 'vitest';
import { readingsOfLine } from './readings-of-line';
import { takeReading } from './take-reading';

const NONE = new Map<string, readonly string[]>();

describe('the reading of a line that is taken', () => {
  it.each(['Etiketten 15 Stk', '• Etiketten 15 Stk', '1. Etiketten 15 Stk', '- bitte Etiketten 15 Stk'])(
    'is the whole name of %j, whatever stands in front of it',
    (text) => {
      const line = readingsOfLine({ lineNumber: 1, article: 'Etiketten', amount: 15, unit: 'Stk', text });
      const exactly = new Map([
        ['Etiketten', ['1']],
        ['Etiketten 15 Stk', ['2']],
      ]);
      expect(takeReading(line, { exactly, byWords: NONE })).toMatchObject({
        skus: ['2'],
        reading: { amount: undefined },
      });
    },
  );

  it('is in doubt where another one names another article', () => {
    const line = readingsOfLine({
      lineNumber: 1,
      article: 'Mango',
      amount: 7,
      unit: 'Stücke',
      text: 'noch Mango Stücke: 7',
      alternatives: [{ article: 'Mango Stücke', amount: 7 }],
    });
    const one = new Map([['Mango', ['1']]]);
    expect(takeReading(line, { exactly: one, byWords: NONE })).toMatchObject({ isDoubtful: false });
    const both = new Map([...one, ['Mango Stücke', ['2']] as const]);
    expect(takeReading(line, { exactly: both, byWords: NONE })).toMatchObject({
      skus: ['1'],
      isDoubtful: true,
    });
  });
});
