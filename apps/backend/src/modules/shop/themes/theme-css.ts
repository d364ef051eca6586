import { brandColors } from './brand-colors';
import type { ThemeEntry } from './theme-entry';

const DARK_ROOT = ":root[data-mantine-color-scheme='dark']";

/** `brandSoft2` → `--gs-brand-soft2`. */
const variableName = (key: string): string =>
  `--gs-${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const block = (selector: string, variables: Readonly<Record<string, string>>): string =>
  `${selector} {\n${Object.entries(variables)
    .map(([key, value]) => `  ${variableName(key)}: ${value};\n`)
    .join('')}}\n`;

/** The style sheet of a theme: the brand's variables in both schemes, laid over those of the user interface. */
export const themeCss = (theme: ThemeEntry): string =>
  block(':root', {
    ...Object.fromEntries(theme.brand.map((shade, index) => [`brand-${index}`, shade])),
    ...brandColors(theme, 'light'),
  }) + block(DARK_ROOT, brandColors(theme, 'dark'));
