import { createContext, use } from 'react';
import type { ThemeKey } from '../theme-data';
import type { LogoProps } from './logo';
import type { SchemeChoice } from './scheme-choice';

/** What the provider of the kit knows. */
export interface UiState {
  readonly theme: ThemeKey;
  /** Name and mark of a tenant that has its own. */
  readonly logo: Pick<LogoProps, 'name' | 'wordmark' | 'mark'> | undefined;
  /** What the reader chose. */
  readonly scheme: SchemeChoice;
  /** What that means here and now. */
  readonly shownScheme: 'light' | 'dark';
  readonly changeScheme: (scheme: SchemeChoice) => void;
}

/** Carries theme and colour scheme. */
export const UiContext = createContext<UiState | undefined>(undefined);

/**
 * Theme and colour scheme of the page.
 *
 * @throws Error outside a `ShopUiProvider`
 */
export const useUi = (): UiState => {
  const state = use(UiContext);
  if (state === undefined) throw new Error('useUi needs a ShopUiProvider around it');
  return state;
};
