import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = join(import.meta.dirname, '..');

/** Classes a component asks its sheets for that the sheets do not have; types cannot tell. */
const missingClasses = (file: string): readonly string[] => {
  const code = readFileSync(file, 'utf8');
  const imports = code.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g);
  return [...imports].flatMap(([, name = '', sheet = '']) => {
    const css = readFileSync(join(dirname(file), sheet), 'utf8');
    const asked = code.matchAll(new RegExp(`\\b${name}\\['([\\w-]+)'\\]`, 'g'));
    return [...asked].flatMap(([, className = '']) =>
      new RegExp(`\\.${className}(?![\\w-])`).test(css) ? [] : [`${file.slice(src.length)}: ${className}`],
    );
  });
};

describe('style sheets', () => {
  it('have every class that components ask for', () => {
    const components = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.tsx'),
    );
    expect(components.length).toBeGreaterThan(50);
    expect(components.flatMap((name) => missingClasses(join(src, name)))).toEqual([]);
  });
});
