import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { breakpoints } from './scales';

const widthsIn = (css: string): readonly string[] =>
  [...css.matchAll(/@media[^{]*/g)].flatMap(([query]) =>
    [...query.matchAll(/\((?:max|min)-width:\s*([\d.]+\w+)\)/g)].map(([, width = '']) => width),
  );

describe('NAV-1: the widths at which screens change', () => {
  it('are those of phones, small desktops and desktops, one following the other', () => {
    const { phoneMax, smallDesktopMin, smallDesktopMax, desktopMin } = breakpoints;
    expect([phoneMax, smallDesktopMin]).toEqual([960, 961]);
    expect([smallDesktopMax, desktopMin]).toEqual([1390, 1391]);
  });

  it('are the same in every sheet of the kit', () => {
    const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => path.join('src', file));
    expect(sheets.length).toBeGreaterThan(20);
    const { tabletMin, largeTabletMin, smallDesktopMin, desktopMin } = breakpoints;
    // Up to a width, or from the next one on.
    const named = [tabletMin, largeTabletMin, smallDesktopMin, desktopMin].flatMap((from) => [
      `${from - 1}.98px`,
      `${from}px`,
    ]);
    const others = sheets.flatMap((sheet) =>
      widthsIn(readFileSync(sheet, 'utf8'))
        .filter((width) => !named.includes(width))
        .map((width) => `${sheet}: ${width}`),
    );
    // The cart panel folds to its rail where a list would have no room beside it.
    expect(others).toEqual(['src/layout/app-shell-layout.module.css: 1179.98px']);
  });
});
