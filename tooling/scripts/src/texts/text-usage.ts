import path from 'node:path';
import ts from 'typescript';

/** What {@link textUsage} found. */
export interface TextUsage {
  /** Keys that no code asks for, as `apps/shop/src/i18next.d.ts: orders.title`. */
  readonly unused: readonly string[];
  /** Calls whose key the compiler cannot tell, as `apps/shop/src/orders/page.tsx:12`. */
  readonly unclear: readonly string[];
}

/** The file of a package that holds the keys of its texts. */
const RESOURCES = '/i18next.d.ts';

/** A text's file, imported by the code that reads it: `./texts/orders.de.json`. */
const TEXT_IMPORT = /\/texts\/([\w-]+)\.\w\w(?:-\w\w)?\.json$/;

/** What names the files of texts for i18next, and so asks for none of them. */
const TABLES = /\/text-files\/|\/message-texts\.ts$/;

type Keys = ReadonlyMap<string, { readonly file: ts.SourceFile; readonly keys: readonly string[] }>;

const nameOf = (name: ts.PropertyName): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';

const membersOf = ({ members }: ts.InterfaceDeclaration) =>
  members.filter((member) => ts.isPropertySignature(member));

/** Every namespace with its keys, as the generated files have them. */
const keysByNamespace = (files: readonly ts.SourceFile[]): Keys => {
  const found = new Map<string, { readonly file: ts.SourceFile; readonly keys: readonly string[] }>();
  for (const file of files.filter(({ fileName }) => fileName.endsWith(RESOURCES))) {
    const types = new Map<string, readonly string[]>();
    const visit = (node: ts.Node): void => {
      if (!ts.isInterfaceDeclaration(node)) ts.forEachChild(node, visit);
      else if (node.name.text !== 'ResourceNamespaceMap')
        types.set(
          node.name.text,
          membersOf(node).map(({ name }) => nameOf(name)),
        );
      else
        for (const { name, type } of membersOf(node))
          found.set(nameOf(name), { file, keys: types.get(type?.getText(file) ?? '') ?? [] });
    };
    visit(file);
  }
  return found;
};

/** Whether an argument may be a key: not for what is plainly something else, so the checker is not asked of every call. */
const mayBeKey = (argument: ts.Expression | undefined): argument is ts.Expression =>
  argument !== undefined &&
  !ts.isArrowFunction(argument) &&
  !ts.isObjectLiteralExpression(argument) &&
  !ts.isArrayLiteralExpression(argument) &&
  !ts.isNumericLiteral(argument) &&
  !ts.isSpreadElement(argument);

/** The strings a type stands for: one literal, or each of a union; nothing where it is not only literals. */
const literalsOf = (type: ts.Type): readonly string[] | undefined => {
  const literals = (type.isUnion() ? type.types : [type]).map((one) =>
    one.isStringLiteral() ? one.value : undefined,
  );
  return literals.every((literal) => literal !== undefined) ? literals : undefined;
};

const isReference = (type: ts.Type): type is ts.TypeReference => 'target' in type;

/** The namespace that a `t` looks texts up in, where an expression is a `t`: its type `TFunction` carries it. */
const namespaceOf = (checker: ts.TypeChecker, callee: ts.Expression): string | undefined => {
  const type = checker.getTypeAtLocation(callee);
  if (type.getSymbol()?.name !== 'TFunction' || !isReference(type)) return undefined;
  const [names] = checker.getTypeArguments(type);
  return names?.isStringLiteral() === true ? names.value : undefined;
};

/** Namespaces that a file reads without a `t`, as what is shown before any other code does; their texts count as used. */
const readDirectly = (file: ts.SourceFile): readonly string[] =>
  TABLES.test(file.fileName)
    ? []
    : file.statements.flatMap((statement) => {
        if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
        return TEXT_IMPORT.exec(statement.moduleSpecifier.text)?.slice(1) ?? [];
      });

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
  const files = program.getSourceFiles().filter(({ fileName }) => !fileName.includes('/node_modules/'));
  const namespaces = keysByNamespace(files);
  const used = new Set<string>();
  const unclear: string[] = [];
  const readCall = (call: ts.CallExpression): void => {
    const [key] = call.arguments;
    const namespace = mayBeKey(key) ? namespaceOf(checker, call.expression) : undefined;
    if (namespace === undefined || key === undefined) return;
    const keys = literalsOf(checker.getTypeAtLocation(key));
    for (const one of keys ?? []) used.add(`${namespace}.${one}`);
    if (keys !== undefined) return;
    const file = call.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(call.getStart());
    unclear.push(`${path.relative(root, file.fileName)}:${line + 1}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) readCall(node);
    ts.forEachChild(node, visit);
  };
  for (const file of files.filter(({ isDeclarationFile }) => !isDeclarationFile)) {
    for (const namespace of readDirectly(file))
      for (const key of namespaces.get(namespace)?.keys ?? []) used.add(`${namespace}.${key}`);
    visit(file);
  }
  const unused = [...namespaces].flatMap(([namespace, { file, keys }]) =>
    keys
      .filter((key) => !used.has(`${namespace}.${key}`))
      .map((key) => `${path.relative(root, file.fileName)}: ${namespace}.${key}`),
  );
  return { unused, unclear };
};
