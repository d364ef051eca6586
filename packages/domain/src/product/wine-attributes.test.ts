import { describe, expect, it } from 'vitest';
import { filledWineAttributes, WINE_ATTRIBUTE_KEYS } from './wine-attributes';

describe('PRD-11: wine attributes in the order they are shown', () => {
  it('are seventeen', () => {
    expect(WINE_ATTRIBUTE_KEYS.join(' ')).toBe(
      'category vintage country region winery appellation typeOfGrape character rating sensoricDescription ' +
        'mealRecommendation seal cuvee residualSugar acidity glass maturity',
    );
  });

  it('leave out what is missing or blank', () => {
    expect(
      filledWineAttributes({
        vintage: ' 2023 ',
        glass: '  ',
        region: undefined,
        seal: '',
        category: 'Rotwein',
      }),
    ).toEqual([
      { key: 'category', value: 'Rotwein' },
      { key: 'vintage', value: '2023' },
    ]);
  });
});
