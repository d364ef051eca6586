import { createTheme, type MantineColorsTuple, type MantineThemeOverride } from '@mantine/core';
import { palettes, themes, type Shades, type ThemeKey } from '../theme-data';

const tuple = (shades: Shades): MantineColorsTuple => shades;

/**
 * Mantine's theme of a tenant theme. Colours and sizes reach the page as static CSS variables; this carries what
 * Mantine calculates with in scripts.
 */
export const createShopTheme = (theme: ThemeKey): MantineThemeOverride =>
  createTheme({
    primaryColor: 'brand',
    primaryShade: { light: 7, dark: 4 },
    colors: {
      brand: tuple(themes[theme].brand),
      gray: tuple(palettes.gray),
      dark: tuple(palettes.dark),
      red: tuple(palettes.red),
      amber: tuple(palettes.amber),
      green: tuple(palettes.green),
    },
    black: '#1d1c18',
    cursorType: 'pointer',
    defaultRadius: 'md',
    focusRing: 'auto',
    respectReducedMotion: true,
    breakpoints: { xs: '30em', sm: '48em', md: '60.0625em', lg: '86.9375em', xl: '110em' },
  });
