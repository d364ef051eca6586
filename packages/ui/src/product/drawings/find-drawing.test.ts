import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DRAWING_NAMES } from './drawing-name';
import { drawingUrls } from './drawing-urls';
import { drawingKeywords } from './drawing-keywords';
import { findDrawing } from './find-drawing';
import { FAMILY_DRAWINGS } from './product-family';

describe('the drawing of an article', () => {
  it.each([
    ['Rindsschnitzelfleisch Kaiserteil ca. 5 kg', 'cut-of-meat'],
    ['Obers 36 % 1 l', 'glass-of-milk'],
    ['Hühnerbrustfilet ohne Haut 2,5 kg', 'poultry-leg'],
    ['Freilandeier Kl. A Gr. M 180 Stk', 'egg'],
    ['Erdäpfel festkochend 10 kg', 'potato'],
    ['Rispenparadeiser Kl. I 6 kg', 'tomato'],
    ['Tomatenmark 2-fach 4,5 kg', 'canned-food'],
    ['Vogerlsalat gewaschen 1 kg', 'leafy-green'],
    ['Garnelen 16/20 roh, ohne Kopf 1 kg', 'shrimp'],
    ['Pommes frites 9 mm 2,5 kg', 'french-fries'],
    ['Teebutter Block 250 g', 'butter'],
    ['Buttermilch 1 l', 'glass-of-milk'],
    ['Laugenbreze vorgebacken 90 g × 60', 'pretzel'],
    ['Saiblingsfilet mit Haut ca. 1,2 kg', 'fish'],
    ['Bergkäse 6 Monate gereift', 'cheese-wedge'],
    ['Käsekrainer 10 × 100 g', 'sausage'],
    ['Apfelsaft naturtrüb 1 l', 'beverage-box'],
    ['Apfelstrudel gezogen 1,8 kg', 'strudel'],
    ['Äpfel Gala Kl. I 13 kg', 'red-apple'],
    ['Olivenöl nativ extra Kanister 5 l', 'oil-bottle'],
    ['Espresso ganze Bohne 1 kg', 'coffee-bag'],
    ['Langkornreis parboiled 10 kg', 'cooked-rice'],
    ['Spaghetti Nr. 5 Hartweizen 5 kg', 'spaghetti'],
    ['Kuvertüre zartbitter 60 % 2,5 kg', 'chocolate-bar'],
    ['Vanilleeis 5 l', 'ice-cream'],
    ['Waldhonig cremig Kübel 5 kg', 'honey-pot'],
    ['Grüner Veltliner Kamptal DAC 2025 0,75 l', 'white-wine'],
    ['Zweigelt Classic 0,75 l', 'red-wine'],
    ['Frühstücksspeck geschnitten 1 kg', 'bacon'],
    ['Kartoffelpüree', 'potato'],
    ['Eisbergsalat', 'leafy-green'],
    ['Preiselbeeren', 'blueberries'],
    ['Handseife 5 l', 'soap'],
  ])('%s: %s', (name, drawing) => {
    expect(findDrawing(name, 'other')).toBe(drawing);
  });

  it('of white wine is a white glass, of mushrooms no fly agaric', () => {
    expect(findDrawing('Weißwein Cuvée', 'wine')).toBe('white-wine');
    expect(findDrawing('Champignons weiß geschnitten 3 kg', 'veg')).toBe('white-mushroom');
    expect(findDrawing('Pilze', 'veg')).toBe('brown-mushroom');
  });

  it('is the one of the family where no word fits', () => {
    expect(findDrawing('XY 4711', 'fish')).toBe('fish');
    expect(findDrawing('XY 4711', 'other')).toBe('package');
  });

  it('exists as a file', () => {
    const used = [...drawingKeywords.map(([drawing]) => drawing), ...Object.values(FAMILY_DRAWINGS)];
    for (const name of [...DRAWING_NAMES, ...used]) {
      expect(existsSync(join(import.meta.dirname, `svg/${name}.svg`)), name).toBe(true);
      expect(drawingUrls[name]).toContain(`/svg/${name}.svg`);
    }
  });
});
