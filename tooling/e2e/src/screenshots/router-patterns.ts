import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The files that list the pages of the apps, and what their patterns begin with. */
const ROUTERS = [
  { file: 'apps/shop/src/app/pages.ts', base: '' },
  { file: 'apps/fair/src/app/pages.ts', base: '' },
  { file: 'apps/cms-preview/src/app/router.tsx', base: '/cms-preview/' },
] as const;

const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** What a route has besides its pattern. */
const SHOWS_SOMETHING: ReadonlySet<string> = new Set(['load', 'element']);

const nameOf = (property: ts.ObjectLiteralElementLike): string =>
  property.name !== undefined && ts.isIdentifier(property.name) ? property.name.text : '';

/** The pattern of a route written as an object; undefined for other objects. */
const patternIn = (node: ts.Node): string | undefined => {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  if (!node.properties.some((property) => SHOWS_SOMETHING.has(nameOf(property)))) return undefined;
  const pattern = node.properties.find((property) => nameOf(property) === 'path');
  return pattern !== undefined &&
    ts.isPropertyAssignment(pattern) &&
    ts.isStringLiteralLike(pattern.initializer)
    ? pattern.initializer.text
    : undefined;
};

const patternsIn = (node: ts.Node): readonly string[] => {
  const own = patternIn(node);
  const below: string[] = own === undefined ? [] : [own];
  ts.forEachChild(node, (child) => {
    below.push(...patternsIn(child));
  });
  return below;
};

/**
 * The patterns of all pages of the three apps, in the router's notation. They are read from the source: the code itself
 * runs in browsers only.
 *
 * @throws Error where a file lists no page any more
 */
export const routerPatterns = (): readonly string[] =>
  ROUTERS.flatMap(({ file, base }) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    const patterns = patternsIn(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
    if (patterns.length === 0) throw new Error(`${file} lists no pages`);
    return patterns.map((pattern) => base + pattern);
  });
