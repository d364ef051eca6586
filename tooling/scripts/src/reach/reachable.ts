import ts from 'typescript';
import { withoutAlias } from './package-exports';

const symbolOf = (checker: ts.TypeChecker, name: ts.Identifier): ts.Symbol | undefined =>
  ts.isShorthandPropertyAssignment(name.parent)
    ? checker.getShorthandAssignmentValueSymbol(name.parent)
    : checker.getSymbolAtLocation(name);

/** All that is named, directly or by way of others, in the declarations of some symbols; these included. */
export const reachable = (checker: ts.TypeChecker, from: Iterable<ts.Symbol>): ReadonlySet<ts.Symbol> => {
  const reached = new Set<ts.Symbol>();
  const waiting = [...from];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const symbol = symbolOf(checker, node);
      if (symbol !== undefined) waiting.push(withoutAlias(checker, symbol));
    }
    ts.forEachChild(node, visit);
  };
  for (let symbol = waiting.pop(); symbol !== undefined; symbol = waiting.pop()) {
    if (reached.has(symbol)) continue;
    reached.add(symbol);
    // A module that is taken as a whole reaches what is said of it by name, not all it has.
    for (const declaration of symbol.declarations ?? [])
      if (!ts.isSourceFile(declaration)) visit(declaration);
  }
  return reached;
};
