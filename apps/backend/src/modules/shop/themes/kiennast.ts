import type { ThemeEntry } from './theme-entry';

/** Kiennast: colours, name and mark. */
export const kiennast = {
  label: 'Kiennast',
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
    '<rect x="8" y="6.6" width="4.4" height="18.8" rx="1.3" fill="{ink}"/>',
    '<path d="M14.4 16.1c-.9-3.3.4-5.2 2.3-6.8 1.6-1.3 3-2.5 3-4.5 3.9 2.1 5.6 5 4.2 8.1-1.3 2.9-5 4.1-9.5 3.2Z" fill="{ink}"/>',
    '<path d="m14.3 18.3 4.3.3c.4 0 .8.2 1 .6l3.9 5.2c.4.5 0 1.2-.6 1.2h-3.7c-.4 0-.8-.2-1-.5Z" fill="{ink}"/>',
  ],
} as const satisfies ThemeEntry;
