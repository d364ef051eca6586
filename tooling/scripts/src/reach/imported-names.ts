import ts from 'typescript';

/** What a file imports as values: by specifier, the names. */
export type ImportedNames = ReadonlyMap<string, ReadonlySet<string>>;

const isTypeOnly = (node: ts.ImportDeclaration | ts.ExportDeclaration): boolean =>
  ts.isImportDeclaration(node)
    ? node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
    : node.isTypeOnly;

/** The names in braces; undefined where the module is taken as a whole. */
const namesInBraces = (node: ts.ImportDeclaration | ts.ExportDeclaration): string[] | undefined => {
  const clause = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause;
  if (clause === undefined || !(ts.isNamedImports(clause) || ts.isNamedExports(clause))) return undefined;
  return clause.elements
    .filter((element) => !element.isTypeOnly)
    .map(({ name, propertyName }) => (propertyName ?? name).text);
};

/**
 * The names a file imports or passes on, by the specifier they come from; types are left out. Of a module that is taken
 * as a whole (`import()`, `import * as`, `export *`) every identifier of the file counts as a name.
 *
 * @example
 * importedNames('a.ts', "import { b, type C } from 'd';") // Map { 'd' => Set { 'b' } }
 */
export const importedNames = (fileName: string, source: string): ImportedNames => {
  const found = new Map<string, Set<string>>();
  const whole = new Set<string>();
  const identifiers = new Set<string>();
  const add = (specifier: string, names: readonly string[]): void => {
    const known = found.get(specifier) ?? new Set();
    for (const name of names) known.add(name);
    found.set(specifier, known);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) identifiers.add(node.text);
    const isImport = ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
    if (isImport && node.moduleSpecifier !== undefined && ts.isStringLiteral(node.moduleSpecifier)) {
      if (isTypeOnly(node)) return;
      const names = namesInBraces(node);
      if (names === undefined) whole.add(node.moduleSpecifier.text);
      else add(node.moduleSpecifier.text, names);
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments;
      if (specifier !== undefined && ts.isStringLiteralLike(specifier)) whole.add(specifier.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, false));
  for (const specifier of whole) add(specifier, [...identifiers]);
  return found;
};
