import { describe, expect, it } from 'vitest';
import { systemThemeCss } from './system-theme-css';
import { themeCss } from './theme-css';

describe('systemThemeCss', () => {
  it('adds to the sheet of the theme what is dark where the system is, until the provider says how the page is lit', () => {
    const css = systemThemeCss('alpin');
    const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');
    expect(light).toBe(themeCss('alpin', ':root:root'));
    expect(dark).toContain(':root:root:not([data-mantine-color-scheme])');
    expect(dark).toContain('--gs-brand: #69b5ec;');
    expect(dark).toContain('--gs-surface:');
    expect(dark).toContain('--mantine-color-scheme: dark;');
  });
});
