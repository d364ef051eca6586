import type { ThemeEntry } from './theme-entry';

/** Landmarkt: colours, name and mark. */
export const landmarkt = {
  label: 'Landmarkt',
  brand: [
    '#fff5ef',
    '#fdeadd',
    '#f8d7c0',
    '#ecbc9b',
    '#da9d74',
    '#c17d4f',
    '#a15e32',
    '#814419',
    '#68330d',
    '#4b2206',
  ],
  dark: { onBrand: '#1e1006', brandSoft: '#2b1d13', brandSoft2: '#3b2617' },
  mark: [
    '<path d="M16 27.6V14" fill="none" stroke="{ink}" stroke-width="1.9" stroke-linecap="round"/>',
    '<path d="M16 4.2c2 1.8 2.6 4.3 0 7-2.6-2.7-2-5.2 0-7Z" fill="{ink}"/>',
    '<path d="M17.3 15.4c-.3-3.5 1.6-5.4 5.4-5.5.4 3.7-1.5 5.6-5.4 5.5ZM14.7 15.4c.3-3.5-1.6-5.4-5.4-5.5-.4 3.7 1.5 5.6 5.4 5.5Z" fill="{ink}"/>',
    '<path d="M17.3 20.4c-.3-3.5 1.6-5.4 5.4-5.5.4 3.7-1.5 5.6-5.4 5.5ZM14.7 20.4c.3-3.5-1.6-5.4-5.4-5.5-.4 3.7 1.5 5.6 5.4 5.5Z" fill="{ink}"/>',
    '<path d="M17.3 25.4c-.3-3.5 1.6-5.4 5.4-5.5.4 3.7-1.5 5.6-5.4 5.5ZM14.7 25.4c.3-3.5-1.6-5.4-5.4-5.5-.4 3.7 1.5 5.6 5.4 5.5Z" fill="{ink}"/>',
  ],
} as const satisfies ThemeEntry;
