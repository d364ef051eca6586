import ts from 'typescript';
import type { Check, CheckKind, Insertion } from './check';
import { findConditions } from './find-conditions';
import { askedAs } from './switched-off';

/**
 * What looks like a check and keeps nobody out: a cookie that is written anew, and a provider that is not set up. Each by
 * its file and text.
 */
const NO_CHECKS: ReadonlySet<string> = new Set([
  'http/answer-cookies.ts cookies.get(TENANT_COOKIE.name) !== tenant',
  "sign-on/register-sign-on.ts refuse('not-found')",
]);

/** Codes by which a call says that something is not the caller's. */
const RIGHTS_CODES: ReadonlySet<string> = new Set([
  'authentication-needed',
  'csrf-token-invalid',
  'customer-forbidden',
  'not-found',
  'owner-required',
  'path-not-found',
  'prices-forbidden',
  'sign-in-required',
]);

/** What says which roles somebody has. */
const ROLE_FIELDS: ReadonlySet<string> = new Set([
  'canSeeBonuses',
  'displayPriceInformation',
  'mayPreviewContent',
  'mayShare',
  'seesBonuses',
  'seesPrices',
  'shouldSeeCrossTenantProductId',
  'showsCrossTenantId',
  'showsPrices',
]);

/** Names of what belongs to somebody, at the end of an expression. */
const OWNER = /(?:\b|_)(?:customerId|customer_id|customer\.id|owner_id|userId|user_id|tenant|own)$/;

/** Columns that say whose a row is, or how long. */
const OWNER_COLUMN =
  /^(?:\w+\.)?(?:tenant|customer_id|user_id|owner_id|created_by_user|scope|provider_session)$/;

/** The arguments of `refuse` where its code is one of the rights. */
const isRefusal = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === 'refuse' &&
  node.arguments[0] !== undefined &&
  ts.isStringLiteral(node.arguments[0]) &&
  RIGHTS_CODES.has(node.arguments[0].text);

/** `.where('tenant', …)` of a query. */
const isOwnerCondition = (
  node: ts.Node,
): node is ts.CallExpression & { expression: ts.PropertyAccessExpression } =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 'where' &&
  node.arguments[0] !== undefined &&
  ts.isStringLiteral(node.arguments[0]) &&
  OWNER_COLUMN.test(node.arguments[0].text);

const isTruthPosition = (node: ts.Node): boolean => {
  const { parent } = node;
  if (ts.isPrefixUnaryExpression(parent)) return parent.operator === ts.SyntaxKind.ExclamationToken;
  if (ts.isConditionalExpression(parent) || ts.isIfStatement(parent))
    return (ts.isIfStatement(parent) ? parent.expression : parent.condition) === node;
  return (
    ts.isBinaryExpression(parent) &&
    [ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken].includes(parent.operatorToken.kind)
  );
};

/** The operands of a chain of one operator. */
const operandsOf = (node: ts.Expression, operator: ts.SyntaxKind): readonly ts.Expression[] => {
  const inner = ts.isParenthesizedExpression(node) ? node.expression : node;
  return ts.isBinaryExpression(inner) && inner.operatorToken.kind === operator
    ? [...operandsOf(inner.left, operator), ...operandsOf(inner.right, operator)]
    : [node];
};

/** The condition under which a refusal happens, and whether it happens when that is true. */
const conditionOf = (
  refusal: ts.CallExpression,
): { readonly condition: ts.Expression; readonly when: boolean } | undefined => {
  const statement =
    ts.isExpressionStatement(refusal.parent) || ts.isReturnStatement(refusal.parent)
      ? refusal.parent
      : undefined;
  const holder =
    statement !== undefined && ts.isBlock(statement.parent) ? statement.parent : (statement ?? refusal);
  const { parent } = holder;
  if (ts.isIfStatement(parent) && parent.thenStatement === holder)
    return { condition: parent.expression, when: true };
  if (!ts.isConditionalExpression(parent)) return undefined;
  return { condition: parent.condition, when: parent.whenTrue === holder };
};

/**
 * Finds the checks of a source file by what they look like: conditions of queries on the columns of an owner, refusals,
 * questions after roles, comparisons with owners.
 *
 * @param file its name, part of every id
 */
export const findChecks = (file: string, source: string): readonly Check[] => {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const checks: Check[] = [];
  const countOfLine = new Map<number, number>();
  const known = new Set<string>();

  const add = (
    kind: CheckKind,
    range: readonly [number, number],
    insertionsFor: (asked: string) => readonly (readonly [number, string, Insertion['side']])[],
  ) => {
    const key = `${range[0]}-${range[1]}`;
    const text = source.slice(...range).replaceAll(/\s+/g, ' ');
    if (known.has(key) || NO_CHECKS.has(`${file} ${text.trim()}`)) return;
    known.add(key);
    const line = tree.getLineAndCharacterOfPosition(range[0]).line + 1;
    const count = (countOfLine.get(line) ?? 0) + 1;
    countOfLine.set(line, count);
    const id = `${file}:${line}${count === 1 ? '' : `.${count}`}`;
    checks.push({
      id,
      kind,
      text,
      insertions: insertionsFor(askedAs(id)).map(([at, text, side]) => ({ at, text, side, around: range })),
    });
  };

  /** Puts an expression between two texts. */
  const wrap = (kind: CheckKind, node: ts.Node, before: (asked: string) => string, after: string) => {
    const range = [node.getStart(tree), node.getEnd()] as const;
    add(kind, range, (asked) => [
      [range[0], before(asked), 'OPENS'],
      [range[1], after, 'CLOSES'],
    ]);
  };
  const never = (kind: CheckKind, node: ts.Node) => {
    wrap(kind, node, (asked) => `(!${asked} && (`, '))');
  };
  const always = (kind: CheckKind, node: ts.Node) => {
    wrap(kind, node, (asked) => `(${asked} || (`, '))');
  };

  const visit = (node: ts.Node): void => {
    if (isOwnerCondition(node)) {
      const start = node.expression.expression.getEnd();
      add('CONDITION', [start, node.getEnd()], (asked) => [
        [start, `.$call((all) => ${asked} ? all : all`, 'OPENS'],
        [node.getEnd(), ')', 'CLOSES'],
      ]);
    } else if (isRefusal(node)) {
      const found = conditionOf(node);
      if (found === undefined) wrap('REFUSAL', node, (asked) => `(${asked} ? undefined : `, ')');
      else {
        const weaken = found.when ? never : always;
        const operator = found.when ? ts.SyntaxKind.BarBarToken : ts.SyntaxKind.AmpersandAmpersandToken;
        weaken('REFUSAL', found.condition);
        for (const operand of operandsOf(found.condition, operator)) weaken('REFUSAL', operand);
      }
    } else if (ts.isTaggedTemplateExpression(node) && /^sql\b/.test(node.tag.getText(tree))) {
      for (const [start, end] of findConditions(node, source))
        add('CONDITION', [start, end], (asked) => [
          [start, `\${${asked} ? sql\`true\` : sql\``, 'OPENS'],
          [end, '`}', 'CLOSES'],
        ]);
    } else if (ts.isPropertyAccessExpression(node)) {
      const isRight =
        node.name.text === 'includes' &&
        /\brights$/.test(node.expression.getText(tree)) &&
        ts.isCallExpression(node.parent);
      if (isRight) always('ROLE', node.parent);
      else if (ROLE_FIELDS.has(node.name.text)) always('ROLE', node);
      else if (node.name.text === 'isForSignedIn') never('ROLE', node);
    } else if (ts.isIdentifier(node) && isTruthPosition(node)) {
      if (ROLE_FIELDS.has(node.text)) always('ROLE', node);
      else if (node.text === 'isForSignedIn') never('ROLE', node);
    } else if (ts.isBinaryExpression(node)) {
      const sides = [node.left, node.right].map((side) => side.getText(tree));
      const isOwner =
        sides.some((side) => OWNER.test(side)) &&
        !sides.includes('undefined') &&
        !sides.some((side) => side.startsWith("'"));
      if (isOwner && node.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken) always('OWNER', node);
      if (isOwner && node.operatorToken.kind === ts.SyntaxKind.ExclamationEqualsEqualsToken)
        never('OWNER', node);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return checks;
};
