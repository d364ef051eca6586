import { imageTints, sharedColors, THEME_KEYS, themes, brandColors } from '@gastroshop/ui/theme-data';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast';
import { toBackground } from './to-background';
import { parseHex } from './parse-hex';

const ratio = (ground: string, words: string): number => {
  const [one, other] = [parseHex(ground), parseHex(words)];
  if (one === undefined || other === undefined) throw new Error(`No colours: ${ground}, ${words}`);
  return contrast(one, other);
};

describe('grounds that editors choose', () => {
  it('carry words of at least 4.5 to 1, whatever the colour', () => {
    const steps = ['00', '24', '49', '5b', '6d', '76', '80', '92', 'b6', 'db', 'ff'];
    const colors = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));
    const unreadable = colors.filter((color) => ratio(color, toBackground(color)?.color ?? color) < 4.5);
    expect(colors).toHaveLength(1331);
    expect(unreadable).toEqual([]);
  });

  it('are written so that nothing but a colour can be in them', () => {
    expect(toBackground('#FC0')).toEqual({ backgroundColor: 'rgb(255, 204, 0)', color: '#1d1c18' });
    expect(toBackground('#123a5a')?.color).toBe('#ffffff');
    expect(toBackground('brandDeep')?.backgroundColor).toBe('var(--gs-brand-deep)');
  });

  it.each([
    'red; background: url(https://evil.example)',
    'url(javascript:alert(1))',
    'expression(alert(1))',
    '#12',
    '#12345',
    '#ggg',
    '#fff}',
    'var(--x)',
    'constructor',
    '',
  ])('are the own ones of the block for %j', (text) => {
    expect(toBackground(text)).toBeUndefined();
  });

  it('are readable by name in every theme and scheme', () => {
    for (const scheme of ['light', 'dark'] as const) {
      const { text, sunken } = sharedColors[scheme];
      for (const tint of Object.values(imageTints)) expect(ratio(tint[scheme], text)).toBeGreaterThan(4.5);
      expect(ratio(sunken, text)).toBeGreaterThan(4.5);
      for (const key of THEME_KEYS) {
        const { brand, onBrand, brandDeep, brandSoft } = brandColors(themes[key], scheme);
        expect(ratio(brand, onBrand)).toBeGreaterThan(4.5);
        expect(ratio(brandDeep, '#ffffff')).toBeGreaterThan(4.5);
        expect(ratio(brandSoft, text)).toBeGreaterThan(4.5);
      }
    }
  });
});
