import { describe, expect, it } from 'vitest';
import { drawFlatLay } from './flat-lay';
import { drawImage, LAYOUTS, pictureOfKey } from './product-picture';
import drawings from './drawings.json' with { type: 'json' };
import { OWN_DRAWINGS } from './own-drawings';
import { TINTS } from './tints';

describe('pictures', () => {
  it.each(LAYOUTS)('laid out %s have a key of their own and lie on the tint', (layout) => {
    const image = { drawing: 'tomato', tint: 'veg', layout } as const;
    const key = layout === 'plain' ? 'articles/tomato-veg.svg' : `articles/tomato-veg-${layout}.svg`;
    expect(pictureOfKey(key)).toEqual(image);
    expect(drawImage(image)).toContain(`fill="${TINTS.veg}"`);
    expect(drawImage(image)).toContain(drawings.tomato);
  });

  it.each(['articles/unicorn-veg.svg', 'articles/tomato-sky.svg', 'articles/tomato-veg.png', 'tomato-veg'])(
    'named %s are none',
    (key) => {
      expect(pictureOfKey(key)).toBeUndefined();
    },
  );

  it('are nothing but shapes: no script, no style, nothing loaded from elsewhere', () => {
    for (const body of Object.values(drawings))
      expect(body).not.toMatch(/<script|<style|<image|<foreignObject|\son\w+=|href="(?!#)/i);
  });

  it('of our own are those in the list', () => {
    expect(
      Object.entries(OWN_DRAWINGS).filter(
        ([name, body]) => new Map(Object.entries(drawings)).get(name) !== body,
      ),
    ).toEqual([]);
  });

  it('show what kitchens buy: no fly agaric', () => {
    expect(Object.keys(drawings)).not.toContain('mushroom');
    expect(Object.keys(drawings)).toEqual(
      expect.arrayContaining(['brown-mushroom', 'white-mushroom', 'white-wine', 'rose-wine']),
    );
  });

  it('laid flat stand where they are put', () => {
    const svg = drawFlatLay({
      width: 200,
      height: 100,
      ground: '#003924',
      things: [{ drawing: 'lemon', x: 50, y: 40, side: 32, plate: '#fff' }],
    });
    expect(svg).toContain('viewBox="0 0 200 100"');
    expect(svg).toContain('translate(50 40) rotate(0) scale(1)');
    expect(svg.match(/<circle/g)).toHaveLength(3);
  });
});
