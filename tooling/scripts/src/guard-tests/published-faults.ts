import type { InjectedFault } from './injected-fault';
import { replaceOnce } from '../replace-once';

type Plant = InjectedFault['plant'];

const published = (name: string, plant: Plant, complaint: RegExp): InjectedFault => ({
  name: `${name} (check:published)`,
  plant,
  guard: ['pnpm', 'run', 'check:published'],
  complaint,
});

const kit = 'packages/ui/dist/button';

/** What other sites have met when they installed a package, each found before it is packed. */
export const publishedFaults: readonly InjectedFault[] = [
  published(
    'a sheet whose classes bundlers would name anew',
    { [`${kit}/planted.module.css`]: '.planted_x1 {}\n' },
    /planted\.module\.css is named like a module/,
  ),
  published(
    'a component that a server would call as one of its own',
    { [`${kit}/planted-hook.js`]: 'export const usePlanted = () => useState(1);\n' },
    /planted-hook\.js has hooks and no 'use client'/,
  ),
  published(
    'an address that Vite alone understands',
    { [`${kit}/planted-url.js`]: "import reader from './reader.bin?url';\nexport { reader };\n" },
    /planted-url\.js imports an address as Vite alone can/,
  ),
  published(
    'WebAssembly for whoever imports a button',
    {
      'packages/ui/dist/index.js': (before) => `${before}\nexport * from "./planted-scanner.js";\n`,
      'packages/ui/dist/planted-scanner.js':
        "export const reader = new URL('./reader.wasm', import.meta.url);\n",
    },
    /planted-scanner\.js brings WebAssembly/,
  ),
  published(
    'a drawing inside a script',
    { [`${kit}/planted-drawing.js`]: "export const drawing = 'data:image/svg+xml,%3Csvg/%3E';\n" },
    /planted-drawing\.js carries a drawing inside/,
  ),
  published(
    'a package that nobody outside can install',
    {
      'packages/storefront/package.json': replaceOnce(
        '"license": "MIT"',
        '"license": "MIT",\n  "private": true',
      ),
    },
    /packages\/storefront: is private/,
  ),
  published(
    'a neighbour in one version alone',
    {
      'packages/cms/package.json': replaceOnce(
        '"@gastroshop/ui": "workspace:^"',
        '"@gastroshop/ui": "workspace:*"',
      ),
    },
    /packages\/cms: asks for @gastroshop\/ui in one version alone/,
  ),
  published(
    'a peer that is not true, and no sheets of themes',
    {
      'packages/ui/package.json': (before) =>
        before
          .replace('"react": ">=19.2"', '"react": ">=19"')
          .replaceAll('"./themes/*.css"', '"./planted/*.css"'),
    },
    /packages\/ui: takes react ">=19"[^]*packages\/ui: exports no sheets of themes/,
  ),
  published(
    'a second context',
    {
      'packages/cart/package.json': replaceOnce(
        '"idb": "catalog:"',
        '"idb": "catalog:",\n    "i18next": "catalog:"',
      ),
    },
    /packages\/cart: brings its own i18next/,
  ),
  published(
    'a package that does not say where it is from',
    { 'packages/identity/package.json': replaceOnce('"homepage"', '"planted"') },
    /packages\/identity: has no homepage/,
  ),
  published(
    'a type that leads to no source',
    { 'packages/domain/dist/planted.d.ts': 'export declare const planted: number;\n' },
    /packages\/domain: planted\.d\.ts has no map to its source/,
  ),
];
