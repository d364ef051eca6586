import { describe, expect, it } from 'vitest';
import { buildProblems } from './build-problems';

const problemsOf = (files: Readonly<Record<string, string>>) => buildProblems(new Map(Object.entries(files)));

describe('buildProblems', () => {
  it('lets a build pass whose WebAssembly is fetched when it is needed', () => {
    expect(
      problemsOf({
        'index.js': "export { Button } from './button.js';",
        'index.d.ts': '',
        'index.d.ts.map': '',
        'button.js':
          "'use client';import { useState } from 'react';\nexport const Button = () => useState(1);\nexport const load = () => import('./reader.js');",
        'button.css': '',
        'reader.js': "export const reader = new URL('./reader.wasm', import.meta.url);",
      }),
    ).toEqual([]);
  });

  it.each([
    [{ 'button.module.css': '' }, 'button.module.css is named like a module'],
    [{ 'a.js': 'const x = useContext(C);' }, "a.js has hooks and no 'use client'"],
    [{ 'a.js': "import a from './x.bin?url';" }, 'a.js imports an address'],
    [{ 'a.js': "const a = 'data:image/svg+xml,';" }, 'a.js carries a drawing'],
    [{ 'a.js': '//# sourceMappingURL=a.js.map' }, 'a.js names a map that is not there'],
    [{ 'a.d.ts': '' }, 'a.d.ts has no map'],
    [
      { 'index.js': "export { a } from './b/a.js';", 'b/a.js': "import '../c.js';", 'c.js': "'./x.wasm'" },
      'c.js brings WebAssembly',
    ],
  ])('refuses %j', (files, problem) => {
    expect(problemsOf(files)).toEqual([expect.stringContaining(problem)]);
  });
});
