import type { OccurrenceQuestion, StandingOccurrence, StandingOrderLine } from '@gastroshop/api-contract';
import { NO_BREAK_SPACE } from '@gastroshop/i18n';
import { testTexts } from '@gastroshop/i18n/testing';
import { describe, expect, it } from 'vitest';
import { stockWords } from './stock-words';

const line = (sku: string, par?: number): StandingOrderLine => ({
  position: 0,
  sku,
  unitAbbreviation: 'KT',
  amount: 2,
  name: `Artikel ${sku}`,
  isAvailable: true,
  ...(par !== undefined && { par }),
});
const filled = (sku: string, amount: number) => ({
  sku,
  name: `Artikel ${sku}`,
  unitAbbreviation: 'KT',
  par: 6,
  amount,
});
const uncounted = (sku: string): OccurrenceQuestion => ({ kind: 'NOT_COUNTED', sku, name: `Artikel ${sku}` });
const t = testTexts().getFixedT('de-AT', 'standing-orders');

const say = (
  facts: Partial<Pick<StandingOccurrence, 'filledUp' | 'questions' | 'lines'>>,
  pattern: readonly StandingOrderLine[],
) => stockWords({ questions: [], ...facts }, pattern, t, 'de-AT');

describe('STD-14: what a card says of stocks', () => {
  it('nothing where nothing is filled up', () => {
    expect(say({}, [line('1')])).toEqual({ uncounted: undefined, known: [] });
  });

  it('what a count found, two by name, and of what there is enough', () => {
    const filledUp = [filled('1', 3), filled('2', 1), filled('3', 4), filled('4', 0)];
    expect(
      say(
        { filledUp },
        filledUp.map(({ sku, par }) => line(sku, par)),
      ),
    ).toEqual({
      uncounted: undefined,
      known: [
        `nach der Zählung: Artikel 1, 3${NO_BREAK_SPACE}KT`,
        `nach der Zählung: Artikel 2, 1${NO_BREAK_SPACE}KT`,
        'nach der Zählung: noch 1 Artikel',
        'genug da: Artikel 4',
      ],
    });
  });

  it('together what nobody has counted, and apart what is counted later', () => {
    const pattern = [line('1', 6), line('2', 6), line('3')];
    expect(say({ questions: [uncounted('1'), uncounted('2')] }, pattern)).toEqual({
      uncounted: 'Nicht gezählt: Artikel 1 und weitere, zusammen 2 Artikel',
      known: [],
    });
    expect(say({}, pattern).known).toEqual(['2 Artikel werden nach der Inventur aufgefüllt']);
    expect(say({ lines: [line('1')] }, pattern).known).toEqual([]);
  });
});
