import { MantineProvider, type MantineColorScheme } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { DEFAULT_THEME, type ThemeKey } from '../theme-data';
import '@fontsource-variable/figtree/index.css';
import './tokens.css';
import './mantine-variables.css';
import './mantine-styles';
import './base.css';
import { createShopTheme } from './create-shop-theme';

/** What the provider of the kit takes. */
export interface ShopUiProviderProps {
  /** The tenant's theme; its colours come with the style sheet `themeCss(theme)`, which the page links. */
  readonly theme?: ThemeKey | undefined;
  /** Light, dark, or what the reader's system says; remembered by the browser unless `forceScheme` is set. */
  readonly scheme?: MantineColorScheme | undefined;
  /** A scheme that cannot be changed, for stories, tests and print. */
  readonly forceScheme?: 'light' | 'dark' | undefined;
  /** The page. */
  readonly children: ReactNode;
}

/**
 * Gives the components inside the theme, and the page its base style. Nothing is written into the page at run time
 * but the attribute of the scheme, so a strict content security policy holds.
 */
export const ShopUiProvider = ({
  theme = DEFAULT_THEME,
  scheme = 'light',
  forceScheme,
  children,
}: ShopUiProviderProps): ReactNode => {
  const mantineTheme = useMemo(() => createShopTheme(theme), [theme]);
  return (
    <MantineProvider
      theme={mantineTheme}
      defaultColorScheme={scheme}
      {...(forceScheme !== undefined && { forceColorScheme: forceScheme })}
      withCssVariables={false}
      withGlobalClasses={false}
      deduplicateInlineStyles
    >
      {children}
    </MantineProvider>
  );
};
