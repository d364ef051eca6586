import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { reachProblems } from './reach-problems';
import { shippedFiles } from './shipped-files';

const top = mkdtempSync(path.join(os.tmpdir(), 'reach-'));

const write = (file: string, content: string) => {
  mkdirSync(path.dirname(path.join(top, file)), { recursive: true });
  writeFileSync(path.join(top, file), content);
};

write(
  'rules/package.json',
  JSON.stringify({
    name: 'rules',
    exports: { './prices': { '@gastroshop/source': './src/index.ts' }, './package.json': './package.json' },
  }),
);
write(
  'rules/src/index.ts',
  "export { half, sum } from './sum';\nexport { alone, type Alone } from './alone';\nexport { tried } from './tried';\n",
);
write('rules/src/sum.ts', 'export const half = 0.5;\nexport const sum = () => ({ half });\n');
write('rules/src/alone.ts', 'export interface Alone { a: 1 }\nexport const alone = 1;\n');
write('rules/src/tried.ts', 'export const tried = 1;\n');
write('app/src/main.ts', "import { sum } from 'rules/prices';\nsum();\n");
write('app/src/main.test.ts', "import { tried } from 'rules/prices';\ntried;\n");
write('app/src/testing/plant.ts', "import { tried } from 'rules/prices';\ntried;\n");

afterAll(() => {
  rmSync(top, { recursive: true });
});

const problemsWith = (...kept: readonly string[]) =>
  reachProblems({
    packages: [path.join(top, 'rules')],
    shipped: shippedFiles(top, 'app'),
    kept: kept.map((name) => ({ from: 'rules/prices', name, because: 'a site asks for it' })),
  });

describe('reachProblems', () => {
  it('names a value that only tests reach, and none that another reaches', () => {
    expect(problemsWith()).toEqual([
      'rules/prices exports alone, and nothing that ships reaches it',
      'rules/prices exports tried, and nothing that ships reaches it',
    ]);
  });

  it('lets pass what is kept for other sites', () => {
    expect(problemsWith('alone', 'tried')).toEqual([]);
  });

  it('refuses to keep what ships and what is not there', () => {
    expect(problemsWith('alone', 'tried', 'half', 'Alone')).toEqual([
      'half of rules/prices ships, so it need not be kept for other sites',
      'rules/prices does not export Alone, which is kept for other sites',
    ]);
  });
});
