import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const SOURCE = '@gastroshop/source';

/** The values that one entry of a package exports, by the name they have there. */
export interface EntryExports {
  /** How others import it: `@gastroshop/domain/cart`. */
  readonly specifier: string;
  readonly values: ReadonlyMap<string, ts.Symbol>;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The entries of a package that are code, with the source file of each. */
const entriesOf = (folder: string): readonly { specifier: string; file: string }[] => {
  const manifest: unknown = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  if (!isRecord(manifest) || typeof manifest['name'] !== 'string' || !isRecord(manifest['exports']))
    return [];
  const { name, exports } = manifest;
  return Object.entries(exports).flatMap(([entry, conditions]) => {
    const source = isRecord(conditions) ? conditions[SOURCE] : undefined;
    return typeof source === 'string' && /\.tsx?$/.test(source) && entry !== './testing'
      ? [{ specifier: `${name}${entry.slice(1)}`, file: path.join(folder, source) }]
      : [];
  });
};

/** What a symbol stands for, when it is only another name for something declared elsewhere. */
export const withoutAlias = (checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol =>
  (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);

/** The values that packages export, and the checker that knows how their names hang together. */
export const packageExports = (
  folders: readonly string[],
): { readonly checker: ts.TypeChecker; readonly entries: readonly EntryExports[] } => {
  const sources = folders.flatMap(entriesOf);
  const program = ts.createProgram(
    sources.map(({ file }) => file),
    {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      customConditions: [SOURCE],
      // Names are asked for and never types, so nothing but the packages' own files has to be read.
      noLib: true,
      types: [],
      jsx: ts.JsxEmit.ReactJSX,
    },
  );
  const checker = program.getTypeChecker();
  const entries = sources.map(({ specifier, file }) => {
    const source = program.getSourceFile(file);
    const module = source === undefined ? undefined : checker.getSymbolAtLocation(source);
    if (module === undefined) throw new Error(`${file} is no module`);
    const values = checker
      .getExportsOfModule(module)
      .map((symbol) => [symbol.name, withoutAlias(checker, symbol)] as const)
      .filter(([, symbol]) => (symbol.flags & ts.SymbolFlags.Value) !== 0);
    return { specifier, values: new Map(values) };
  });
  return { checker, entries };
};
