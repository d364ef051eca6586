import type { ThemeEntry } from './theme-entry';

/** Gastrofresh: colours, name and mark. */
export const gastrofresh = {
  label: 'Gastrofresh',
  brand: [
    '#eefcf2',
    '#ddf6e5',
    '#bdebcd',
    '#94dab0',
    '#64c38f',
    '#2fa76f',
    '#0d8756',
    '#056742',
    '#025134',
    '#003924',
  ],
  dark: { onBrand: '#08180e', brandSoft: '#15241b', brandSoft2: '#1a3123' },
  mark: [
    '<path d="M16 17.5C15.8 10.7 19.9 6.8 26.7 6.9c.2 6.8-3.9 10.7-10.7 10.6Z" fill="{ink}"/>',
    '<path d="M14.6 22.2C14.7 16.9 11.6 13.9 6 13.9c-.1 5.3 3 8.3 8.6 8.3Z" fill="{ink}"/>',
    '<path d="M15.3 27.2c0-5.4 1.7-9.3 5.4-13" fill="none" stroke="{ground}" stroke-width="4.2" stroke-linecap="round"/>',
    '<path d="M15.3 27.2c0-5.4 1.7-9.3 5.4-13" fill="none" stroke="{ink}" stroke-width="1.9" stroke-linecap="round"/>',
  ],
} as const satisfies ThemeEntry;
