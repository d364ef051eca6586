import type { ReactNode } from 'react';
import { logoMarkShapes, type ThemeKey } from '../theme-data';

/** What a mark takes. */
export interface LogoMarkProps {
  /** Whose mark it is. */
  readonly theme: ThemeKey;
  /** Class for size and place; the mark has none of its own. */
  readonly className?: string | undefined;
}

/** The mark of a theme in the colours of the page; decoration, so name it beside or around it. */
export const LogoMark = ({ theme, className }: LogoMarkProps): ReactNode => (
  <svg
    className={className}
    viewBox="0 0 32 32"
    aria-hidden
    focusable="false"
    // The shapes are the theme's own data, written in this package.
    dangerouslySetInnerHTML={{
      __html: logoMarkShapes(theme, { ink: 'var(--gs-on-brand)', ground: 'var(--gs-brand)' }),
    }}
  />
);
