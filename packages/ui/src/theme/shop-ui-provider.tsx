import { type ReactNode, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { DEFAULT_THEME, type ThemeKey } from '../theme-data';
import '@fontsource-variable/figtree/index.css';
import './tokens.css';
import './mantine-variables.css';
import './mantine-styles';
import './base.css';
import type { LogoProps } from './logo';
import { loadScheme, saveScheme, type SchemeChoice } from './scheme-choice';
import { UiContext, type UiState } from './ui-context';
import { useSystemScheme } from './use-system-scheme';

/** What the provider of the kit takes. */
export interface ShopUiProviderProps {
  /**
   * The tenant's theme. The published kit brings the colours of all themes along; a page drawn on a server imports the
   * sheet of its theme (`@gastroshop/ui/themes/alpin.css`), so that the first paint has them. The shops link theirs.
   */
  readonly theme?: ThemeKey | undefined;
  /** Name and mark of a tenant that has its own, for pages that show its logo. */
  readonly logo?: Pick<LogoProps, 'name' | 'wordmark' | 'mark'> | undefined;
  /** Light, dark, or what the reader's system says; remembered by the browser unless `forceScheme` is set. */
  readonly scheme?: SchemeChoice | undefined;
  /** A scheme that cannot be changed, for stories, tests and print. */
  readonly forceScheme?: 'light' | 'dark' | undefined;
  /** The page. */
  readonly children: ReactNode;
}

/** Nobody else changes what the browser remembers while the page is open. */
const subscribeToNothing = () => () => undefined;

/** A server knows no reader's choice. */
const nothingRemembered = () => undefined;

/**
 * Gives the components inside theme and colour scheme, and the page its base style. Nothing is written into the page
 * at run time but the attribute of the scheme, so a strict content security policy holds. What of the kit stands on
 * Mantine brings Mantine's provider along itself: a page without it does not pay for it.
 */
export const ShopUiProvider = ({
  theme = DEFAULT_THEME,
  logo,
  scheme = 'light',
  forceScheme,
  children,
}: ShopUiProviderProps): ReactNode => {
  const remembered = useSyncExternalStore(subscribeToNothing, loadScheme, nothingRemembered);
  const [picked, setPicked] = useState<SchemeChoice>();
  const chosen = picked ?? remembered ?? scheme;
  const system = useSystemScheme();
  const shownScheme = forceScheme ?? (chosen === 'auto' ? system : chosen);
  // Before the first paint: a page must not flash in the other scheme.
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.setAttribute('data-mantine-color-scheme', shownScheme);
    root.setAttribute('data-gs-theme', theme);
  }, [shownScheme, theme]);
  const state = useMemo<UiState>(
    () => ({
      theme,
      logo,
      scheme: chosen,
      shownScheme,
      changeScheme: (next) => {
        saveScheme(next);
        setPicked(next);
      },
    }),
    [theme, logo, chosen, shownScheme],
  );
  return <UiContext value={state}>{children}</UiContext>;
};
