import { NO_BREAK_SPACE } from '@gastroshop/i18n';
import { describe, expect, it } from 'vitest';
import { nutrientLines } from './nutrient-lines';
import { wordsIn } from './sheet-frame';

const linesOf = (energy: { kj?: string; kcal?: string }, locale: 'de-AT' | 'en-GB' = 'de-AT') =>
  nutrientLines(
    { basis: 'PER_100', energy, groups: [{ key: 'SATURATES', quantity: '4.5', unit: 'g' }] },
    wordsIn(locale),
  ).map(({ name, depth, amount, share }) =>
    [name, depth, amount, share].join('|').replaceAll(NO_BREAK_SPACE, ' '),
  );

describe('PRD-10: nutrients on paper', () => {
  it('have one line of energy with both figures, kJ before kcal', () => {
    const energy = { kcal: '250', kj: '1046' };
    expect(linesOf(energy)).toEqual([
      'Energie|0|1.046 kJ / 250 kcal|12 %',
      'davon gesättigte Fettsäuren|1|4,5 g|23 %',
    ]);
    expect(linesOf(energy, 'en-GB')).toEqual([
      'Energy|0|1.046 kJ / 250 kcal|12 %',
      'of which saturates|1|4,5 g|23 %',
    ]);
  });

  it('show energy only as it is told', () => {
    expect(linesOf({ kcal: '250' })[0]).toBe('Energie|0|250 kcal|13 %');
    expect(linesOf({})).toEqual(['davon gesättigte Fettsäuren|1|4,5 g|23 %']);
  });
});
