import type { ThemeKey } from '@gastroshop/identity';
import { Markup } from './markup';

const SHAPES: Readonly<Record<ThemeKey, string>> = {
  gastrofresh:
    '<path class="on" d="M25 6.5c.8 8.9-2.1 17.5-9.7 17.5-4.4 0-7.3-2.9-7.3-6.9C8 10.2 15.7 7.2 25 6.5Z"/><path class="line" stroke-width="2.1" stroke-linecap="round" d="M7.2 26.5c1.8-5.6 5.5-10 11.3-13"/><path class="line-on" stroke-width="2.1" stroke-linecap="round" d="M7.2 26.5c.5-1.5 1.1-2.9 1.9-4.2"/>',
  alpin:
    '<path class="on" d="M4.5 24.5 13 9.3c.6-1 2-1 2.6 0l3.1 5.5 1.7-2.7c.6-1 2-1 2.6 0l5.5 12.4Z"/><path class="ground" opacity=".38" d="m10.6 13.6 2.3 2 1.5-1.6 1.6 1.7 2-1.6-2.4-4.8c-.5-1-2-1-2.6 0Z"/>',
  landmarkt:
    '<circle class="on" cx="20.8" cy="11.8" r="4.6"/><path class="ground" d="M5 24.6v-3.4c4.3-4.9 9.1-7.2 14.3-6.9 2.8.2 5.4 1 7.7 2.5v7.8c0 1-.8 1.9-1.9 1.9H6.9c-1.1 0-1.9-.9-1.9-1.9Z"/><path class="on" d="M5 24.6v-2c4.3-4.9 9.1-7.2 14.3-6.9 2.8.2 5.4 1 7.7 2.5v6.4c0 1-.8 1.9-1.9 1.9H6.9c-1.1 0-1.9-.9-1.9-1.9Z"/><path class="line" stroke-width="1.7" stroke-linecap="round" d="M9.8 27c1.5-4.3 4.2-7.6 8-9.8M16.3 27c.9-3.6 2.7-6.4 5.3-8.4M22.3 27c.4-2.3 1.3-4.3 2.7-6"/>',
  kiennast:
    '<g class="on"><rect x="8.5" y="7" width="3.9" height="18" rx="1"/><path d="M13.9 16.5c-.1-5.6 3.7-9.6 11.2-9.6.2 6.3-4.3 10.1-11.2 9.6Z"/><path d="M15.3 18.3c1.6.1 3.1-.1 4.4-.5l4.9 6.4c.3.4 0 .9-.4.9h-3.6c-.3 0-.5-.1-.7-.4Z"/></g>',
};

/** The mark of a theme, coloured by the stylesheet. */
export const markOf = (theme: ThemeKey): Markup =>
  new Markup(
    `<svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><rect class="ground" width="32" height="32" rx="9"/>${SHAPES[theme]}</svg>`,
  );
