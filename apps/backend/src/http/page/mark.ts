import { logoMarkShapes, type Theme } from '@gastroshop/ui/theme-data';
import { Markup } from './markup';

/** The mark of a theme, coloured by the stylesheet. */
export const markOf = (theme: Theme): Markup =>
  new Markup(
    `<svg class="mark" viewBox="0 0 32 32" aria-hidden="true">${logoMarkShapes(theme, { ink: 'var(--on-brand)', ground: 'var(--brand)' })}</svg>`,
  );
