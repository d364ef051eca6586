/** `texts:usage`: every text is asked for by some code, and of every call the compiler can tell which texts it asks for. */
import path from 'node:path';
import ts from 'typescript';
import { root, workspaceFolders } from '../workspace-folders';
import { textUsage } from './text-usage';

/** What is no part of the product: what only it asks for may go. */
const ASIDE = /\.(?:test|test-d|stories|sample)\.tsx?$|\/testing\//;

const files = workspaceFolders()
  .filter((folder) => !folder.startsWith('tooling/'))
  .flatMap((folder) => ts.sys.readDirectory(path.join(root, folder, 'src'), ['.ts', '.tsx']))
  .filter((file) => !ASIDE.test(file));

const program = ts.createProgram(files, {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  customConditions: ['@gastroshop/source'],
  jsx: ts.JsxEmit.ReactJSX,
  resolveJsonModule: true,
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  types: [],
  noEmit: true,
});

const { unused, unclear } = textUsage(program, root);
for (const text of unused) console.error(`✖ ${text} is asked for by no code`);
for (const place of unclear) console.error(`✖ ${place} asks for a text the compiler cannot tell`);
if (unused.length + unclear.length > 0) process.exitCode = 1;
