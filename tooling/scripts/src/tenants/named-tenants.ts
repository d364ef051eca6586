import ts from 'typescript';

/** What code must not name, by the rows an installation begins with. */
export interface FirstRows {
  /** Codes of tenants and of their groups. */
  readonly codes: ReadonlySet<string>;
  /** Names of tenants and looks, in small letters. */
  readonly names: readonly string[];
}

/** What the group and its shops are called besides. */
const OTHER_NAMES = ['eurogast'];

/** The rows, by the migration and the file of looks that bring them. */
export const firstRowsOf = (migration: string, looks: Readonly<Record<string, unknown>>): FirstRows => {
  const pairs = [...migration.matchAll(/\('([A-Z]{2})', '([A-Z]{2})'\)/g)];
  return {
    codes: new Set(pairs.flatMap(([, code = '', main = '']) => [code, main])),
    // Names that are no key of a look, and contain none.
    names: [...new Set([...Object.keys(looks), ...OTHER_NAMES])],
  };
};

/** Examples of the contract are documentation: they show a value and decide nothing. */
const isExample = (node: ts.Node): boolean => {
  const { parent } = node;
  if (ts.isSourceFile(parent)) return false;
  const isNamed =
    (ts.isPropertyAssignment(parent) && /^examples?$/.test(parent.name.getText())) ||
    (ts.isCallExpression(parent) && /\.(?:describe|regex|refine)$/.test(parent.expression.getText()));
  return isNamed || isExample(parent);
};

/** A call of the backend's is called after a group; its name is no look. */
const withoutCalls = (text: string): string => text.replaceAll(/landmarkt-?tenant/gi, '');

/**
 * Where a source names a tenant or a look in what it does: in its literals, not in comments, examples and types of calls.
 *
 * @returns lines and what stands there, such as `12: 'LM'`
 */
export const namedTenants = (
  file: string,
  source: string,
  { codes, names }: FirstRows,
): readonly string[] => {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const text =
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node) ||
      ts.isJsxText(node)
        ? node.text
        : undefined;
    // A code is a key of an object as well: { LM: true }.
    const key =
      ts.isIdentifier(node) && (ts.isPropertyAssignment(node.parent) || ts.isPropertySignature(node.parent))
        ? node.text
        : undefined;
    const small = withoutCalls(text ?? '').toLowerCase();
    const isNamed =
      codes.has(text ?? '') || codes.has(key ?? '') || names.some((name) => small.includes(name));
    if (isNamed && !isExample(node)) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${line + 1}: '${text ?? key ?? ''}'`);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
};

/** The same for a file of texts, of values alone. */
export const namedInTexts = (source: string, { names }: FirstRows): readonly string[] =>
  [...source.matchAll(/:\s*"((?:[^"\\]|\\.)*)"/g)]
    .map(([, text = '']) => text)
    .filter((text) => names.some((name) => text.toLowerCase().includes(name)))
    .map((text) => `'${text}'`);
