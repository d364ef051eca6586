import { describe, expect, it } from 'vitest';
import { themesOfLooks, themesSource } from './themes-of-looks';

const LOOK = {
  shortName: 'Quellberg',
  wordmark: [{ text: 'Quell', brand: true }, { text: 'berg' }],
  shades: ['#ffffff', '#000000'],
  darkTints: { onBrand: '#000000' },
  mark: [{ path: 'M4 4h24v24H4z' }],
};

describe('the themes of the kit', () => {
  it('are the looks an installation begins with, by the kit’s names of their parts', () => {
    expect(themesOfLooks({ quellberg: LOOK })).toEqual({
      quellberg: {
        label: 'Quellberg',
        wordmark: [
          { text: 'Quell', brand: true },
          { text: 'berg', brand: false },
        ],
        brand: LOOK.shades,
        dark: LOOK.darkTints,
        mark: LOOK.mark,
      },
    });
  });

  it('are written as a module that says where they come from', () => {
    const source = themesSource(themesOfLooks({ quellberg: LOOK }));
    expect(source).toContain('pnpm looks:write from apps/backend/src/db/first-looks.json');
    expect(source).toContain('export const firstThemes = {"quellberg":{"label":"Quellberg"');
  });
});
