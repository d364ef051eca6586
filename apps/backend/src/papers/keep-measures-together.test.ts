import { expect, it } from 'vitest';
import { keepMeasuresTogether } from './keep-measures-together';

it.each([
  ['Äpfel Kronprinz 13 kg', 'Äpfel Kronprinz 13_kg'],
  ['Cola PET 24 × 0,33 l', 'Cola PET 24_×_0,33_l'],
  ['Bergkäse ca. 6 kg', 'Bergkäse ca._6_kg'],
  ['Tilsiter 45 % F.i.T.', 'Tilsiter 45_% F.i.T.'],
  ['Torte 12 Stück Anna', 'Torte 12 Stück Anna'],
  ['Grüner Veltliner 2025 Winzerhof', 'Grüner Veltliner 2025 Winzerhof'],
])('%s keeps its measures whole', (text, kept) => {
  expect(keepMeasuresTogether(text).replaceAll('\u00A0', '_')).toBe(kept);
});
