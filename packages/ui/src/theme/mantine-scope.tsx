import { MantineProvider } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { createShopTheme } from './create-shop-theme';
import { useUi } from './ui-context';

/** What stands around a component of Mantine's takes. */
export interface MantineScopeProps {
  /** The component. */
  readonly children: ReactNode;
}

// The page carries the scheme's attribute already; Mantine writes none of its own.
const nowhere = (): undefined => undefined;

/** Gives a component of Mantine's the theme and scheme of the page. */
export const MantineScope = ({ children }: MantineScopeProps): ReactNode => {
  const { theme, shownScheme } = useUi();
  const mantineTheme = useMemo(() => createShopTheme(theme), [theme]);
  return (
    <MantineProvider
      theme={mantineTheme}
      forceColorScheme={shownScheme}
      getRootElement={nowhere}
      withCssVariables={false}
      withGlobalClasses={false}
      deduplicateInlineStyles
    >
      {children}
    </MantineProvider>
  );
};
