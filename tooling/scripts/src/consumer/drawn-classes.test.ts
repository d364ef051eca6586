import { describe, expect, it } from 'vitest';
import { classesWithoutRule } from './drawn-classes';

const HTML = '<main class="page"><button class="_button_1h1v3_1 _filled_1h1v3_50">Vormerken</button></main>';

describe('classesWithoutRule', () => {
  it('is content with a page whose classes stand in its sheets', () => {
    expect(classesWithoutRule(HTML, '._button_1h1v3_1{color:red}._filled_1h1v3_50:hover{}')).toEqual([]);
  });

  it('names those of sheets that came with other names', () => {
    expect(classesWithoutRule(HTML, '._button_1h1v3_10{}.kit_filled_1h1v3_50__x{}')).toEqual([
      '_button_1h1v3_1',
      '_filled_1h1v3_50',
    ]);
  });

  it('refuses a page that shows nothing of the kit', () => {
    expect(() => classesWithoutRule('<main class="page"></main>', '.page{}')).toThrow('without a class');
  });
});
