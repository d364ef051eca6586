/* Written by pnpm looks:write from apps/backend/src/db/first-looks.json. */
import type { ThemeEntry } from './theme-entry';

/** The looks an installation begins with, as themes by their keys. */
export const firstThemes = {
  gastrofresh: {
    label: 'Gastrofresh',
    wordmark: [
      { text: 'Gastro', brand: false },
      { text: 'fresh', brand: true },
    ],
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
      { path: 'M16 17.5C15.8 10.7 19.9 6.8 26.7 6.9c.2 6.8-3.9 10.7-10.7 10.6Z' },
      { path: 'M14.6 22.2C14.7 16.9 11.6 13.9 6 13.9c-.1 5.3 3 8.3 8.6 8.3Z' },
      { path: 'M15.3 27.2c0-5.4 1.7-9.3 5.4-13', stroke: 'ground', strokeWidth: 4.2 },
      { path: 'M15.3 27.2c0-5.4 1.7-9.3 5.4-13', stroke: 'ink', strokeWidth: 1.9 },
    ],
  },
  alpin: {
    label: 'Alpingastro',
    wordmark: [
      { text: 'Alpin', brand: true },
      { text: 'gastro', brand: false },
    ],
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
      { path: 'm15.5 24.3 6.6-10.7 6.3 10.7Z', fill: 'ink', stroke: 'ink', strokeWidth: 1.6, opacity: 0.72 },
      { path: 'm3.9 24.3 9.2-16.2 9.2 16.2Z', fill: 'ink', stroke: 'ground', strokeWidth: 4.6 },
      { path: 'm3.9 24.3 9.2-16.2 9.2 16.2Z', fill: 'ink', stroke: 'ink', strokeWidth: 1.6 },
      { path: 'm8.5 17.4 2.5 1.7 2.1-2.3 2.3 2.3 2.4-1.7', stroke: 'ground', strokeWidth: 2 },
    ],
  },
  landmarkt: {
    label: 'Landmarkt',
    wordmark: [
      { text: 'Land', brand: true },
      { text: 'markt', brand: false },
    ],
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
      { path: 'M16 27.6V14', stroke: 'ink', strokeWidth: 1.9 },
      { path: 'M16 4.2c2 1.8 2.6 4.3 0 7-2.6-2.7-2-5.2 0-7Z' },
      {
        path: 'M17.3 15.4c-.3-3.5 1.6-5.4 5.4-5.5.4 3.7-1.5 5.6-5.4 5.5ZM14.7 15.4c.3-3.5-1.6-5.4-5.4-5.5-.4 3.7 1.5 5.6 5.4 5.5Z',
      },
      {
        path: 'M17.3 20.4c-.3-3.5 1.6-5.4 5.4-5.5.4 3.7-1.5 5.6-5.4 5.5ZM14.7 20.4c.3-3.5-1.6-5.4-5.4-5.5-.4 3.7 1.5 5.6 5.4 5.5Z',
      },
      {
        path: 'M17.3 25.4c-.3-3.5 1.6-5.4 5.4-5.5.4 3.7-1.5 5.6-5.4 5.5ZM14.7 25.4c.3-3.5-1.6-5.4-5.4-5.5-.4 3.7 1.5 5.6 5.4 5.5Z',
      },
    ],
  },
  kiennast: {
    label: 'Kiennast',
    wordmark: [{ text: 'Kiennast', brand: true }],
    brand: [
      '#fff4fa',
      '#ffe7f3',
      '#fccfe8',
      '#f1b1d6',
      '#de8fc0',
      '#c46da6',
      '#a24f88',
      '#7f3369',
      '#652454',
      '#49173d',
    ],
    dark: { onBrand: '#1d0e17', brandSoft: '#2a1b24', brandSoft2: '#392331' },
    mark: [
      {
        path: 'M9.3 6.6h1.8a1.3 1.3 0 0 1 1.3 1.3v16.2a1.3 1.3 0 0 1-1.3 1.3H9.3A1.3 1.3 0 0 1 8 24.1V7.9a1.3 1.3 0 0 1 1.3-1.3Z',
      },
      {
        path: 'M14.4 16.1c-.9-3.3.4-5.2 2.3-6.8 1.6-1.3 3-2.5 3-4.5 3.9 2.1 5.6 5 4.2 8.1-1.3 2.9-5 4.1-9.5 3.2Z',
      },
      { path: 'm14.3 18.3 4.3.3c.4 0 .8.2 1 .6l3.9 5.2c.4.5 0 1.2-.6 1.2h-3.7c-.4 0-.8-.2-1-.5Z' },
    ],
  },
} as const satisfies Record<string, ThemeEntry>;

/** The first of them. */
export const firstTheme = 'gastrofresh' satisfies keyof typeof firstThemes;
