import { imageTints } from '@gastroshop/ui/theme-data';
import { contrast, type Rgb } from './contrast';
import { parseHex } from './parse-hex';

/** A ground and the colour of the words on it, as React's style takes them. */
export interface Background {
  readonly backgroundColor: string;
  readonly color: string;
}

/** Colours of words: the kit's own first; black is for the narrow band of mid tones where neither of them reads. */
const WORDS: readonly (readonly [color: string, rgb: Rgb])[] = [
  ['#1d1c18', [29, 28, 24]],
  ['#ffffff', [255, 255, 255]],
  ['#000000', [0, 0, 0]],
];

/** Least contrast of running text (WCAG 2.2, 1.4.3). */
const LEAST = 4.5;

const shades = new Map<string, Background>([
  ['brand', { backgroundColor: 'var(--gs-brand)', color: 'var(--gs-on-brand)' }],
  ['branddeep', { backgroundColor: 'var(--gs-brand-deep)', color: '#ffffff' }],
  ['brandsoft', { backgroundColor: 'var(--gs-brand-soft)', color: 'var(--gs-text)' }],
  ['sunken', { backgroundColor: 'var(--gs-sunken)', color: 'var(--gs-text)' }],
  ...Object.keys(imageTints).map(
    (name) => [name, { backgroundColor: `var(--gs-tint-${name})`, color: 'var(--gs-text)' }] as const,
  ),
]);

/**
 * The ground an editor chose: #rgb, #rrggbb or a shade of the theme by name (brand, brandDeep, brandSoft, sunken, or
 * a product family such as veg). The words on it take the first colour that reaches 4.5 to 1; on every ground one does.
 *
 * @returns undefined for everything else: the block keeps its own ground
 */
export const toBackground = (text: string | undefined): Background | undefined => {
  if (text === undefined) return undefined;
  const shade = shades.get(text.trim().toLowerCase());
  if (shade !== undefined) return shade;
  const rgb = parseHex(text.trim());
  if (rgb === undefined) return undefined;
  const [color] = WORDS.find(([, words]) => contrast(rgb, words) >= LEAST) ?? ['#000000'];
  return { backgroundColor: `rgb(${rgb.join(', ')})`, color };
};
