import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { themeCss } from './theme-css';
import { tokensCss } from './tokens-css';

describe('TEN-3: themes as style sheets', () => {
  it('carry the brand of the theme in both schemes and nothing that all themes share', () => {
    const css = themeCss('alpin');
    expect(css).toContain('--gs-brand: #025d92;');
    expect(css).toContain('--gs-brand: #69b5ec;');
    expect(css).toContain('--gs-brand-soft2: #182e3d;');
    expect(css).not.toContain('--gs-surface');
  });

  it('stand on a sheet that is what the data says (pnpm tokens:write)', () => {
    const written = readFileSync(join(import.meta.dirname, '../theme/tokens.css'), 'utf8');
    const squeeze = (css: string) =>
      css
        .replaceAll(/\/\*.*?\*\//gs, '')
        .replaceAll(/\s+/g, '')
        .replaceAll('"', "'")
        .toLowerCase();
    expect(squeeze(written)).toBe(squeeze(tokensCss()));
  });
});
