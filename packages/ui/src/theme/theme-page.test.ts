import { describe, expect, it } from 'vitest';
import { DEFAULT_THEME, THEME_KEYS } from '../theme-data';
import * as stories from './theme-page.stories';

describe('the stories of the themes', () => {
  it('show every theme but the one all other stories are in', () => {
    const shown = Object.values(stories).flatMap((story): readonly unknown[] =>
      'globals' in story ? [story.globals['theme']] : [],
    );
    expect([DEFAULT_THEME, ...shown].toSorted()).toEqual(THEME_KEYS.toSorted());
  });
});
