import path from 'node:path';
import ts from 'typescript';

/** What {@link textUsage} found. */
export interface TextUsage {
  /** Keys that no code asks for, as `apps/shop/src/i18next-resources.ts: OrdersTexts.title`. */
  readonly unused: readonly string[];
  /** Calls whose key the compiler cannot tell, as `apps/shop/src/orders/page.tsx:12`. */
  readonly unclear: readonly string[];
}

/** The file of a package that holds the keys of its texts. */
const RESOURCES = '/i18next-resources.ts';

/** A text's file, imported by the code that reads it: `./texts/orders.de.json`. */
const TEXT_IMPORT = /\/texts\/[^/]+\.json$/;

const isProperty = (node: ts.Node): boolean =>
  ts.isPropertySignature(node) && node.getSourceFile().fileName.endsWith(RESOURCES);

/** The keys that no node of `used` declares, as `OrdersTexts.title`. */
const unusedOf = (file: ts.SourceFile, used: ReadonlySet<ts.Node>): readonly string[] =>
  file.statements
    .filter((statement) => ts.isInterfaceDeclaration(statement))
    .flatMap(({ name, members }) =>
      members
        .filter((member) => ts.isPropertySignature(member) && !used.has(member))
        .map((member) => `${name.text}.${member.name?.getText(file) ?? ''}`),
    );

/** Whether an argument may be a key: not for what is plainly something else, so the checker is not asked of every call. */
const mayBeKey = (argument: ts.Expression | undefined): boolean =>
  argument !== undefined &&
  !ts.isArrowFunction(argument) &&
  !ts.isObjectLiteralExpression(argument) &&
  !ts.isArrayLiteralExpression(argument) &&
  !ts.isNumericLiteral(argument) &&
  !ts.isSpreadElement(argument);

/** The keys a type stands for: one literal, or each of a union; nothing where it is not only literals. */
const keysOf = (type: ts.Type): readonly string[] | undefined => {
  const keys = (type.isUnion() ? type.types : [type]).map((one) =>
    one.isStringLiteral() ? one.value : undefined,
  );
  return keys.every((key) => key !== undefined) ? keys : undefined;
};

/** The keys of what a `t` looks up, where an expression is a `t`: the type `Translate` carries them. */
const textsOf = (checker: ts.TypeChecker, callee: ts.Expression): ts.Type | undefined => {
  const type = checker.getTypeAtLocation(callee);
  if (type.getSymbol()?.name !== 'Translate') return undefined;
  const keys = type.getProperty('keys');
  return keys === undefined ? undefined : checker.getNonNullableType(checker.getTypeOfSymbol(keys));
};

/**
 * Whether a file reads texts without a `t`, as what is shown before any other code does: it imports them, and gives
 * them to nobody who makes a namespace of them. Its texts count as used.
 */
const readsDirectly = (file: ts.SourceFile): boolean =>
  !file.text.includes('defineNamespace') &&
  file.statements.some(
    (statement) =>
      ts.isImportDeclaration(statement) &&
      ts.isStringLiteral(statement.moduleSpecifier) &&
      TEXT_IMPORT.test(statement.moduleSpecifier.text),
  );

/**
 * Which texts no code asks for. The TypeScript checker is asked and not the syntax, so a key that is put together and a
 * `t` that is handed on are understood: the type of the key names all it may be. A table of keys counts as a use of each
 * key its type allows.
 *
 * @param program of the code, without its tests: what only a test asks for is unused
 * @param root that the answers' paths start from
 */
export const textUsage = (program: ts.Program, root: string): TextUsage => {
  const checker = program.getTypeChecker();
  const used = new Set<ts.Node>();
  const unclear: string[] = [];
  const use = (symbol: ts.Symbol | undefined): void => {
    for (const declaration of symbol?.declarations ?? []) if (isProperty(declaration)) used.add(declaration);
  };
  const readCall = (call: ts.CallExpression): void => {
    const texts = mayBeKey(call.arguments[0]) ? textsOf(checker, call.expression) : undefined;
    // Code that passes texts of any kind on knows no keys; its callers do.
    if (texts === undefined || texts.flags & ts.TypeFlags.TypeParameter) return;
    const parameter = checker.getResolvedSignature(call)?.parameters[0];
    const keys =
      parameter === undefined ? undefined : keysOf(checker.getTypeOfSymbolAtLocation(parameter, call));
    for (const one of keys ?? []) use(texts.getProperty(one));
    if (keys !== undefined) return;
    const file = call.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(call.getStart());
    unclear.push(`${path.relative(root, file.fileName)}:${line + 1}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) readCall(node);
    ts.forEachChild(node, visit);
  };
  const readDirectly = (file: ts.SourceFile): void => {
    const named = (node: ts.Node): void => {
      if (ts.isTypeReferenceNode(node))
        for (const property of checker.getTypeFromTypeNode(node).getProperties()) use(property);
      ts.forEachChild(node, named);
    };
    named(file);
  };
  const files = program.getSourceFiles().filter(({ fileName }) => !fileName.includes('/node_modules/'));
  for (const file of files.filter(({ isDeclarationFile }) => !isDeclarationFile)) {
    if (readsDirectly(file)) readDirectly(file);
    visit(file);
  }
  const unused = files
    .filter(({ fileName }) => fileName.endsWith(RESOURCES))
    .flatMap((file) => unusedOf(file, used).map((key) => `${path.relative(root, file.fileName)}: ${key}`));
  return { unused, unclear };
};
