/**
 * What the libraries of the shop's first page weigh, bundled alone with nothing of ours: each with those before it, as they
 * share parts. What is left of a budget is all that the shop's own code may take. `pnpm --filter=@gastroshop/bench run weight`
 */
import { build } from 'esbuild';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** What the first page takes from each, by the names it imports. */
const LIBRARIES: readonly (readonly [library: string, code: string])[] = [
  [
    'react and react-dom',
    "import * as React from 'react'; import { createRoot } from 'react-dom/client'; use(React.createElement, React.useState, createRoot);",
  ],
  [
    'react-router',
    "import { RouterProvider } from 'react-router/dom'; import { createBrowserRouter, Link, Outlet, useLocation, useNavigate, useParams, useSearchParams } from 'react-router'; use(createBrowserRouter, RouterProvider, Link, Outlet, useLocation, useNavigate, useParams, useSearchParams);",
  ],
  [
    'i18next and react-i18next',
    "import { createInstance } from 'i18next'; import { I18nextProvider, useTranslation } from 'react-i18next'; use(createInstance, I18nextProvider, useTranslation);",
  ],
  [
    '@tanstack/react-query',
    "import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'; use(QueryClient, QueryClientProvider, useQuery);",
  ],
  [
    '@reduxjs/toolkit and react-redux',
    "import { configureStore, createSlice } from '@reduxjs/toolkit'; import { Provider, useSelector } from 'react-redux'; use(configureStore, createSlice, Provider, useSelector);",
  ],
];

const appShell = path.resolve(import.meta.dirname, '../../../../packages/app-shell');

const weightOf = async (code: string): Promise<number> => {
  const { outputFiles } = await build({
    stdin: {
      contents: `const use = (...used) => { globalThis.used = used; };\n${code}`,
      resolveDir: appShell,
    },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? new Uint8Array(), { level: 9 }).byteLength;
};

let code = '';
let before = 0;
for (const [library, uses] of LIBRARIES) {
  // A module's imports stand at its beginning, wherever they are written.
  code += `${uses}\n`;
  const weight = await weightOf(code);
  process.stdout.write(
    `${library}: ${((weight - before) / 1000).toFixed(1)} KB, all so far ${(weight / 1000).toFixed(1)} KB (gzip)\n`,
  );
  before = weight;
}
