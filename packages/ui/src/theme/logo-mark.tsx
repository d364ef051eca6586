import type { ReactNode } from 'react';
import { logoMarkShapes, type MarkShape, type ThemeKey } from '../theme-data';

/** What a mark takes. */
export interface LogoMarkProps {
  /** Whose mark it is. */
  readonly theme: ThemeKey;
  /** The shapes of a tenant's own mark; else the theme's are drawn. */
  readonly shapes?: readonly MarkShape[] | undefined;
  /** Class for size and place; the mark has none of its own. */
  readonly className?: string | undefined;
}

/** A mark in the colours of the page; decoration, so name it beside or around it. */
export const LogoMark = ({ theme, shapes, className }: LogoMarkProps): ReactNode => (
  <svg
    className={className}
    viewBox="0 0 32 32"
    aria-hidden
    focusable="false"
    // Rectangle and paths that are written by the kit, with what data says in escaped attributes.
    dangerouslySetInnerHTML={{
      __html: logoMarkShapes(shapes === undefined ? theme : { mark: shapes }, {
        ink: 'var(--gs-on-brand)',
        ground: 'var(--gs-brand)',
      }),
    }}
  />
);
