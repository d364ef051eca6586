import ts from 'typescript';

const TEST_FUNCTIONS = new Set(['describe', 'it', 'test']);
const TABLE_FORMS = new Set(['each', 'for']);
const NOT_RUN = new Set(['skip', 'todo', 'skipIf', 'runIf']);

/** What a test call is made of: describe.each(table)('title') has the name describe, the words each, and a table. */
interface TestCall {
  readonly root: string;
  readonly words: readonly string[];
  readonly tables: readonly ts.Node[];
}

const readCall = (callee: ts.Expression): TestCall | undefined => {
  const words: string[] = [];
  const tables: ts.Node[] = [];
  let current = callee;
  for (;;) {
    if (ts.isIdentifier(current)) return { root: current.text, words, tables };
    if (ts.isPropertyAccessExpression(current)) {
      words.push(current.name.text);
      current = current.expression;
    } else if (ts.isCallExpression(current)) {
      tables.push(...current.arguments);
      current = current.expression;
    } else if (ts.isTaggedTemplateExpression(current)) {
      tables.push(current.template);
      current = current.tag;
    } else return undefined;
  }
};

/** Whether a call only hands over the table: the first call of it.each(table)('title'). */
const isTableCall = ({ expression }: ts.CallExpression): boolean =>
  ts.isPropertyAccessExpression(expression) && TABLE_FORMS.has(expression.name.text);

/** All literal text below a node, joined by blanks. */
const literalText = (node: ts.Node): string => {
  const parts: string[] = [];
  const visit = (part: ts.Node): void => {
    if (ts.isStringLiteralLike(part) || ts.isTemplateHead(part) || ts.isTemplateMiddleOrTemplateTail(part))
      parts.push(part.text);
    ts.forEachChild(part, visit);
  };
  visit(node);
  return parts.join(' ');
};

const HAS_PLACEHOLDER = /%[sjo]|\$\w/;

/**
 * The titles of the tests and groups of tests in a file that are run. The title of a `.each` form with a placeholder
 * brings the texts of its table along, because an id may stand there.
 */
export const testTitles = (fileName: string, source: string): string[] => {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const call = readCall(node.expression);
      const [title] = node.arguments;
      if (call !== undefined && title !== undefined && TEST_FUNCTIONS.has(call.root) && !isTableCall(node)) {
        if (call.words.some((word) => NOT_RUN.has(word))) return;
        const text = literalText(title);
        titles.push(text);
        if (HAS_PLACEHOLDER.test(text)) titles.push(...call.tables.map(literalText));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, false));
  return titles;
};
