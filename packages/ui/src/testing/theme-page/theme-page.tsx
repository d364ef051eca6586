import type { ReactNode } from 'react';
import type { ThemeKey } from '../../theme-data';
import { ThemeControls } from './theme-controls';
import { ThemeFrame } from './theme-frame';
import { ThemeMessages } from './theme-messages';
import { ThemeProducts } from './theme-products';

/** What the page of a theme takes. */
export interface ThemePageProps {
  /** Whose mark stands at the head. */
  readonly theme: ThemeKey;
}

/** The main components together, to be looked at in one theme: whatever takes a colour of the brand. */
export const ThemePage = ({ theme }: ThemePageProps): ReactNode => (
  <>
    <ThemeFrame theme={theme} />
    <main style={{ display: 'grid', gap: 24, padding: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ThemeMessages />
      <ThemeControls />
      <ThemeProducts />
    </main>
  </>
);
