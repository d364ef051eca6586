import type { ThemeEntry } from './theme-entry';

/** Alpingastro: colours, name and mark. */
export const alpin = {
  label: 'Alpingastro',
  brand: [
    '#f0f9ff',
    '#dff1ff',
    '#bee4ff',
    '#95cffa',
    '#69b5ec',
    '#3d97d5',
    '#1b79b6',
    '#025d92',
    '#004875',
    '#003356',
  ],
  dark: { onBrand: '#061520', brandSoft: '#14222d', brandSoft2: '#182e3d' },
  mark: [
    '<path d="m15.5 24.3 6.6-10.7 6.3 10.7Z" fill="{ink}" stroke="{ink}" stroke-width="1.6" stroke-linejoin="round" opacity=".72"/>',
    '<path d="m3.9 24.3 9.2-16.2 9.2 16.2Z" fill="{ink}" stroke="{ground}" stroke-width="4.6" stroke-linejoin="round"/>',
    '<path d="m3.9 24.3 9.2-16.2 9.2 16.2Z" fill="{ink}" stroke="{ink}" stroke-width="1.6" stroke-linejoin="round"/>',
    '<path d="m8.5 17.4 2.5 1.7 2.1-2.3 2.3 2.3 2.4-1.7" fill="none" stroke="{ground}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  ],
} as const satisfies ThemeEntry;
